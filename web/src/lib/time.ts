import { t } from '../words/language.svelte';

/** Seconds in words: "40 s", "3 min", "2 h". */
export function fromNow(seconds: number): string {
  if (seconds < 60) return t('seconds-short', { count: Math.round(seconds) });
  if (seconds < 3600) return t('minutes-short', { count: Math.round(seconds / 60) });
  return t('hours-short', { count: Math.round(seconds / 3600) });
}

/** Seconds as a clock shows them: 1:05. */
export function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

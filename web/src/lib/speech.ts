/** The voice that calls out, made by the browser's own speech synthesis. */

export const canSpeak = typeof speechSynthesis !== 'undefined';

export function speak(text: string, language: string): void {
  if (!canSpeak) return;
  speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language;
  words.rate = 1.15;
  words.pitch = 1.1;
  speechSynthesis.speak(words);
}

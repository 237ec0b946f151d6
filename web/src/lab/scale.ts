/** From values to places across a drawing, in per cent of its width. */
import type { Estimate } from '../protocol';

export interface Scale {
  least: number;
  most: number;
}

/** A scale that holds all intervals, and nought if it must. */
export function around(values: readonly (Estimate | null)[], zero = false): Scale {
  const bounds = values.flatMap((each) => (each && each.games ? [each.value, each.low ?? each.value, each.high ?? each.value] : []));
  if (zero || !bounds.length) bounds.push(0);
  const least = Math.min(...bounds);
  const most = Math.max(...bounds);
  const pad = (most - least) * 0.05 || 0.5;
  return { least: least === 0 ? 0 : least - pad, most: most === 0 ? 0 : most + pad };
}

/** Where a value lies, from 0 to 100. */
export function place({ least, most }: Scale, value: number): number {
  const share = (Math.min(Math.max(value, least), most) - least) / (most - least || 1);
  return Math.round(share * 1000) / 10;
}

/** Round values along a scale, a handful. */
export function marks({ least, most }: Scale, wanted = 5): number[] {
  const span = most - least || 1;
  const power = 10 ** Math.floor(Math.log10(span / wanted));
  const step = power * ([1, 2, 5, 10].find((factor) => span / (power * factor) <= wanted) ?? 10);
  const found: number[] = [];
  for (let mark = Math.ceil(least / step - 1e-9); mark * step <= most + step * 1e-9; mark += 1) {
    found.push(Number((mark * step).toPrecision(12)));
  }
  return found;
}

/** Keys by rows, as the table has rows: hand, choices, floor, bench. The frame's keys are not among them. */
export const CHOICE_KEYS: readonly string[] = ['q', 'w', 'e', 't', 'y', 'u', 'i', 'o', 'p'];
export const FLOOR_KEYS: readonly string[] = ['a', 's', 'f', 'g', 'h', 'j', 'k', 'n'];
export const BENCH_KEYS: readonly string[] = ['z', 'x', 'v', 'b'];

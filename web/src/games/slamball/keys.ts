/** Keys by rows, as the table has rows: hand, choices, floor, bench. `l`, `c`, `r`, `m` are the frame's. */
export const CHOICE_KEYS: readonly string[] = ['q', 'w', 'e', 't', 'y', 'u', 'i', 'o', 'p'];
export const FLOOR_KEYS: readonly string[] = ['a', 's', 'd', 'f', 'g', 'h', 'j', 'k'];
export const BENCH_KEYS: readonly string[] = ['z', 'x', 'v', 'b'];

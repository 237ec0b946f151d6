/** A part of the page that nobody needs at first: it comes when the browser has nothing else to do. */

/** Milliseconds until the next try, where it did not come. */
const AGAIN = 3_000;

export function soon<C>(load: () => Promise<{ default: C }>): { readonly part: C | null } {
  let part = $state.raw<C | null>(null);
  const come = (): void =>
    void load().then(
      (found) => (part = found.default),
      () => setTimeout(come, AGAIN),
    );
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(come, { timeout: 1_000 });
  else setTimeout(come, 200);
  return {
    get part() {
      return part;
    },
  };
}

/** The address bar: which page is shown. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'lab'; id: string }
  | { page: 'lost' };

/** What an address means. */
export function parse(path: string): Route {
  const [page = '', rest = '', ...more] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (more.length === 0) {
    if (page === '') return { page: 'home' };
    if (page === 'lab') return { page, id: rest };
    if (rest && (page === 'new' || page === 'rules')) return { page, game: rest };
    if (rest && (page === 'table' || page === 'replay')) return { page, id: rest };
  }
  return { page: 'lost' };
}

class Router {
  path = $state(location.pathname);
  route = $derived(parse(this.path));

  /** What lies over the page; Back takes the topmost away before it leaves the page. */
  private covers: (() => void)[] = [];
  /** Steps back that only undo a cover's entry in the history. */
  private undone = 0;

  go(address: string): void {
    if (this.covers.length) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.covers = [];
    this.arrive();
  }

  /** Something lies over the page now, until Back closes it or the answer is called. */
  cover(close: () => void): () => void {
    history.pushState(null, '');
    this.covers.push(close);
    return () => {
      const place = this.covers.indexOf(close);
      if (place < 0) return;
      this.covers.splice(place, 1);
      this.undone += 1;
      history.back();
    };
  }

  /** Back or forward. */
  turn = (): void => {
    if (this.undone) this.undone -= 1;
    else if (this.covers.length) this.covers.pop()!();
    else this.arrive();
  };

  private arrive(): void {
    const moved = this.path !== location.pathname;
    this.path = location.pathname;
    if (moved) scrollTo(0, 0);
  }

  /** Follows links inside the app without loading the page anew. */
  click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const router = new Router();

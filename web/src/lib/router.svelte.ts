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

  go(address: string): void {
    history.pushState(null, '', address);
    this.arrive();
  }

  arrive = (): void => {
    const moved = this.path !== location.pathname;
    this.path = location.pathname;
    if (moved) scrollTo(0, 0);
  };

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

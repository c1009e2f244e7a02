import Router from 'next/router';

const PAUSE_MS = 5000;

/**
 * Delays prefetching the links on the screen until five seconds after the page has loaded, so that a first visit loads
 * only its own files; a link under a finger or pointer is prefetched at once.
 */
export function prefetchLater(): void {
  if (typeof window === 'undefined') return;
  Router.ready(() => {
    const { router } = Router;
    if (!router) return;
    const prefetch = router.prefetch.bind(router);
    const pause = afterLoad();
    router.prefetch = async (url, as, options) => {
      if (!options?.priority) await pause;
      return prefetch(url, as, options);
    };
  });
}

const afterLoad = (): Promise<void> =>
  new Promise((resolve) => {
    const wait = () => void setTimeout(resolve, PAUSE_MS);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });

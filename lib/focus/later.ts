/** Starts keeping the focus at the first focus event, so that people who only read do not load its code. */
export function keepFocusLater(): void {
  if (typeof window === 'undefined') return;
  const wait = () => document.addEventListener('focusin', load, { once: true });
  // if the load fails offline, the next focus tries again
  const load = () => import('./keepFocus').then(({ keepFocus }) => void keepFocus(), wait);
  wait();
}

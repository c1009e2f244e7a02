/** From the first focus on, the keyboard is kept on the page; nobody who only reads fetches that. */
export function keepFocusLater(): void {
  if (typeof window === 'undefined') return;
  const wait = () => document.addEventListener('focusin', load, { once: true });
  // without network it is tried again at the next focus
  const load = () => import('./keepFocus').then(({ keepFocus }) => void keepFocus(), wait);
  wait();
}

/**
 * Content and first button of a page. `readable`: the elements that hold its own names and amounts. `press`: its first
 * button, and `answer`: the element that shows the press.
 * @typedef {{ readable: string, press: string, answer: string }} Wanted
 */

/**
 * Runs in the page from its beginning. Notes in `window.seen`, in ms: when each of the wanted contents was painted in
 * the language (`readable`), the first press that was answered in 0.2 s (`usable`), and the layout's shifts. From
 * `readable` on it presses the button every 0.1 s. A press counts if it was due and its answer painted within 0.2 s, and
 * if one more press, which undoes it, is answered as fast.
 * @param {Wanted & { letters: string }} wanted
 */
export function watchPage({ readable, press, answer, letters }) {
  const EVERY_MS = 100;
  const ANSWERED_MS = 200;
  const MOVES_MS = 500;
  const inLanguage = new RegExp(letters);
  window.seen = { readable: 0, usable: 0, shifts: [] };
  const seen = window.seen;
  let movedByUs = -Infinity;
  let painted = 0;

  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => {
      if (!('hadRecentInput' in entry && 'value' in entry) || entry.hadRecentInput) return;
      const isOurs = entry.startTime >= movedByUs && entry.startTime < movedByUs + MOVES_MS;
      if (!isOurs) seen.shifts.push(Number(entry.value));
    }),
  ).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) =>
    list.getEntriesByName('first-contentful-paint').forEach(({ startTime }) => (painted = startTime)),
  ).observe({ type: 'paint', buffered: true });

  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  /** @param {number} time */
  const until = (time) =>
    new Promise((resolve) => setTimeout(resolve, Math.max(0, time - performance.now())));
  /** @param {Element} one */
  const isThere = (one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    inLanguage.test(one.textContent);
  const isReadable = () =>
    readable.split(' && ').every((selector) => [...document.querySelectorAll(selector)].some(isThere));
  const state = () => {
    const shown = document.querySelector(answer);
    const words = shown?.tagName === 'OUTPUT' ? shown.textContent : '';
    return [shown?.getAttribute('aria-expanded'), shown?.getAttribute('aria-pressed'), words].join();
  };

  /** @param {number} due */
  async function isAnswered(due) {
    const button = document.querySelector(press);
    if (!(button instanceof HTMLButtonElement) || button.disabled) return false;
    const before = state();
    button.click();
    do {
      await nextFrame();
      if (state() === before) continue;
      movedByUs = due;
      return performance.now() - due <= ANSWERED_MS;
    } while (performance.now() - due <= ANSWERED_MS);
    return false;
  }

  async function run() {
    while (!document.body || !isReadable() || painted === 0) await nextFrame();
    await nextFrame();
    seen.readable = Math.max(painted, performance.now());
    for (let due = seen.readable; ; due += EVERY_MS) {
      await until(due);
      // while scripts ran, presses were due that nobody answered
      due += Math.floor(Math.max(0, performance.now() - due) / EVERY_MS) * EVERY_MS;
      if ((await isAnswered(due)) && (await isAnswered(performance.now()))) return void (seen.usable = due);
    }
  }
  void run();
}

import { SECOND } from '@/lib/domain/time/units';
import { fieldOf } from '@/lib/domain/fieldOf';

const STILL_MS = 3 * SECOND;
const LONGEST_WAIT = 5 * SECOND;

/** Resolves once the page has loaded, nothing has arrived for three seconds, and the browser is idle. */
export async function whenCalm(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await untilNothingArrives();
  // not in every browser
  if ('requestIdleCallback' in window)
    await new Promise((resolve) => window.requestIdleCallback(resolve, { timeout: LONGEST_WAIT }));
}

const untilNothingArrives = (): Promise<void> =>
  new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(finish, STILL_MS);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, STILL_MS);
    });
    observer.observe({ type: 'resource' });
  });

/** Tells whether the person or the line asks for few bytes: Save-Data, or slower than 3G. */
export function mustSaveData(): boolean {
  const connection = fieldOf(navigator, 'connection');
  return (
    fieldOf(connection, 'saveData') === true || /2g$/.test(String(fieldOf(connection, 'effectiveType') ?? ''))
  );
}

import { createInstance } from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const FOLDER = '/_next/static/texts/1a2b3c4d';

/** Loads the module as a production build for browsers has it; answers its requests by `files`. */
async function inProduction(files: Record<string, object>) {
  vi.resetModules();
  vi.stubEnv('TEXTS', FOLDER);
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address.replace(`${FOLDER}/`, ''));
    const found = files[address.replace(`${FOLDER}/`, '')];
    return Promise.resolve(found ? Response.json(found) : new Response('', { status: 404 }));
  });
  return { asked, ...(await import('@/lib/i18n/namespaces')) };
}

/** An instance without texts, as in a browser of a production build. */
function empty(lng: string) {
  const i18n = createInstance();
  i18n.init({ lng, resources: {}, initAsync: false });
  return i18n;
}

beforeEach(() => {
  document.documentElement.lang = 'en';
});
afterEach(() => vi.unstubAllEnvs());

test('a page’s texts are fetched once, in the reader’s language; those of a later part come with its script', async () => {
  const { asked, fetchTexts, loadFirstTexts } = await inProduction({
    'en/common.json': { app: 'Supra' },
    'en/dish.json': { title: 'Dish' },
  });
  fetchTexts({ dish: null });
  fetchTexts({ kitchen: { oven: 'Oven' } });
  const i18n = empty('en');
  await loadFirstTexts(i18n, 'en');
  expect(asked).toEqual(['en/dish.json', 'en/common.json']);
  expect(i18n.t('dish:title' as never)).toBe('Dish');
});

test('in Georgian every text is fetched, and none in English', async () => {
  document.documentElement.lang = 'ka';
  const { asked, fetchFrameTexts, fetchTexts, loadFirstTexts } = await inProduction({
    'ka/common.json': {},
    'ka/dish.json': { title: 'კერძი' },
    'ka/kitchen.json': {},
  });
  fetchFrameTexts();
  fetchTexts({ dish: null });
  fetchTexts({ kitchen: { oven: 'Oven' } });
  const i18n = empty('ka');
  await loadFirstTexts(i18n, 'ka');
  expect(asked).toEqual(['ka/common.json', 'ka/dish.json', 'ka/kitchen.json']);
  expect(i18n.t('dish:title' as never)).toBe('კერძი');
});

test('texts that fail to load are asked for again until they are there', async () => {
  vi.useFakeTimers();
  const files: Record<string, object> = { 'en/common.json': { app: 'Supra' } };
  const { asked, fetchTexts, loadFirstTexts } = await inProduction(files);
  fetchTexts({ dish: null });
  const done = vi.fn();
  void loadFirstTexts(empty('en'), 'en').then(done);
  await vi.advanceTimersByTimeAsync(600);
  expect(done).not.toHaveBeenCalled();
  files['en/dish.json'] = {};
  await vi.advanceTimersByTimeAsync(2000);
  expect(done).toHaveBeenCalled();
  expect(asked.filter((name) => name === 'en/dish.json').length).toBeGreaterThan(1);
  expect(asked.filter((name) => name === 'en/common.json')).toHaveLength(1);
  vi.useRealTimers();
});

test('the boot script learns which texts a page shows first', async () => {
  const { namedTexts } = await inProduction({});
  expect(namedTexts(['dish', 'reading'])).toBe(`${FOLDER} common dish reading`);
  vi.unstubAllEnvs();
  vi.resetModules();
  const { namedTexts: inDevelopment } = await import('@/lib/i18n/namespaces');
  expect(inDevelopment(['dish'])).toBeUndefined();
});

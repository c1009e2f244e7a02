import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCalendar } from '@/lib/api/calendar/calendar';
import { takeEarly } from '@/lib/api/early';
import { http } from '@/lib/api/http';
import { listCourierOrders, orderableLines } from '@/lib/api/order/orders';
import { listPantry } from '@/lib/api/pantry/pantry';
import { readPlan } from '@/lib/api/mealplan/plan';
import { listShopLists, readShopList } from '@/lib/api/shoplist/shoplists';
import { setTokenSource } from '@/lib/api/token';
import { currentToken } from '@/lib/auth/tokens';
import { describeEarlyReads } from '@/lib/boot/early';

const adapter = http.defaults.adapter;
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  http.defaults.adapter = (config) => {
    asked.push(config.url ?? '');
    return Promise.reject(new Error('not answered'));
  };
  setTokenSource(() => Promise.resolve('mine'));
});
afterEach(() => {
  http.defaults.adapter = adapter;
  setTokenSource(currentToken); // as the app has it
  delete window.early;
});

/** Returns the paths that the boot script asks on a page, with its places filled in. */
function earlyOn(page: string): string[] {
  const [, ...paths] = describeEarlyReads(page)?.split(' ') ?? [];
  return paths.map((path) =>
    path
      .replace('-monday-', '2026-11-23')
      .replace('-ahead-', '2026-12-02')
      .replace('-before-', '2026-11-25')
      .replace(/-(id|me)-/g, '17'),
  );
}

test.each([
  ['/dashboard', [() => readCalendar('2026-11-23', '2026-12-02'), listShopLists]],
  ['/shoplist', [listShopLists]],
  ['/shoplist/[id]', [() => readShopList(17)]],
  ['/shoplist/[id]/checkout', [() => orderableLines(17)]],
  ['/mealplan/[id]/edit', [() => readPlan(17)]],
  ['/orders', [() => listCourierOrders(17, '2026-11-26')]],
  ['/pantry', [listPantry]],
])(
  'what the boot script asks on %s is what the page asks',
  async (page, reads: (() => Promise<unknown>)[]) => {
    const early = earlyOn(page);
    expect(early.length).toBeGreaterThan(0);
    await Promise.allSettled(reads.map((read) => read()));
    expect(asked).toEqual(expect.arrayContaining(early));
  },
);

test('other pages ask nothing early', () => expect(describeEarlyReads('/settings')).toBeUndefined());

const LISTS = earlyOn('/shoplist')[0] ?? '';

test('an answer is taken once, without another request', async () => {
  const list = { id: 3, attributes: { Name: 'Weekend' } };
  window.early = { token: 'mine', answers: { [LISTS]: Promise.resolve({ data: [list] }) } };
  expect(await listShopLists()).toEqual([expect.objectContaining({ id: 3, Name: 'Weekend' })]);
  expect(asked).toEqual([]);
  await expect(listShopLists()).rejects.toThrow();
  expect(asked).toEqual([LISTS]);
});

test.each([
  ['failed', 'mine', null],
  ['was another person’s', 'theirs', { data: [] }],
])('the page asks itself if the early answer %s', async (_case, token, answer) => {
  window.early = { token, answers: { [LISTS]: Promise.resolve(answer) } };
  expect(await takeEarly(LISTS)).toBeUndefined();
});

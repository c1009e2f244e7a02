import { expect, test } from 'vitest';
import { createHand } from '@/tools/taps/hand.mjs';

/** Returns a page on which everything is there at once, and the actions done on it. */
function createPage() {
  const done: string[] = [];
  const locator = (name: string) => {
    const say = (what: string) => async () => void done.push(`${what} ${name}`);
    const self = {
      first: () => self,
      waitFor: async () => undefined,
      click: say('click'),
      focus: async () => undefined,
      evaluate: async (_: unknown, text: string) => !text.includes('\n'),
      fill: async (text: string) => void done.push(`fill ${name}: ${text}`),
      selectOption: async (option: string) => void done.push(`choose ${name}: ${option}`),
    };
    return self;
  };
  const page = { keyboard: { press: async (key: string) => void done.push(`press ${key}`) } };
  return { done, locator, page };
}

test('counts a tap per tapped thing, one for a whole text, two for a choice, one for a key', async () => {
  const { done, locator, page } = createPage();
  const hand = createHand(page, { settle: async () => undefined, sight: async () => 0 });
  await hand.tap(locator('add'));
  await hand.type(locator('name'), 'Our first week');
  await hand.choose(locator('role'), 'editor');
  await hand.press('Enter');
  expect(done).toEqual(['click add', 'fill name: Our first week', 'choose role: editor', 'press Enter']);
  expect(hand.count()).toEqual({ taps: 5, screenfuls: 0 });
});

test('counts a paste as a tap, and inserts it only if the page does not', async () => {
  const { done, locator, page } = createPage();
  const hand = createHand(page, { settle: async () => undefined, sight: async () => 0 });
  await hand.paste(locator('recipe'), 'Salad\nServes 2');
  await hand.paste(locator('name'), 'Salad');
  expect(done).toEqual(['fill name: Salad']);
  expect(hand.count().taps).toBe(2);
});

test('sums the scrolling and rounds once, at the end', async () => {
  const { locator, page } = createPage();
  const ways = [0.14, 0, 0.14];
  const hand = createHand(page, { settle: async () => undefined, sight: async () => ways.shift() ?? 0 });
  for (const name of ['first', 'second', 'third']) await hand.tap(locator(name));
  expect(hand.count()).toEqual({ taps: 3, screenfuls: 0.3 });
});

import { readFileSync } from 'node:fs';
import decodeQR from 'qr/decode.js';
import { expect } from '@playwright/test';
import { callApi, newcomer, signIn, tokenOf, type Person } from '../support/people';
import { act, addText, areSaved, button, drag, createPlan } from '../support/plan';
import { journey, see, type Visit } from '../support/visit';
import { unique } from '../support/unique';

const ENTRY = 'ტყემალი 1';

/** Returns whether the entry moved from lunch to dinner. */
async function isForDinner({ page, t }: Visit): Promise<boolean> {
  const text = await page.getByRole('main').innerText();
  return text.indexOf(ENTRY) > text.indexOf(t('type.Dinner'));
}

/** Decodes a picture's QR code; the browser loads the picture, which proves that it is one. */
async function codeIn({ page }: Visit, bytes: Buffer): Promise<string> {
  const picture = await page.evaluate(async (base64) => {
    const file = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]);
    const image = await createImageBitmap(file);
    const side = 304; // small enough to send, large enough to scan
    const canvas = new OffscreenCanvas(side, side);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(image, 0, 0, side, side);
    const { width, height, data } = context.getImageData(0, 0, side, side);
    return { width, height, data: [...data] };
  }, bytes.toString('base64'));
  return decodeQR({ ...picture, data: Uint8Array.from(picture.data) });
}

/** Returns the entries of each meal of the plan's one day in the CMS. */
async function keptMeals({ stack }: Visit, owner: Person, id: number): Promise<string[][]> {
  const token = await tokenOf(stack.url, owner);
  const { data } = await callApi(stack.url, `mealplans/${id}?populate=deep,5`, { token });
  const meals: { entries: { text: string }[] }[] = data.attributes.days[0].meals;
  return meals.map(({ entries }) => entries.map(({ text }) => text));
}

journey(
  'a person drags a meal, undoes it and drags it again, and it saves; the QR code’s picture leads to the plan',
  { on: 'phone' },
  async (visit) => {
    const { page, t, stack, open } = visit;
    const owner = await newcomer(stack);
    const { id, attributes } = await createPlan(visit, owner, `Dragged ${unique()}`);
    await signIn(visit, owner, `/mealplan/${id}/edit`);
    const entry = page.getByRole('main').getByRole('button', { name: ENTRY, exact: true });
    await see(entry);
    await drag(visit, entry, page.getByRole('heading', { name: t('type.Dinner') }));
    await expect.poll(() => isForDinner(visit)).toBe(true);
    await button(visit, 'action.undo').click();
    await expect.poll(() => isForDinner(visit)).toBe(false);
    await drag(visit, entry, page.getByRole('heading', { name: t('type.Dinner') }));
    await expect.poll(() => isForDinner(visit)).toBe(true);
    await expect.poll(() => keptMeals(visit, owner, id)).toEqual([[], [ENTRY]]);
    await areSaved(visit);

    await open(`/mealplan/${id}`);
    await act(visit, 'mealplan:action.qr');
    const download = page.waitForEvent('download');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('sharing:qr.png') })
      .click();
    const bytes = readFileSync(await (await download).path());
    expect(bytes.subarray(0, 4)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47]));
    expect(await codeIn(visit, bytes)).toBe(`${stack.url}/mealplan/join/${attributes.joinToken}`);
  },
);

const SIZES = {
  desktop: [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
  ],
  phone: [{ width: 390, height: 844 }],
} as const;

journey(
  'a person plans a week without pressing save: after a reload the week and its undo are there',
  { on: 'desktop', gate: true },
  async (visit) => {
    const { page, t, stack } = visit;
    const owner = await newcomer(stack);
    const { id } = await createPlan(visit, owner, `By itself ${unique()}`);
    await signIn(visit, owner, `/mealplan/${id}/edit`);

    // the first place to add something is visible without scrolling, above the bar at the bottom
    const slot = page.locator('[data-stop]').first();
    for (const size of SIZES[visit.device]) {
      await page.setViewportSize(size);
      await see(slot);
      await expect
        .poll(async () => {
          const box = await slot.boundingBox();
          const bar = await page.locator('.bottom-bar').boundingBox();
          return (bar?.y ?? size.height) - (box?.y ?? Infinity) - (box?.height ?? 0);
        })
        .toBeGreaterThan(0);
    }

    await addText(visit, 'აჯიკა 2');
    await expect.poll(() => keptMeals(visit, owner, id)).toEqual([[ENTRY, 'აჯიკა 2'], []]);
    await areSaved(visit);
    await addText(visit, 'მწნილი 3');
    await page.reload(); // before the autosave delay is over
    await see(page.getByRole('main').getByRole('button', { name: 'მწნილი 3', exact: true }));
    await expect.poll(() => keptMeals(visit, owner, id)).toEqual([[ENTRY, 'აჯიკა 2', 'მწნილი 3'], []]);
    await button(visit, 'action.undo').click();
    await expect.poll(() => keptMeals(visit, owner, id)).toEqual([[ENTRY, 'აჯიკა 2'], []]);
    await areSaved(visit);
    // leaving by a link saves the latest text, without a question
    await addText(visit, 'ტყემალი 4');
    await button(visit, 'planner:planner.more').click();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('planner:planner.view') })
      .click();
    await page.waitForURL(new RegExp(`/mealplan/${id}$`));
    await see(page.getByRole('main').getByText('ტყემალი 4').first());
    await expect.poll(() => keptMeals(visit, owner, id)).toEqual([[ENTRY, 'აჯიკა 2', 'ტყემალი 4'], []]);
  },
);

journey(
  'a person plans a meal by keyboard alone; the keys are listed, and Escape drops the dish',
  { only: 'desktop' },
  async (visit) => {
    const { page, t, stack } = visit;
    const owner = await newcomer(stack);
    const { id } = await createPlan(visit, owner, `By keys ${unique()}`);
    await signIn(visit, owner, `/mealplan/${id}/edit`);
    const { keyboard } = page;
    const entry = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
    const isAt = (name: string) =>
      expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toContain(name);
    await see(entry(ENTRY));
    await keyboard.press('?');
    const dialog = page.getByRole('dialog');
    await see(dialog.getByText(t('planner:keys.remove')));
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await keyboard.press('ArrowDown');
    await isAt(ENTRY);
    await keyboard.press('a');
    await see(dialog.getByRole('searchbox'));
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await entry(ENTRY).focus();
    await keyboard.press('Delete');
    await expect.poll(() => keptMeals(visit, owner, id)).toEqual([[], []]);
    await keyboard.press('Control+z');
    await expect.poll(() => keptMeals(visit, owner, id)).toEqual([[ENTRY], []]);

    // Escape drops a dish taken from the shelf
    await keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
    const dish = page
      .getByRole('complementary')
      .locator('button[aria-pressed="false"]')
      .filter({ has: page.locator('.picture') });
    await dish.first().click();
    await see(page.getByRole('main').getByText(t('planner:planner.put')).first());
    await keyboard.press('Escape');
    await expect.poll(() => page.getByRole('main').getByText(t('planner:planner.put')).count()).toBe(0);
  },
);

const text = (word: string) => ({ kind: 'text', text: word });
const UNEVEN = [
  {
    meals: [
      { type: 'Breakfast', entries: [text('ფაფა'), text('ჩაი'), text('პური')] },
      { type: 'Dinner', entries: [text('ლობიო')] },
    ],
  },
  { title: 'სტუმრები', meals: [{ type: 'Dinner', entries: [text('სალათი'), text('თევზი')] }] },
  {
    meals: [
      { type: 'Breakfast', entries: [] },
      { type: 'Lunch', entries: [] },
      { type: 'Dinner', entries: [] },
    ],
  },
];

/** Returns the height on the screen of the same meal on each day. */
const topsOf = ({ page }: Visit, meal: string): Promise<number[]> =>
  page
    .getByRole('main')
    .getByRole('heading', { name: meal, exact: true })
    .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().top)));

async function standsOnOneHeight(visit: Visit) {
  const { t, stack, open, page } = visit;
  const owner = await newcomer(stack);
  const { id } = await createPlan(visit, owner, `Even ${unique()}`, UNEVEN);
  await signIn(visit, owner, `/mealplan/${id}/edit`);
  await see(page.getByRole('main').getByRole('button', { name: 'ლობიო', exact: true }));
  const planned = await topsOf(visit, t('type.Dinner'));
  expect(planned).toHaveLength(3);
  expect(new Set(planned).size).toBe(1);
  await open(`/mealplan/${id}`);
  await see(page.getByRole('main').getByText('თევზი'));
  const read = await topsOf(visit, t('type.Dinner'));
  expect(read).toHaveLength(2);
  expect(new Set(read).size).toBe(1);
}
const EVEN = 'the same meal of all days stands on one height, planned and read';
journey(EVEN, { only: 'desktop' }, standsOnOneHeight);
journey(EVEN, { only: 'desktop', language: 'ka' }, standsOnOneHeight);

import { readFileSync } from 'node:fs';
import decodeQR from 'qr/decode.js';
import { expect } from 'vitest';
import { callApi, newcomer, signIn, tokenOf, type Person } from './support/people';
import { areSaved, button, drag, keptPlan, saveDays } from './support/plan';
import { unique } from './support/recipe';
import { journey, see, type Visit } from './support/visit';

const ENTRY = 'ტყემალი 1';

/** Whether what was for lunch stands in the dinner. */
async function isForDinner({ page, t }: Visit): Promise<boolean> {
  const text = await page.getByRole('main').innerText();
  return text.indexOf(ENTRY) > text.indexOf(t('type.Dinner'));
}

/** What a picture's QR code says; the browser reads the picture, so that it must be one. */
async function codeIn({ page }: Visit, bytes: Buffer): Promise<string> {
  const picture = await page.evaluate(async (base64) => {
    const file = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]);
    const image = await createImageBitmap(file);
    const side = 304; // small enough to be handed over, large enough to be read
    const canvas = new OffscreenCanvas(side, side);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(image, 0, 0, side, side);
    const { width, height, data } = context.getImageData(0, 0, side, side);
    return { width, height, data: [...data] };
  }, bytes.toString('base64'));
  return decodeQR({ ...picture, data: Uint8Array.from(picture.data) });
}

/** What the CMS holds for each meal of the plan's one day. */
async function keptMeals({ stack }: Visit, owner: Person, id: number): Promise<string[][]> {
  const token = await tokenOf(stack.url, owner);
  const { data } = await callApi(stack.url, `mealplans/${id}?populate=deep,5`, { token });
  const meals: { entries: { text: string }[] }[] = data.attributes.days[0].meals;
  return meals.map(({ entries }) => entries.map(({ text }) => text));
}

journey(
  'a meal is dragged by hand, taken back, dragged again and saved; the picture of the QR code leads to the plan',
  async (visit) => {
    const { page, t, stack, open } = visit;
    const owner = await newcomer(stack);
    const { id, attributes } = await keptPlan(visit, owner, `Dragged ${unique()}`);
    await signIn(visit, owner, `/mealplan/${id}/edit`);
    const entry = page.getByRole('main').getByRole('button', { name: ENTRY, exact: true });
    await see(entry);
    await drag(visit, entry, page.getByRole('heading', { name: t('type.Dinner') }));
    await expect.poll(() => isForDinner(visit)).toBe(true);
    await button(visit, 'action.undo').click();
    await expect.poll(() => isForDinner(visit)).toBe(false);
    await drag(visit, entry, page.getByRole('heading', { name: t('type.Dinner') }));
    await expect.poll(() => isForDinner(visit)).toBe(true);
    await saveDays(visit);
    await areSaved(visit);
    expect(await keptMeals(visit, owner, id)).toEqual([[], [ENTRY]]);

    await open(`/mealplan/${id}`);
    await button(visit, 'mealplan:action.qr').click();
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

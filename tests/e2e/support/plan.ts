import type { Locator, Page } from 'playwright-core';
import { callApi, tokenOf, type Person } from './people';
import { see, type Visit } from './visit';

interface Kept {
  readonly id: number;
  readonly attributes: { readonly joinToken: string };
}

const ONE_DAY = [
  {
    meals: [
      { type: 'Lunch', entries: [{ kind: 'text', text: 'ტყემალი 1' }] },
      { type: 'Dinner', entries: [] },
    ],
  },
];

/** Makes a plan through the API; by default of one day with something for lunch and nothing for dinner. */
export async function createPlan(
  { stack }: Visit,
  owner: Person,
  name: string,
  days: readonly object[] = ONE_DAY,
): Promise<Kept> {
  const token = await tokenOf(stack.url, owner);
  return (await callApi(stack.url, 'mealplans', { token, method: 'POST', data: { Name: name, days } })).data;
}

export const button = ({ page, t }: Visit, key: string): Locator =>
  page.getByRole('main').getByRole('button', { name: t(key), exact: true });

/** Opens the dialog that adds to the first meal of the shown day. */
async function openAdd({ page, t }: Visit): Promise<Locator> {
  const name = t.pattern('planner:planner.addTo');
  await page.getByRole('main').getByRole('button', { name }).first().click();
  return page.getByRole('dialog');
}

/** Searches the shelf for a dish and adds it to the first meal with a tap. */
export async function addDish(visit: Visit, dish: string) {
  const dialog = await openAdd(visit);
  await dialog.getByRole('searchbox', { name: visit.t('planner:shelf.searchDishes') }).fill(dish);
  await dialog
    .getByRole('button', { name: visit.t('planner:add.pick', { name: dish }), exact: true })
    .click();
  await see(
    dialog.getByRole('status').getByText(visit.t('planner:add.added', { name: dish }), { exact: true }),
  );
  // the dialog has moved on to the day's next meal
  await dialog
    .getByRole('button', { name: visit.t('action.close') })
    .last()
    .click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Writes a few words into the first meal. */
export async function addText(visit: Visit, text: string) {
  const { t } = visit;
  const dialog = await openAdd(visit);
  await dialog.getByRole('button', { name: t('planner:add.kinds.text'), exact: true }).click();
  await dialog.getByRole('textbox', { name: t('planner:add.text'), exact: true }).fill(text);
  await dialog.getByRole('button', { name: t('action.add'), exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Waits until the planner says that it has saved automatically. */
export const areSaved = ({ page, t }: Visit) =>
  see(page.getByRole('status').getByText(t('planner:state.saved'), { exact: true }));

/** Presses an action of a plan, behind "more" if there is room for one row only. */
export async function act(visit: Visit, key: string) {
  const more = button(visit, 'mealplan:action.more');
  await see(more);
  const action = button(visit, key);
  if (!(await action.isVisible())) await more.click();
  await action.click();
}

/** Drags one thing onto another: by mouse, or on a phone by a finger that first rests on it. */
export async function drag({ page, context, device }: Visit, from: Locator, to: Locator) {
  // away from the docked parts at the top and bottom of the page
  await from.evaluate((place) => place.scrollIntoView({ block: 'center' }));
  const [start, end] = [await middleOf(from), await middleOf(to)];
  const taken = page.locator('[data-dragging="true"]').first();
  if (device === 'desktop') {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 8 });
    await taken.waitFor();
    await page.mouse.up();
    await takesClicks(page);
    return;
  }
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', start);
  await taken.waitFor();
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', {
      x: start.x + (end.x - start.x) * part,
      y: start.y + (end.y - start.y) * part,
    });
  await touch('touchEnd');
  await takesClicks(page);
}

/** dnd-kit swallows the click that ends a drag, and any other shortly after it; no hand is that quick. */
const takesClicks = (page: Page) =>
  page.waitForFunction(() => {
    let isHeard = false;
    const probe = new MouseEvent('click', { bubbles: true });
    window.addEventListener('click', () => (isHeard = true), { once: true });
    document.body.dispatchEvent(probe);
    return isHeard;
  });

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('What is dragged is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

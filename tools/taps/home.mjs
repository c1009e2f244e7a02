import { newPerson } from '../screens/lookers.mjs';
import { drawBars } from '../screens/bars.mjs';
import { callApi, tokenOf } from '../screens/session.mjs';

const CODE = '4860103230584';

/**
 * Creates a new person, with a function that calls the API as that person.
 * @param {string} url
 */
async function newcomer(url) {
  const person = await newPerson(url);
  const token = await tokenOf(url, person);
  /** @param {string} path @param {object} [data] */
  const call = async (path, data) =>
    (await callApi(url, path, { token, ...(data && { method: 'POST', data }) })).data;
  const [milk] = await call('products?filters[Name][$eq]=Milk');
  return { person, call, milk: milk.id };
}

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tbilisi' }).format(new Date());

/**
 * Runs in the page: replaces its camera by a picture of these bars.
 * @param {{ row: number[], width: number, height: number }} bars
 */
function holdBars({ row, width, height }) {
  const canvas = Object.assign(document.createElement('canvas'), {
    width: width + 160,
    height: height + 160,
  });
  const draw = canvas.getContext('2d');
  if (!draw) throw new Error('This page cannot draw.');
  draw.fillStyle = 'white';
  draw.fillRect(0, 0, canvas.width, canvas.height);
  draw.fillStyle = 'black';
  row.forEach((grey, at) => grey === 0 && draw.fillRect(80 + at, 80, 1, height));
  const stream = canvas.captureStream(10);
  // a canvas stream sends a frame only when it is drawn on
  setInterval(() => draw.fillRect(80 + row.indexOf(0), 80, 1, height), 100);
  navigator.mediaDevices.getUserMedia = async () => stream;
}

/** @type {import('./walk.mjs').Journey} */
export const packScanned = {
  name: 'scan a known pack',
  prepare: async (url) => {
    const { person, call, milk } = await newcomer(url);
    await call('barcodes/link', { code: CODE, Name: 'Milk', product: milk, amount: 930, unit: 'ml' });
    return { person };
  },
  walk: async ({ hand, page, bar, button, dialog }) => {
    const { row, ...size } = drawBars('ean13', CODE);
    await page.evaluate(holdBars, { row: [...row], ...size });
    await hand.tap(bar.button('bar.more'));
    await hand.tap(dialog.link('menu.pantry'));
    await hand.tap(button('barcode:scan'));
    await dialog.at.getByText('930 ml', { exact: true }).waitFor();
    await hand.tap(dialog.button('barcode:put.all'));
    await button('pantry:item.more', { name: 'Milk' }).waitFor();
  },
};

/** @type {import('./walk.mjs').Journey} */
export const cookedAtHome = {
  name: 'cook and take out',
  prepare: async (url) => {
    const { person, call, milk } = await newcomer(url);
    const key = crypto.randomUUID();
    await call('pantry-items/change', {
      op: 'add',
      key,
      Name: 'Milk',
      product: milk,
      amount: 1000,
      unit: 'ml',
    });
    const Steps = [{ description: 'Warm the milk.' }];
    const ingredients = [{ product: milk, amount: 250, unit: 'ml' }];
    const { id } = await call('dishes', { Name: 'Warm milk', servingAmount: 1, ingredients, Steps });
    const meals = [{ type: 'Dinner', entries: [{ kind: 'dish', dish: id, servings: 1 }] }];
    await call('mealplans', { Name: 'This evening', startDate: today(), days: [{ meals }] });
    return { person };
  },
  walk: async ({ hand, page, t, button, dialog, at }) => {
    await hand.tap(page.getByRole('main').getByRole('link', { name: 'Warm milk' }));
    await at(/^\/dishes\/\d+$/);
    await hand.tap(button('dish:cook.start'));
    await hand.tap(dialog.button('dish:cook.done'));
    await hand.tap(dialog.button('cooking:asked.send'));
    await page
      .getByRole('main')
      .getByText(t('fromHome:taken_one', { count: 1 }))
      .first()
      .waitFor();
  },
};

/** @type {import('./walk.mjs').Journey} */
export const boughtAndPut = {
  name: 'tick and put away',
  prepare: async (url) => {
    const { person, call, milk } = await newcomer(url);
    const { id } = await call('shoplists', { Name: 'On the way home' });
    const line = { op: 'add', key: crypto.randomUUID(), product: milk, Name: 'Milk', category: 'dairy' };
    await call(`shoplists/${id}/change`, line);
    return { person };
  },
  walk: async ({ hand, page, t, bar, button }) => {
    await hand.tap(bar.link('bar.shopping'));
    await hand.tap(page.getByRole('main').getByRole('link', { name: 'On the way home' }));
    await hand.tap(page.getByRole('main').getByRole('checkbox', { name: /^Milk/ }).locator('xpath=..'));
    await hand.tap(button('bought:all_one', { count: 1 }));
    await page
      .getByRole('main')
      .getByText(t('bought:allThere_one', { count: 1 }))
      .waitFor();
  },
};

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { launchChromium } from '../../scripts/testing/chromium.mjs';
import { createLookers, knownRecords } from './lookers.mjs';
import { callApi, demoPerson, tokenOf } from './session.mjs';
import { settled } from './settled.mjs';
import { setLanguage, showTheme } from './take.mjs';
import { ROOT, startStack } from '../../scripts/launch/stack.mjs';
import { createSteps } from '../../scripts/launch/steps.mjs';
import { toldOf } from '../../scripts/processes/errors.mjs';

/**
 * @import { Page } from 'playwright-core'
 * @import { Device } from './devices.mjs'
 * @import { Known } from './steps.mjs'
 * @import { Language } from './texts.mjs'
 */

/**
 * @typedef {{ name: string, device: Device, window: [width: number, height: number], route: (known: Known) => string,
 *   size: [width: number, height: number] }} Picture
 */

const DIR = path.join(ROOT, 'public', 'landing');
const QUALITY = 72;
/**
 * Screenshots of the start page, in the largest size shown there; components/landing/Product.tsx has the same sizes.
 * @type {Picture[]}
 */
const PICTURES = [
  {
    name: 'planner',
    device: 'desktop',
    window: [1280, 960],
    route: ({ plan }) => `/mealplan/${plan}/edit`,
    size: [960, 720],
  },
  {
    name: 'list',
    device: 'phone',
    window: [390, 680],
    route: ({ shoplist }) => `/shoplist/${shoplist}`,
    size: [390, 680],
  },
];

/**
 * `npm run landing`: takes the start page's screenshots from the running app with the demo's data, in each language and
 * theme.
 */
async function main() {
  const steps = createSteps();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'supra-landing-'));
  const end = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => end.abort());
  try {
    const stack = await startStack({ dataDir, seed: 'demo', steps, signal: end.signal });
    try {
      await steps.step('Pictures', () => takeAll(stack.settings.publicUrl));
    } finally {
      await stack.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Takes the screenshots from a running stack at `url`.
 * @param {string} url
 */
export async function takeAll(url) {
  mkdirSync(DIR, { recursive: true });
  const browser = await launchChromium();
  const look = createLookers({ browser, url });
  try {
    for (const language of /** @type {const} */ (['en', 'ka']))
      for (const picture of PICTURES) {
        const context = await look('user', picture.device, language);
        await take(await context.newPage(), { ...picture, url, language });
        await context.close();
      }
  } finally {
    await browser.close();
  }
}

/** @param {Page} page @param {Picture & { url: string, language: Language }} picture */
async function take(page, { name, window: [width, height], route, size, url, language }) {
  await page.setViewportSize({ width, height });
  await setLanguage(page, language);
  await page.goto(route({ ...(await knownRecords(url, language)), shoplist: await listIn(url, language) }));
  await settled(page);
  await page.waitForFunction(() => document.querySelector('main .skeleton') === null);
  await settled(page);
  const main = page.getByRole('main');
  const top = await main.evaluate((part) => part.getBoundingClientRect().top + window.scrollY);
  for (const theme of ['light', 'dark']) {
    await showTheme(page, theme);
    const taken = await page.screenshot({
      clip: { x: 0, y: top, width, height: height - top },
      fullPage: false,
    });
    await sharp(taken)
      .resize(...size, { fit: 'cover', position: 'left top' })
      .webp({ quality: QUALITY })
      .toFile(path.join(DIR, `${name}-${language}-${theme}.webp`));
  }
}

/**
 * Returns the id of the viewer's first list with a name in the language, else of their first list.
 * @param {string} url
 * @param {Language} language
 * @returns {Promise<number>}
 */
async function listIn(url, language) {
  const token = await tokenOf(url, demoPerson(language === 'ka' ? 'friend' : 'user'));
  const lists = (await callApi(url, 'shoplists?sort=createdAt:asc', { token })).data;
  /** @param {{ attributes: { Name: string } }} list */
  const isIn = ({ attributes }) => /[ა-ჰ]/.test(attributes.Name) === (language === 'ka');
  return (lists.find(isIn) ?? lists[0]).id;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    await main();
  } catch (error) {
    console.error(toldOf(error, ['ChildFailure']));
    process.exit(1);
  }

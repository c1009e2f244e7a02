import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '../../scripts/processes/errors.mjs';
import { DEVICE_NAMES, DEVICES } from './devices.mjs';
import { createLookers, knownRecords } from './lookers.mjs';
import { settled } from './settled.mjs';
import { indexPage, sheetPage } from './sheets.mjs';
import { textsOf } from './texts.mjs';

/**
 * @import { Browser, Page } from 'playwright-core'
 * @import { Device } from './devices.mjs'
 * @import { Known, Screen, Screening } from './steps.mjs'
 * @import { Language } from './texts.mjs'
 */

/** @type {Language[]} */
const LANGUAGES = ['en', 'ka'];
const THEMES = ['light', 'dark'];
const SHEET_WIDTH = 2200;

/**
 * @param {string} name
 * @param {Device} device
 * @param {Language} language
 * @param {string} theme
 */
const fileOf = (name, device, language, theme) => `${name}-${device}-${language}-${theme}.png`;
/** @param {Pick<Screen, 'only'>} screen */
const devicesOf = ({ only }) => DEVICE_NAMES.filter((device) => (only ?? device) === device);

/**
 * Takes full-page screenshots of each screen in every width, language and theme into `dir`.
 * @param {{ browser: Browser, url: string }} stack
 * @param {readonly Screen[]} screens
 * @param {string} dir
 * @param {{ signal?: AbortSignal, print?: (text: string) => void }} [options]
 */
export async function takeScreens(stack, screens, dir, { signal, print = console.error } = {}) {
  mkdirSync(dir, { recursive: true });
  const look = createLookers(stack);
  for (const device of DEVICE_NAMES) {
    for (const who of new Set(screens.map((screen) => screen.who))) {
      const theirs = screens.filter((screen) => screen.who === who && devicesOf(screen).includes(device));
      for (const language of LANGUAGES) {
        const context = await look(who, device, language);
        const page = await context.newPage();
        await takeInLanguage(stack, page, { device, language, screens: theirs, dir, signal, print });
        await context.close();
      }
    }
  }
}

/**
 * @param {{ url: string }} stack
 * @param {Page} page
 * @param {{ device: Device, language: Language, screens: readonly Screen[], dir: string, signal?: AbortSignal,
 *   print: (text: string) => void }} visit
 */
async function takeInLanguage({ url }, page, { device, language, screens, dir, signal, print }) {
  const known = await knownRecords(url, language);
  const t = textsOf(language);
  await setLanguage(page, language);
  for (const screen of screens) {
    signal?.throwIfAborted();
    try {
      await openScreen(page, screen, { t, device, language, known });
    } catch (error) {
      // The screenshot shows how far it got.
      print(`✗ ${screen.name} (${device}, ${language}): ${messageOf(error).split('\n')[0]}`);
    }
    await showWhole(page);
    for (const theme of THEMES) {
      await showTheme(page, theme);
      const file = path.join(dir, fileOf(screen.name, device, language, theme));
      await page.screenshot({ path: file });
    }
    await page.setViewportSize(DEVICES[device].viewport);
  }
}

/**
 * Makes the window as tall as the page, so that elements fixed to the bottom are at its end; with an open dialog the
 * window stays.
 * @param {Page} page
 */
async function showWhole(page) {
  if (await page.locator('.modal.show, .offcanvas.show').first().isVisible()) return;
  const { width, height } = page.viewportSize() ?? { width: 0, height: Infinity };
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  if (whole > height) await page.setViewportSize({ width, height: whole });
}

/**
 * Sets the language from the next page on.
 * @param {Page} page
 * @param {Language} language
 */
export const setLanguage = (page, language) =>
  page.addInitScript((chosen) => localStorage.setItem('selectedLanguage', chosen), language);

/**
 * Shows the present page in another theme, as the theme setting does.
 * @param {Page} page
 * @param {string} theme
 */
export async function showTheme(page, theme) {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.bsTheme = chosen;
  }, theme);
  await settled(page);
}

/**
 * Opens a screen and runs its steps.
 * @param {Page} page
 * @param {Screen} screen
 * @param {Omit<Screening, 'page'> & { known: Known }} visit
 */
export async function openScreen(page, screen, { known, ...visit }) {
  await page.goto(screen.path?.(known) ?? screen.route);
  await settled(page);
  await screen.prepare?.({ page, ...visit });
  await settled(page);
}

/**
 * Creates one sheet for each screen, and a page with all of them.
 * @param {Browser} browser
 * @param {readonly Screen[]} screens
 * @param {string} dir
 */
export async function composeSheets(browser, screens, dir) {
  const sheets = path.join(dir, 'sheets');
  mkdirSync(sheets, { recursive: true });
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 1000 } });
  for (const screen of screens) {
    const rows = devicesOf(screen).map((device) => ({
      device,
      files: LANGUAGES.flatMap((language) =>
        THEMES.map((theme) => fileOf(screen.name, device, language, theme)),
      ),
    }));
    const html = path.join(sheets, `${screen.name}.html`);
    writeFileSync(html, sheetPage(screen.name, rows));
    await page.goto(`file://${html}`);
    await page.screenshot({ path: path.join(sheets, `${screen.name}.png`), fullPage: true });
    rmSync(html);
  }
  await page.close();
  const names = screens.map(({ name }) => name);
  writeFileSync(path.join(dir, 'index.html'), indexPage(names));
}

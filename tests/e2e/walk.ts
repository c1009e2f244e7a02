import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from '@/scripts/chromium.mjs';
import { createLookers, knownRecords } from '@/scripts/screens/lookers.mjs';
import { SCREENS, type Known, type Screen, type Who } from '@/scripts/screens/screens.mjs';
import { keepLanguage, openScreen, showTheme } from '@/scripts/screens/take.mjs';
import { textsOf } from '@/scripts/screens/texts.mjs';
import { LANGUAGES, type Language } from '@/lib/domain/language';
import { ROUTES } from '@/lib/routes';
import { misfits } from './support/layout';
import type { Device } from './support/visit';
import { watch, type Watch } from './support/watch';
import { strayWords } from './support/words';

// The walk tells that something is missing by the page, and the browser tells it too.
const MISSING = /\/nowhere|999999999/;
const GRAVE = ['serious', 'critical'];
const { url } = inject('site');
const known = {} as Record<Language, Known>;
const visits = new Map<string, Promise<{ context: BrowserContext; complaints: Watch }>>();
let browser: Browser;
let look: ReturnType<typeof createLookers>;

beforeAll(async () => {
  browser = await launchChromium();
  look = createLookers({ browser, url });
  for (const language of LANGUAGES) known[language] = await knownRecords(url, language);
});
afterAll(() => browser.close());

/** One browser window for each person and device, whatever they look at. */
function visitOf(who: Who, device: Device) {
  const start = async () => {
    const context = await look(who, device);
    const complaints = watch(context);
    complaints.allow(MISSING);
    return { context, complaints };
  };
  const visit = visits.get(`${who} ${device}`) ?? start();
  visits.set(`${who} ${device}`, visit);
  return visit;
}

/** What axe finds grave, each with the first place where it stands. */
async function graveFaults(page: Page, rules?: string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze();
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .map(({ id, nodes }) => {
      const [{ html, any }] = nodes;
      return `${id} (${nodes.length}): ${html.slice(0, 160)} ${any[0]?.message ?? ''}`;
    });
}

test('every route has a screen', () => {
  const walked = new Set<string>(SCREENS.map(({ route }) => route));
  expect(ROUTES.map(({ path }) => path).filter((path) => !walked.has(path))).toEqual([]);
});

/** Looks at a screen as its person does, in both themes, and says all that is wrong with it at once. */
async function walkTo(screen: Screen, device: Device, language: Language) {
  const { context, complaints } = await visitOf(screen.who, device);
  const before = complaints.faults.length;
  const page = await context.newPage();
  try {
    await keepLanguage(page, language);
    await openScreen(page, screen, { t: textsOf(language), device, language, known: known[language] });
    await showTheme(page, 'light');
    const light = await graveFaults(page);
    const badly = await misfits(page);
    const stray = await strayWords(page, language);
    await showTheme(page, 'dark');
    const dark = await graveFaults(page, ['color-contrast']);
    expect({ light, dark, badly, stray, faults: complaints.faults.slice(before) }).toEqual({
      light: [],
      dark: [],
      badly: [],
      stray: [],
      faults: [],
    });
  } finally {
    await page.close();
  }
}

const devices: Device[] = ['desktop', 'phone'];
for (const device of devices) {
  for (const language of LANGUAGES) {
    describe(`${device}, ${language}`, () => {
      for (const screen of SCREENS.filter(({ only }) => (only ?? device) === device))
        test(screen.name, () => walkTo(screen, device, language));
    });
  }
}

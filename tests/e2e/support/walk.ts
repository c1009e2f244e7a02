import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from '@/scripts/chromium.mjs';
import { createLookers, knownRecords } from '@/scripts/screens/lookers.mjs';
import { SCREENS } from '@/scripts/screens/screens.mjs';
import type { Known, Screen, Who } from '@/scripts/screens/steps.mjs';
import { keepLanguage, openScreen, showTheme } from '@/scripts/screens/take.mjs';
import { textsOf } from '@/scripts/screens/texts.mjs';
import type { Language } from '@/lib/domain/language';
import { misfits } from './layout';
import type { Device } from './visit';
import { watch, type Watch } from './watch';
import { strayWords } from './words';

// The walk tells that something is missing by the page, and the browser tells it too.
const MISSING = /\/nowhere|999999999|join\/gone/;
const GRAVE = ['serious', 'critical'];
const NONE = { light: [], dark: [], badly: [], stray: [] };

interface Visit {
  readonly context: BrowserContext;
  readonly complaints: Watch;
}

/**
 * What axe finds grave, each with the first place where it stands. It runs in the page itself and hands over nothing but what is
 * wrong: its other way opens a second page for each look and sends it every rule that passed, which takes five times as long.
 */
async function graveFaults(page: Page, rules?: string[]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: rules } }) })
    .analyze();
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .map(({ id, nodes }) => {
      const [{ html, any }] = nodes;
      return `${id} (${nodes.length}): ${html.slice(0, 160)} ${any[0]?.message ?? ''}`;
    });
}

/** Opens every screen in one width and language, as its person does, in both themes; a screen tells all that is wrong with it at once. */
export function walk(device: Device, language: Language) {
  const { url } = inject('site');
  const visits = new Map<Who, Promise<Visit>>();
  let browser: Browser;
  let look: ReturnType<typeof createLookers>;
  let known: Known;

  beforeAll(async () => {
    browser = await launchChromium();
    look = createLookers({ browser, url });
    known = await knownRecords(url, language);
  });
  afterAll(() => browser.close());

  const visitOf = (who: Who) => {
    const visit = visits.get(who) ?? look(who, device, language).then(start);
    visits.set(who, visit);
    return visit;
  };

  const walkTo = async (screen: Screen) => {
    const { context, complaints } = await visitOf(screen.who);
    const before = complaints.faults.length;
    const page = await context.newPage();
    try {
      await keepLanguage(page, language);
      await openScreen(page, screen, { t: textsOf(language), device, language, known });
      const found = await faultsOf(page, language);
      expect({ ...found, complaints: complaints.faults.slice(before) }).toEqual({ ...NONE, complaints: [] });
    } finally {
      await page.close();
    }
  };

  for (const screen of SCREENS.filter(({ only }) => (only ?? device) === device))
    test(`${screen.name} (${device}, ${language})`, () => walkTo(screen));
}

function start(context: BrowserContext): Visit {
  const complaints = watch(context);
  complaints.allow(MISSING);
  return { context, complaints };
}

async function faultsOf(page: Page, language: Language) {
  await showTheme(page, 'light');
  const light = await graveFaults(page);
  const badly = await misfits(page);
  const stray = await strayWords(page, language);
  await showTheme(page, 'dark');
  const dark = await graveFaults(page, ['color-contrast']);
  return { light, dark, badly, stray };
}

import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { BrowserContext, Page } from 'playwright-core';
import { createLookers, knownRecords } from '@/scripts/screens/lookers.mjs';
import { SCREENS } from '@/scripts/screens/screens.mjs';
import type { Known, Screen, Who } from '@/scripts/screens/steps.mjs';
import { keepLanguage, openScreen, showTheme } from '@/scripts/screens/take.mjs';
import { textsOf } from '@/scripts/screens/texts.mjs';
import type { Language } from '@/lib/domain/language';
import { misfits } from './layout';
import { askedBy, openingsOf, type Device } from './selection';
import { theSite } from './stack';
import { test } from './visit';
import { watch, type Watch } from './watch';
import { strayWords } from './words';

// The walk tells that something is missing by the page, and the browser tells it too.
const MISSING = /\/nowhere|999999999|join\/gone/;
const openings = openingsOf<Screen>(SCREENS, askedBy(process.env));
const GRAVE = ['serious', 'critical'];
const NONE = { light: [], dark: [], badly: [], stray: [] };

interface Visit {
  readonly page: Page;
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

/** Opens each screen that this device's turn is, as its person does; a screen tells all that is wrong with it at once. */
export function walk(device: Device) {
  const visits = new Map<string, Promise<Visit>>();
  let look: ReturnType<typeof createLookers>;
  const known = new Map<Language, Promise<Known>>();

  test.beforeAll(({ browser }) => {
    look = createLookers({ browser, url: theSite().url });
  });
  test.afterAll(async () => {
    for (const visit of visits.values()) await (await visit).page.context().close();
  });

  const visitOf = (who: Who, language: Language) =>
    keptIn(visits, `${who} ${language}`, async () => start(await look(who, device, language), language));
  const knownIn = (language: Language) =>
    keptIn(known, language, () => knownRecords(theSite().url, language));

  for (const { screen, language, isDark } of openings.filter((opening) => opening.device === device))
    test(`${screen.name} (${device}, ${language})`, async () => {
      const { page, complaints } = await visitOf(screen.who, language);
      const before = complaints.faults.length;
      await openScreen(page, screen, {
        t: textsOf(language),
        device,
        language,
        known: await knownIn(language),
      });
      const found = await faultsOf(page, language, isDark);
      expect({ ...found, complaints: complaints.faults.slice(before) }).toEqual({ ...NONE, complaints: [] });
    });
}

/** The value under a name, made when it is first asked for. */
function keptIn<Name, Value>(kept: Map<Name, Value>, name: Name, make: () => Value): Value {
  const value = kept.get(name) ?? make();
  kept.set(name, value);
  return value;
}

async function start(context: BrowserContext, language: Language): Promise<Visit> {
  const complaints = watch(context);
  complaints.allow(MISSING);
  const page = await context.newPage();
  await keepLanguage(page, language);
  return { page, complaints };
}

async function faultsOf(page: Page, language: Language, isDark: boolean) {
  await showTheme(page, 'light');
  const light = await graveFaults(page);
  const badly = await misfits(page);
  const stray = await strayWords(page, language);
  if (!isDark) return { light, dark: [], badly, stray };
  await showTheme(page, 'dark');
  const dark = await graveFaults(page, ['color-contrast']);
  return { light, dark, badly, stray };
}

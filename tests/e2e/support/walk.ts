import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { BrowserContext, Page } from 'playwright-core';
import { createLookers, knownRecords } from '@/tools/screens/lookers.mjs';
import { SCREENS } from '@/tools/screens/screens.mjs';
import type { Known, Screen } from '@/tools/screens/steps.mjs';
import { setLanguage, openScreen, showTheme } from '@/tools/screens/take.mjs';
import { textsOf } from '@/tools/screens/texts.mjs';
import type { Language } from '@/lib/domain/language';
import { at } from '@/tests/support/at';
import { crowded } from './enlarged';
import { unmarked } from './focusMarks';
import { unmarkedChoices } from './highContrast';
import { misfits } from './layout';
import { runExtentOf } from '../../support/turns';
import { openingsOf, type Device } from './selection';
import { theSite } from './stack';
import { picture, test } from './visit';
import { watch, type Watch } from './watch';
import { faultsAtWidths } from './widths';
import { strayWords } from './words';

// The page reports missing records, and so does the browser.
const MISSING = /\/nowhere|999999999|join\/gone/;
const visitorOf = ({ screen: { who }, language }: { screen: Screen; language: Language }) =>
  `${who} ${language}`;
const openings = openingsOf<Screen>(SCREENS, runExtentOf(process.env)).toSorted((one, other) =>
  visitorOf(one).localeCompare(visitorOf(other)),
);
const GRAVE = ['serious', 'critical'];
const NONE = { light: [], dark: [], badly: [], stray: [], narrow: [], crowded: [], untold: [], unmarked: [] };
/** Kinds of controls that this worker has checked. */
const looked = { marks: new Set<string>(), choices: new Set<string>() };

interface Visit {
  readonly page: Page;
  readonly complaints: Watch;
}

/**
 * Returns axe's grave faults, each with its first place. Runs axe in the page itself and transfers only violations: the
 * default mode opens a second page for each run and sends it every passed rule, which takes five times as long.
 */
async function graveFaults(page: Page, rules?: string[]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: rules } }) })
    .analyze();
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .map(({ id, nodes }) => {
      const { html, any } = at(nodes, 0);
      return `${id} (${nodes.length}): ${html.slice(0, 160)} ${any[0]?.message ?? ''}`;
    });
}

/** Opens each screen of this device's turn, as its person; reports all faults of a screen at once. */
export function walk(device: Device) {
  let look: ReturnType<typeof createLookers>;
  let visit: (Visit & { readonly of: string }) | undefined;
  const known = new Map<Language, Promise<Known>>();

  test.beforeAll(({ browser }) => {
    look = createLookers({ browser, url: theSite().url });
  });
  test.afterEach(async ({}, info) => {
    if (visit && info.status !== info.expectedStatus) await picture(visit.page, info, '1.png');
  });
  test.afterAll(() => visit?.page.context().close());

  /** Returns the one open visit: screens of the same person and language share its page. */
  const visitOf = async (opening: (typeof openings)[number]) => {
    const of = visitorOf(opening);
    if (visit?.of === of) return visit;
    await visit?.page.context().close();
    const { screen, language } = opening;
    visit = { of, ...(await start(await look(screen.who, device, language), language)) };
    return visit;
  };
  const knownIn = (language: Language) => {
    const records = known.get(language) ?? knownRecords(theSite().url, language);
    known.set(language, records);
    return records;
  };

  for (const opening of openings.filter((one) => one.device === device)) {
    const { screen, language, isDark } = opening;
    test(`${screen.name} (${device}, ${language})`, async () => {
      const { page, complaints } = await visitOf(opening);
      const before = complaints.faults.length;
      const t = textsOf(language);
      await openScreen(page, screen, { t, device, language, known: await knownIn(language) });
      const found = await faultsOf(page, language, isDark);
      expect({ ...found, complaints: complaints.faults.slice(before) }).toEqual({ ...NONE, complaints: [] });
    });
  }
}

async function start(context: BrowserContext, language: Language): Promise<Visit> {
  const complaints = watch(context);
  complaints.allow(MISSING);
  const page = await context.newPage();
  await setLanguage(page, language);
  return { page, complaints };
}

async function faultsOf(page: Page, language: Language, isDark: boolean) {
  await showTheme(page, 'light');
  const light = await graveFaults(page);
  const badly = await misfits(page);
  const stray = await strayWords(page, language);
  const dark = isDark ? await darkFaults(page) : [];
  return {
    light,
    dark,
    badly,
    stray,
    narrow: await faultsAtWidths(page, language),
    crowded: await crowded(page),
    untold: await unmarkedChoices(page, looked.choices),
    unmarked: await unmarked(page, looked.marks), // last, because the keyboard opens things
  };
}

async function darkFaults(page: Page): Promise<string[]> {
  await showTheme(page, 'dark');
  const faults = await graveFaults(page, ['color-contrast']);
  await showTheme(page, 'light');
  return faults;
}

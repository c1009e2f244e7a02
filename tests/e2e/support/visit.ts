import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { launchChromium } from '@/scripts/chromium.mjs';
import { DEVICES } from '@/scripts/screens/devices.mjs';
import { textsOf } from '@/scripts/screens/texts.mjs';
import { ROOT } from '@/scripts/stack.mjs';
import type { Language } from '@/lib/domain/language';
import type { TestStack } from './stack';
import { watch, type Watch } from './watch';

export type Device = keyof typeof DEVICES;
export type Texts = ReturnType<typeof textsOf>;

/** Somebody at a browser: what they look at, in which language, and what their browser complained of. */
export interface Visit {
  readonly stack: TestStack;
  readonly device: Device;
  readonly language: Language;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly t: Texts;
  readonly watch: Watch;
  readonly open: (path: string) => Promise<void>;
  /** Somebody else at a browser of the same kind. */
  readonly another: () => Promise<Visit>;
}

const PATIENCE = 20_000;
let shared: Promise<Browser> | undefined;
const theBrowser = () => (shared ??= launchChromium() as Promise<Browser>);

afterAll(async () => {
  await (await shared)?.close();
  shared = undefined;
});

interface VisitOptions {
  readonly stack?: TestStack;
  /** Leaves the language to the site, as at a first visit. */
  readonly isFresh?: boolean;
  /** Where the browser is, when not in Tbilisi. */
  readonly timeZone?: string;
  /** Lets the site prepare for being without network; other journeys are not to wait for that. */
  readonly keepsOffline?: boolean;
  /** A browser of one's own, with a camera of one's own; anyone who opens it closes it. */
  readonly browser?: Browser;
}

async function openVisit(device: Device, language: Language, options: VisitOptions): Promise<Visit> {
  const stack = options.stack ?? inject('site');
  const browser = options.browser ?? (await theBrowser());
  const context = await browser.newContext({
    ...DEVICES[device],
    baseURL: stack.url,
    serviceWorkers: options.keepsOffline ? 'allow' : 'block',
    locale: language === 'ka' ? 'ka-GE' : 'en-GB',
    timezoneId: options.timeZone ?? 'Asia/Tbilisi',
    // who asks for less motion is somebody too, and waits for less: what moves is seen at the desktop
    reducedMotion: device === 'phone' ? 'reduce' : 'no-preference',
    storageState: options.isFresh ? undefined : keptLanguage(stack.url, language),
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const visit: Visit = {
    stack,
    device,
    language,
    context,
    page,
    t: textsOf(language),
    watch: watch(context),
    open: async (to) => {
      await page.goto(to);
    },
    another: () => openVisit(device, language, options),
  };
  return visit;
}

const keptLanguage = (origin: string, language: Language) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'selectedLanguage', value: language }] }],
});

export const desktop = (language: Language, options: VisitOptions = {}) =>
  openVisit('desktop', language, options);
export const phone = (language: Language, options: VisitOptions = {}) =>
  openVisit('phone', language, options);

/** A journey, made twice: at a desktop in English and on a phone in Georgian. */
export function journey(name: string, run: (visit: Visit) => Promise<void>, options: VisitOptions = {}) {
  test(`${name} (desktop, en)`, () => accompany(name, () => desktop('en', options), run));
  test(`${name} (phone, ka)`, () => accompany(name, () => phone('ka', options), run));
}

type Join = (visit: Promise<Visit>) => Promise<Visit>;

/** Follows a visit and everybody who joins it; whatever their browsers complained of fails the test. */
export async function accompany(
  name: string,
  start: () => Promise<Visit>,
  run: (visit: Visit, join: Join) => Promise<void>,
) {
  const visits: Visit[] = [];
  const joined = (visit: Visit): Visit => {
    visits.push(visit);
    return { ...visit, another: async () => joined(await visit.another()) };
  };
  try {
    await run(joined(await start()), async (visit) => joined(await visit));
    expect(visits.flatMap((visit) => visit.watch.faults)).toEqual([]);
  } catch (cause) {
    await Promise.all(visits.map((visit, at) => picture(visit, `${name}-${at + 1}`)));
    throw cause;
  } finally {
    await Promise.all(visits.map((visit) => visit.context.close()));
  }
}

/** What stood on the screen when a test failed, for anyone who looks into it. */
async function picture({ page, device, language, watch: { faults } }: Visit, name: string) {
  const dir = path.join(ROOT, 'test-results/e2e');
  mkdirSync(dir, { recursive: true });
  const file = path.join(dir, `${name}-${device}-${language}.png`.replace(/[^\w.-]+/g, '-'));
  await page.screenshot({ path: file }).catch((error) => console.error(String(error)));
  console.error(`${page.url()}\n${file}\n${faults.join('\n')}`);
}

export const see = (locator: Locator) => locator.waitFor({ state: 'visible' });
export const gone = (locator: Locator) => locator.waitFor({ state: 'hidden' });
export const at = (page: Page, pathname: string) => page.waitForURL((url) => url.pathname === pathname);

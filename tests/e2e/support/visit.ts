import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { launchChromium } from '@/scripts/testing/chromium.mjs';
import { DEVICES } from '@/tools/screens/devices.mjs';
import { textsOf } from '@/tools/screens/texts.mjs';
import type { Language } from '@/lib/domain/language';
import { runExtentOf } from '../../support/turns';
import { sidesOf, type Device, type Place, type Side } from './selection';
import { cameraShowing } from './qrVideo';
import { storageOf } from './session';
import { theSite, type TestStack } from './stack';
import { watch, type Watch } from './watch';

type Texts = ReturnType<typeof textsOf>;

/** Person at a browser: their page, language and device, and the browser's complaints. */
export interface Visit {
  readonly stack: TestStack;
  readonly device: Device;
  readonly language: Language;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly t: Texts;
  readonly watch: Watch;
  readonly open: (path: string) => Promise<void>;
  /** Opens a second browser of the same kind for another person. */
  readonly another: () => Promise<Visit>;
  /** Opens another device for another person. */
  readonly join: (device: Device, language: Language, options?: VisitOptions) => Promise<Visit>;
}

interface VisitOptions {
  readonly stack?: TestStack;
  /** Leaves the language to the site, as at a first visit. */
  readonly isFresh?: boolean;
  /** Time zone of the browser, if not Tbilisi. */
  readonly timeZone?: string;
  /** Lets the site prepare for being offline; other journeys need not wait for that. */
  readonly keepsOffline?: boolean;
  /** Film that the camera shows, in a separate browser. */
  readonly film?: string;
}
/** Visit before anybody joins it. */
type Alone = Omit<Visit, 'another' | 'join'>;
type Open = (side: Side, options?: VisitOptions) => Promise<Visit>;

const TIMEOUT_MS = 20_000;
const asked = runExtentOf(process.env);

/** Tests in one Chromium per worker; any complaint of a browser in a test's visits fails the test. */
export const test = base.extend<{ visits: Open }, { browser: Browser }>({
  browser: [
    async ({}, provide) => {
      const browser = await launchChromium();
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visits: async ({ browser }, provide, info) => {
    const all: Alone[] = [];
    const withCameras: Browser[] = [];
    const open: Open = async ({ device, language }, options = {}) => {
      const own = options.film ? await launchChromium({ args: cameraShowing(options.film) }) : undefined;
      if (own) withCameras.push(own);
      const visit = await openVisit(own ?? browser, device, language, options);
      all.push(visit);
      return {
        ...visit,
        another: () => open({ device, language }, options),
        join: (other, spoken, more) =>
          open({ device: other, language: spoken }, { stack: options.stack, ...more }),
      };
    };
    await provide(open);
    const faults = all.flatMap((visit) => visit.watch.faults);
    if (faults.length > 0 || info.status !== info.expectedStatus)
      await Promise.all(all.map(({ page }, index) => picture(page, info, `${index + 1}.png`)));
    await Promise.all(all.map(({ context }) => context.close()));
    await Promise.all(withCameras.map((own) => own.close()));
    expect(faults).toEqual([]);
  },
});

/** Registers a journey: runs it on the device of its line, and in a full run on the other one too. */
export function journey(
  name: string,
  {
    stack,
    isFresh,
    keepsOffline,
    timeZone,
    timeout,
    ...place
  }: Place & VisitOptions & { readonly timeout?: number },
  run: (visit: Visit) => Promise<void>,
) {
  const options = { stack, isFresh, keepsOffline, timeZone };
  for (const side of sidesOf(name, place, asked))
    test(`${name} (${side.device}, ${side.language})`, async ({ visits }) => {
      if (timeout) test.setTimeout(timeout);
      await run(await visits(side, options));
    });
}

/** Saves a picture of the screen on which a test failed. */
export async function picture(page: Page, info: TestInfo, name: string) {
  const path = info.outputPath(name);
  await page.screenshot({ path }).catch((error) => console.error(String(error)));
  info.attachments.push({ name: page.url(), path, contentType: 'image/png' });
}

async function openVisit(
  browser: Browser,
  device: Device,
  language: Language,
  options: VisitOptions,
): Promise<Alone> {
  const stack = options.stack ?? theSite();
  const context = await browser.newContext({
    ...DEVICES[device],
    baseURL: stack.url,
    serviceWorkers: options.keepsOffline ? 'allow' : 'block',
    locale: language === 'ka' ? 'ka-GE' : 'en-GB',
    timezoneId: options.timeZone ?? 'Asia/Tbilisi',
    // people who ask for less motion count too, and wait for less; the desktop shows the motion
    reducedMotion: device === 'phone' ? 'reduce' : 'no-preference',
    storageState: options.isFresh ? undefined : storageOf(stack.url, language),
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  return {
    stack,
    device,
    language,
    context,
    page,
    t: textsOf(language),
    watch: watch(context),
    open: async (to: string) => {
      await page.goto(to);
    },
  };
}

export const see = (locator: Locator) => locator.waitFor({ state: 'visible' });
export const gone = (locator: Locator) => locator.waitFor({ state: 'hidden' });
export const at = (page: Page, pathname: string) => page.waitForURL((url) => url.pathname === pathname);

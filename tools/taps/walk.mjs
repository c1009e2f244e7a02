import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DEVICES } from '../screens/devices.mjs';
import { signIn } from '../screens/session.mjs';
import { textsOf } from '../screens/texts.mjs';
import { createHand } from './hand.mjs';
import { createPlace } from './place.mjs';
import { bringIntoSight } from './sight.mjs';
import { standsStill } from './still.mjs';
import { messageOf } from '../../scripts/processes/errors.mjs';

/**
 * @import { Browser } from 'playwright-core'
 * @import { Person } from '../screens/session.mjs'
 * @import { Hand } from './hand.mjs'
 * @import { Place } from './place.mjs'
 * @import { Counted } from './table.mjs'
 */

const DESK = { viewport: { width: 1280, height: 720 } };
const TIMEOUT_MS = 20_000;

/**
 * @typedef {{ person: Person, number?: string }} Facts
 * @typedef {Place & { hand: Hand, facts: Facts }} Walking
 * @typedef {{ name: string, isAtDesk?: boolean, prepare: (url: string) => Promise<Facts>,
 *   walk: (place: Walking) => Promise<unknown> }} Journey
 */

/**
 * Walks one journey from the first page after sign-in, on a phone or at a desk, in English. On failure a screenshot in
 * `dir` shows how far it got.
 * @param {{ browser: Browser, url: string }} site
 * @param {Journey} journey
 * @param {string} dir
 * @returns {Promise<Counted>}
 */
export async function walkJourney({ browser, url }, { name, isAtDesk, prepare, walk }, dir) {
  const facts = await prepare(url);
  const context = await browser.newContext({
    ...(isAtDesk ? DESK : DEVICES.phone),
    baseURL: url,
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Asia/Tbilisi',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  try {
    const t = textsOf('en');
    await signIn(page, t, facts.person);
    /** @type {Hand} */
    const hand = createHand(page, { settle: standsStill, sight: bringIntoSight });
    await walk({ ...createPlace(page, t), hand, facts });
    return { name, ...hand.count() };
  } catch (error) {
    mkdirSync(dir, { recursive: true });
    await page.screenshot({ path: path.join(dir, `${name.replaceAll(' ', '-')}.png`) });
    throw new Error(`${name}: ${messageOf(error)}`, { cause: error });
  } finally {
    await context.close();
  }
}

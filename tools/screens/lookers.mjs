import { DEVICES } from './devices.mjs';
import { callApi, demoPerson, signIn, signUpCall, tokenOf } from './session.mjs';
import { textsOf } from './texts.mjs';

/**
 * @import { Browser, BrowserContext } from 'playwright-core'
 * @import { Device } from './devices.mjs'
 * @import { Person } from './session.mjs'
 * @import { Known, Who } from './steps.mjs'
 * @import { Language } from './texts.mjs'
 */

/** @typedef {Awaited<ReturnType<BrowserContext['storageState']>>} State */

/**
 * Opens a context for a person, on a device, in a language.
 * @typedef {(who: Who, device: Device, language: Language) => Promise<BrowserContext>} Look
 */

/**
 * Demo person whose data is in the language.
 * @type {Record<Language, string>}
 */
const USERS = { en: 'user', ka: 'friend' };

/**
 * Creates browser contexts for the people who view the screens; each person signs in once.
 * @param {{ browser: Browser, url: string }} stack
 * @returns {Look}
 */
export function createLookers({ browser, url }) {
  /** @type {Map<string, Promise<State>>} */
  const states = new Map();
  /** @param {string} who */
  const stateOf = (who) => {
    const state = states.get(who) ?? signedIn(browser, url, who);
    states.set(who, state);
    return state;
  };
  return async (asked, device, language) => {
    const who = asked === 'user' ? USERS[language] : asked;
    const context = await browser.newContext({
      ...DEVICES[device],
      baseURL: url,
      serviceWorkers: 'block',
      // without a locale the browser reports "en-US@posix", which no real one does
      locale: 'en-US',
      timezoneId: 'Asia/Tbilisi',
      reducedMotion: 'reduce',
      storageState: who === 'visitor' ? undefined : await stateOf(who),
    });
    context.setDefaultTimeout(15_000);
    return context;
  };
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {string} who
 * @returns {Promise<State>}
 */
async function signedIn(browser, url, who) {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await signIn(page, textsOf('en'), who === 'newcomer' ? await newPerson(url) : demoPerson(who));
  const state = await context.storageState();
  await context.close();
  return state;
}

/**
 * Signs up a person with no data and an unconfirmed email.
 * @param {string} url
 * @returns {Promise<Person>}
 */
export async function newPerson(url) {
  const person = {
    name: 'Ketevan Abashidze',
    email: `ketevan-${process.pid}-${Date.now()}@example.com`,
    password: 'walnut-and-plum',
  };
  await signUpCall(url, person);
  return person;
}

/**
 * Returns the ids of the demo's records in a language, for the screens that show one.
 * @param {string} url
 * @param {Language} language
 * @returns {Promise<Known>}
 */
export async function knownRecords(url, language) {
  const token = await tokenOf(url, demoPerson(USERS[language]));
  const me = await callApi(url, 'users/me', { token });
  /** @param {string} query */
  const first = async (query) =>
    (await callApi(url, `${query}&pagination[pageSize]=1`, { token })).data[0].id;
  const mine = `filters[owner][id][$eq]=${me.id}&filters[language][$eq]=${language}&filters[visibility][$eq]=public`;
  /** @param {string} visibility */
  const planThatIs = (visibility) =>
    first(
      `mealplans?filters[owner][id][$eq]=${me.id}&filters[visibility][$eq]=${visibility}&sort=createdAt:asc`,
    );
  const plan = await planThatIs('public');
  return {
    order: await first(`orders?filters[customer][id][$eq]=${me.id}`),
    dish: await first(`dishes?${mine}&sort=createdAt:asc`),
    product: await first('products?filters[category][$eq]=dairy&sort=Name:asc'),
    exercise: await first(`exercises?filters[language][$eq]=${language}&sort=id:asc`),
    supplement: await first(`supplements?filters[language][$eq]=${language}&sort=id:asc`),
    plan,
    privatePlan: await planThatIs('private'),
    cookbook: await first(`cookbooks?filters[owner][id][$eq]=${me.id}&sort=createdAt:asc`),
    person: me.id,
    shoplist: await first('shoplists?sort=createdAt:asc'),
    joinToken: (await callApi(url, `mealplans/${plan}`, { token })).data.attributes.joinToken,
  };
}

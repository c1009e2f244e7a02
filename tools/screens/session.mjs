import { DEMO_PASSWORD, DEMO_PEOPLE } from '../../scripts/settings/people.mjs';

/**
 * @import { Page } from 'playwright-core'
 * @import { Texts } from './texts.mjs'
 */

/**
 * @typedef {{ name: string, email: string, password: string }} Person
 * @typedef {Pick<Person, 'email' | 'password'>} Account
 */

/**
 * Signs in through the form on the present page.
 * @param {Page} page
 * @param {Texts} t
 * @param {Account} account
 */
export async function fillSignIn(page, t, { email, password }) {
  const form = page.getByRole('main').locator('form').first();
  await form.getByLabel(t('account:field.email')).fill(email);
  await form.getByRole('textbox', { name: t('account:field.password') }).fill(password);
  await form.getByRole('button', { name: t('action.signIn'), exact: true }).click();
}

/**
 * Opens the sign-in page, signs in, and waits for the next page.
 * @param {Page} page
 * @param {Texts} t
 * @param {Account} person
 * @param {string} [to]
 */
export async function signIn(page, t, person, to) {
  await page.goto(to ? `/user/login?next=${encodeURIComponent(to)}` : '/user/login');
  await fillSignIn(page, t, person);
  await page.waitForURL((url) => !url.pathname.startsWith('/user/'));
}

/** @param {string} who @returns {Person} */
export function demoPerson(who) {
  const person = DEMO_PEOPLE.find(({ uid }) => uid === `demo-${who}`);
  if (!person) throw new Error(`There is no demo person "${who}".`);
  return { name: person.name, email: person.email, password: DEMO_PASSWORD };
}

/**
 * Returns a person's token, obtained like the site does it.
 * @param {string} url
 * @param {Account} person
 * @returns {Promise<string>}
 */
export async function tokenOf(url, person) {
  const { idToken } = await signInCall(url, person);
  return idToken;
}

/**
 * Signs a person in without the site's form; returns the identity provider's answer.
 * @param {string} url
 * @param {Account} account
 */
export const signInCall = (url, { email, password }) =>
  askIdentity(url, 'signInWithPassword', { email, password });

/**
 * Creates an account without the site's form; its email is not confirmed.
 * @param {string} url
 * @param {Person} person
 */
export const signUpCall = (url, { name, email, password }) =>
  askIdentity(url, 'signUp', { displayName: name, email, password });

/**
 * @param {string} url
 * @param {string} verb
 * @param {Account & { displayName?: string }} input
 */
async function askIdentity(url, verb, input) {
  const address = `${url}/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=demo-api-key`;
  const body = JSON.stringify({ ...input, returnSecureToken: true });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`${verb} of ${input.email}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/**
 * Calls the stack's API, as a person if a token is given; throws unless it succeeds.
 * @param {string} url
 * @param {string} path
 * @param {{ token?: string, method?: string, data?: object }} [options]
 */
export async function callApi(url, path, options = {}) {
  const { token, method = 'GET', data } = options;
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: token }) };
  const body = data && JSON.stringify({ data });
  const answer = await fetch(`${url}/api/${path}`, { method, headers, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} /api/${path}: ${answer.status} ${text.slice(0, 500)}`);
  return JSON.parse(text);
}

import { insist, send } from './client.mjs';

/** @typedef {{ name: string, email: string, token: string, id: number }} Person */

const PASSWORD = 'supra-campaign';

/**
 * @param {string} emulatorUrl
 * @param {string} path
 * @param {object} data
 * @param {Record<string, string>} [headers]
 */
async function ask(emulatorUrl, path, data, headers = {}) {
  const { status, text } = await send(emulatorUrl, `/identitytoolkit.googleapis.com/v1/${path}`, {
    method: 'POST',
    body: JSON.stringify(data),
    headers,
  });
  if (status !== 200) throw new Error(`The emulator says ${text.slice(0, 200)}`);
  return JSON.parse(text);
}

/**
 * Signs a person up and in; an existing person is only signed in.
 * @param {{ emulatorUrl: string, projectId: string }} house
 * @param {string} name
 * @returns {Promise<Omit<Person, 'id'>>}
 */
export async function signIn({ emulatorUrl, projectId }, name) {
  const email = `${name}@campaign.test`;
  await ask(
    emulatorUrl,
    `projects/${projectId}/accounts`,
    { email, displayName: name, password: PASSWORD, emailVerified: true },
    { authorization: 'Bearer owner' },
  ).catch(() => undefined);
  const { idToken } = await ask(emulatorUrl, 'accounts:signInWithPassword?key=campaign', {
    email,
    password: PASSWORD,
    returnSecureToken: true,
  });
  return { name, email, token: idToken };
}

/**
 * Signs a person in and registers them at the CMS; resolves to the person with their id.
 * @param {{ emulatorUrl: string, projectId: string, url: string }} house
 * @param {string} name
 * @returns {Promise<Person>}
 */
export async function enter(house, name) {
  const person = await insist(() => signIn(house, name));
  const { id } = await insist(async () => {
    const { status, text } = await send(house.url, '/api/users/me', person);
    if (status !== 200) throw new Error(`users/me: ${status} ${text.slice(0, 200)}`);
    return JSON.parse(text);
  });
  return { ...person, id };
}

export const ADMIN = 'root';
export const ADMIN_EMAILS = `${ADMIN}@campaign.test`;

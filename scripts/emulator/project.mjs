import { createRequire } from 'node:module';

/** @typedef {{ localId: string, providerUserInfo?: { providerId: string }[] } & Record<string, unknown>} User */

/**
 * Part of the emulator's state of one project that is used here.
 * @typedef {{ users: Map<string, User>, oobs: Map<string, object>, verificationCodes: Map<string, object>,
 *   temporaryProofs: Map<string, object>, enableImprovedEmailPrivacy: boolean, getTenantProject: () => never,
 *   createOob: CreateOob, createVerificationCode: (phoneNumber: string) => { code: string },
 *   overwriteUserWithLocalId: (localId: string, user: User) => User }} ProjectState
 * @typedef {(email: string, newEmail: string | undefined, kind: string,
 *   link: (code: string) => string) => { oobLink: string }} CreateOob
 */

const load = createRequire(import.meta.url);
const { AgentProjectState } = load('firebase-tools/lib/emulator/auth/state.js');
const { BadRequestError } = load('firebase-tools/lib/emulator/auth/errors.js');

// Like the test numbers of a real Firebase project: the code is fixed, no message is sent.
const TEST_PHONE = /^\+99555500000\d$/;
const TEST_CODE = '123456';

/**
 * Returns the emulator's state for one project, configured like a new real project; its mails and messages go to `say`.
 * @param {string} projectId
 * @param {{ publicUrl: string, say: (text: string) => void }} options
 */
export function createProject(projectId, { publicUrl, say }) {
  /** @type {ProjectState} */
  const state = new AgentProjectState(projectId);
  state.enableImprovedEmailPrivacy = true;
  // Sign-in methods that the app does not offer, and that are disabled in a real project.
  for (const way of ['enableAnonymousUser', 'enableEmailLinkSignin'])
    Object.defineProperty(state, way, { value: false });
  state.getTenantProject = () => {
    throw new BadRequestError('UNSUPPORTED_TENANT_OPERATION');
  };
  mailTo(state, publicUrl, say);
  messageTo(state, say);
  return state;
}

/**
 * @param {ProjectState} state
 * @param {string} publicUrl
 * @param {(text: string) => void} say
 */
function mailTo(state, publicUrl, say) {
  const createOob = state.createOob.bind(state);
  state.createOob = (email, newEmail, kind, generateLink) => {
    const record = createOob(email, newEmail, kind, (code) => ownLink(generateLink(code), publicUrl));
    say(`mail to ${newEmail ?? email} (${kind}): ${record.oobLink}`);
    return record;
  };
}

/**
 * Returns the page that a real project would be configured to link to, at our own address instead of the caller's.
 * @param {string} link
 * @param {string} publicUrl
 */
function ownLink(link, publicUrl) {
  const given = new URL(link).searchParams;
  const own = new URL('/user/action', publicUrl);
  for (const name of ['mode', 'oobCode', 'apiKey', 'lang']) {
    const value = given.get(name);
    if (value !== null) own.searchParams.set(name, value);
  }
  // Links back to the site only, like the list of authorised domains of a real project.
  const next = given.get('continueUrl');
  if (next && new URL(next).origin === publicUrl) own.searchParams.set('continueUrl', next);
  return own.href;
}

/** @param {ProjectState} state @param {(text: string) => void} say */
function messageTo(state, say) {
  const createVerificationCode = state.createVerificationCode.bind(state);
  state.createVerificationCode = (phoneNumber) => {
    const record = createVerificationCode(phoneNumber);
    if (TEST_PHONE.test(phoneNumber)) record.code = TEST_CODE;
    say(`message to ${phoneNumber}: your code is ${record.code}`);
    return record;
  };
}

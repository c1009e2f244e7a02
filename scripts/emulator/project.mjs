import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { AgentProjectState } = require('firebase-tools/lib/emulator/auth/state.js');
const { BadRequestError } = require('firebase-tools/lib/emulator/auth/errors.js');

// Like the test numbers of a real Firebase project: the code is known, no message is sent.
const TEST_PHONE = /^\+99555500000\d$/;
const TEST_CODE = '123456';

/** The emulator's state for one project, set as a new real project is, its mails and messages told to `say`. */
export function createProject(projectId, { publicUrl, say }) {
  const state = new AgentProjectState(projectId);
  state.enableImprovedEmailPrivacy = true;
  // Ways in that the app does not offer, and that a real project has switched off.
  for (const way of ['enableAnonymousUser', 'enableEmailLinkSignin'])
    Object.defineProperty(state, way, { value: false });
  state.getTenantProject = () => {
    throw new BadRequestError('UNSUPPORTED_TENANT_OPERATION');
  };
  mailTo(state, publicUrl, say);
  messageTo(state, say);
  return state;
}

function mailTo(state, publicUrl, say) {
  const createOob = state.createOob.bind(state);
  state.createOob = (email, newEmail, kind, generateLink) => {
    const record = createOob(email, newEmail, kind, (code) => ownLink(generateLink(code), publicUrl));
    say(`mail to ${newEmail ?? email} (${kind}): ${record.oobLink}`);
    return record;
  };
}

/** The page a real project would be set to send people to, at our own address and not at the one the caller claims. */
function ownLink(link, publicUrl) {
  const given = new URL(link).searchParams;
  const own = new URL('/user/action', publicUrl);
  for (const name of ['mode', 'oobCode', 'apiKey', 'lang']) own.searchParams.set(name, given.get(name));
  // Back to the site and nowhere else, as a real project's list of authorised domains has it.
  const next = given.get('continueUrl');
  if (next && new URL(next).origin === publicUrl) own.searchParams.set('continueUrl', next);
  return own.href;
}

function messageTo(state, say) {
  const createVerificationCode = state.createVerificationCode.bind(state);
  state.createVerificationCode = (phoneNumber) => {
    const record = createVerificationCode(phoneNumber);
    if (TEST_PHONE.test(phoneNumber)) record.code = TEST_CODE;
    say(`message to ${phoneNumber}: your code is ${record.code}`);
    return record;
  };
}

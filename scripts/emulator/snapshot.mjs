import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import path from 'node:path';

/** @import { ProjectState, User } from './project.mjs' */

const SAVE_AFTER_MS = 200;
const CODES_KEPT = 200;
// The emulator's state is in these maps; its own export (accounts:batchGet) leaves out the codes, and its import
// (batchCreate) sets validSince to now, which signs everybody out.
const CODES = /** @type {const} */ ([
  ['oobs', 'oobCode'],
  ['verificationCodes', 'sessionInfo'],
  ['temporaryProofs', 'temporaryProof'],
]);

// The emulator adds these two from email and phone number; if restored too they would be there twice.
const OWN_PROVIDERS = ['password', 'phone'];

/**
 * Saves the people of one project in a file, so that even a killed emulator loses at most the last second.
 * @param {string} file
 * @param {ProjectState} state
 */
export function createSnapshot(file, state) {
  /** @type {string | undefined} */
  let written;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let saving = Promise.resolve();

  async function save() {
    timer = undefined;
    const text = JSON.stringify(contents(state));
    if (text === written) return;
    await replace(file, text);
    written = text;
  }

  const isFirst = !existsSync(file);
  if (!isFirst) restore(file, state);

  return {
    isFirst,
    /** Saves soon; calls until then share one save. */
    touch() {
      timer ??= setTimeout(() => (saving = saving.then(save)), SAVE_AFTER_MS);
    },
    /** Saves now, after any save in progress. */
    flush() {
      clearTimeout(timer);
      saving = saving.then(save);
      return saving;
    },
  };
}

/** @param {ProjectState} state */
function contents(state) {
  const codes = CODES.map(([name]) => [name, [...state[name].values()].slice(-CODES_KEPT)]);
  return { users: [...state.users.values()], ...Object.fromEntries(codes) };
}

/** @param {string} file @param {ProjectState} state */
function restore(file, state) {
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  for (const user of kept.users) restoreUser(state, user);
  for (const [name, key] of CODES) for (const value of kept[name] ?? []) state[name].set(value[key], value);
}

/** @param {ProjectState} state @param {User} user */
function restoreUser(state, user) {
  const others = user.providerUserInfo?.filter(({ providerId }) => !OWN_PROVIDERS.includes(providerId));
  const restored = state.overwriteUserWithLocalId(user.localId, { ...user, providerUserInfo: others });
  // The call above fills the indexes; it also sets the record's date to today and reorders the providers.
  for (const field of Object.keys(restored)) delete restored[field];
  Object.assign(restored, user);
}

/** @param {string} file @param {string} text */
async function replace(file, text) {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const half = `${file}.new`;
  const handle = await open(half, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(half, file);
}

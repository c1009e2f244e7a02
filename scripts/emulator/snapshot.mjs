import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import path from 'node:path';

const SAVE_AFTER_MS = 200;
const CODES_KEPT = 200;
// The emulator's state is in these maps; its own export (accounts:batchGet) leaves out the codes, and its import
// (batchCreate) sets validSince to now, which signs everybody out.
const MAPS = {
  users: 'localId',
  oobs: 'oobCode',
  verificationCodes: 'sessionInfo',
  temporaryProofs: 'temporaryProof',
};

// The emulator adds these two from email and phone number; if restored too they would be there twice.
const OWN_PROVIDERS = ['password', 'phone'];

/** Saves the people of one project in a file, so that even a killed emulator loses at most the last second. */
export function createSnapshot(file, state) {
  let written;
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

function contents(state) {
  const lists = Object.keys(MAPS).map((name) => [name, [...state[name].values()]]);
  return Object.fromEntries(
    lists.map(([name, values]) => [name, name === 'users' ? values : values.slice(-CODES_KEPT)]),
  );
}

function restore(file, state) {
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  for (const user of kept.users) restoreUser(state, user);
  for (const [name, key] of Object.entries(MAPS)) {
    if (name === 'users') continue;
    for (const value of kept[name] ?? []) state[name].set(value[key], value);
  }
}

function restoreUser(state, user) {
  const others = user.providerUserInfo?.filter(({ providerId }) => !OWN_PROVIDERS.includes(providerId));
  const restored = state.overwriteUserWithLocalId(user.localId, { ...user, providerUserInfo: others });
  // The call above fills the indexes; it also sets the record's date to today and reorders the providers.
  for (const field of Object.keys(restored)) delete restored[field];
  Object.assign(restored, user);
}

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

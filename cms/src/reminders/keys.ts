import { present } from '../domain/present';
import { generateVAPIDKeys } from 'web-push';
import { rowsOf, sql } from '../records/database/database';

interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const TABLE = 'supra_push_keys';
let known: PushKeys | undefined;

/** Creates the keys that identify this installation to push services, at its first start; they are never replaced. */
export async function makePushKeys(): Promise<void> {
  const db = await sql();
  await db(TABLE)
    .insert({ id: 1, ...generateVAPIDKeys() })
    .onConflict('id')
    .ignore();
}

/** Returns the push keys; the private one leaves the process only as a signature. */
export async function pushKeys(): Promise<PushKeys> {
  if (known) return known;
  const [keys] = await rowsOf<PushKeys>((await sql())(TABLE).select('publicKey', 'privateKey'));
  return (known = present(keys, 'the push keys'));
}

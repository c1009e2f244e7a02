import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { tokenHash } from '../hash';

/** Answers of POSTs that came with an Idempotency-Key, kept for a day: the same key by the same person answers the same. */
const TABLE = 'supra_idempotency';
const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;
/** Tells a sealed answer from those of before, which were kept as they were. */
const SEALED = 'sealed:';

/** A call: its person, its path and its own key; the database holds no more of them than a hash. */
export interface Named {
  readonly person: number;
  readonly path: string;
  readonly given: string;
}
export interface Asked extends Named {
  /** Stands for the body and its files. */
  readonly body: string;
}
/** The collection that an answer is a record of ('files' for uploads), and its number where it is one. */
export interface Shown {
  readonly of?: string;
  readonly record?: number;
}
interface Kept {
  readonly body: string | null;
  /** JSON; undefined where what it showed has gone. */
  readonly answer: string | undefined;
}

const nameOf = ({ person, path, given }: Named): string => `${person} ${path} ${given}`;
/** The key of a call in the table, and of its lock. */
export const keyOf = (named: Named): string => tokenHash(nameOf(named));

/** Only the call's own key opens its answer, and only the caller has that: the table and its copies tell nobody what was answered. */
const secretOf = (named: Named): Buffer => hash('sha256', `answer ${nameOf(named)}`, 'buffer');

function sealed(named: Named, text: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, secretOf(named), nonce);
  const bytes = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return SEALED + bytes.toString('base64');
}

function opened(named: Named, kept: string): string {
  if (!kept.startsWith(SEALED)) return kept;
  const bytes = Buffer.from(kept.slice(SEALED.length), 'base64');
  const decipher = createDecipheriv(CIPHER, secretOf(named), bytes.subarray(0, NONCE));
  decipher.setAuthTag(bytes.subarray(-TAG));
  return decipher.update(bytes.subarray(NONCE, -TAG), undefined, 'utf8') + decipher.final('utf8');
}

export async function keptFor(db: Knex, named: Named): Promise<Kept | undefined> {
  const row = await db(TABLE)
    .where({ key: keyOf(named) })
    .first('answer', 'body');
  return row && { body: row.body, answer: row.answer ? opened(named, row.answer) : undefined };
}

export async function keep(db: Knex, asked: Asked, answer: string, { of, record }: Shown): Promise<void> {
  await db(TABLE).insert({
    key: keyOf(asked),
    person: asked.person,
    of: of ?? null,
    record: record ?? null,
    body: asked.body,
    answer: sealed(asked, answer),
    at: Date.now(),
  });
}

/** Lets go of what was answered of deleted records; their keys stay, so that a repeat still does nothing. */
export async function forgetAnswers(db: Knex, of: string, records: readonly number[]): Promise<void> {
  await db(TABLE).where({ of }).whereIn('record', records).update({ answer: '' });
}

/** Lets go of everything that a person was answered. */
export async function forgetAnswersTo(db: Knex, person: number): Promise<void> {
  await db(TABLE).where({ person }).update({ answer: '' });
}

export async function sweepAnswers(db: Knex, before: number): Promise<void> {
  await db(TABLE).where('at', '<', before).delete();
}

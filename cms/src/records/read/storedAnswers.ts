import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { tokenHash } from '../hash';

/**
 * Table of answers to POSTs with an Idempotency-Key, kept for a day: the same key by the same person gets the same
 * answer.
 */
const TABLE = 'supra_idempotency';
const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;
/** Prefix of an encrypted answer; older answers were stored in plain text. */
const SEALED = 'sealed:';

/** Call that came with an Idempotency-Key (`given`); the database stores path and key only as a hash. */
export interface KeyedCall {
  readonly person: number;
  readonly path: string;
  readonly given: string;
}
export interface KeyedRequest extends KeyedCall {
  /** Hash of the body and its files. */
  readonly body: string;
}
/** Collection that an answer is a record of ('files' for uploads), and the record's id if it is a single one. */
export interface AnswerTarget {
  readonly of?: string;
  readonly record?: number;
}
interface StoredAnswer {
  readonly body: string | null;
  /** JSON; undefined once it has been erased, for example with its record. */
  readonly answer: string | undefined;
}

const nameOf = ({ person, path, given }: KeyedCall): string => `${person} ${path} ${given}`;
/** Returns the key of a call in the table, which is also the key of its lock. */
export const keyOf = (named: KeyedCall): string => tokenHash(nameOf(named));

/**
 * Derives the secret that encrypts a call's answer. Only the caller has the call's key, so the table and its copies
 * reveal no answers.
 */
const secretOf = (named: KeyedCall): Buffer => hash('sha256', `answer ${nameOf(named)}`, 'buffer');

function encrypted(named: KeyedCall, text: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, secretOf(named), nonce);
  const bytes = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return SEALED + bytes.toString('base64');
}

function decrypted(named: KeyedCall, kept: string): string {
  if (!kept.startsWith(SEALED)) return kept;
  const bytes = Buffer.from(kept.slice(SEALED.length), 'base64');
  const decipher = createDecipheriv(CIPHER, secretOf(named), bytes.subarray(0, NONCE));
  decipher.setAuthTag(bytes.subarray(-TAG));
  return decipher.update(bytes.subarray(NONCE, -TAG), undefined, 'utf8') + decipher.final('utf8');
}

export async function findAnswer(db: Knex, named: KeyedCall): Promise<StoredAnswer | undefined> {
  const row = await db(TABLE)
    .where({ key: keyOf(named) })
    .first('answer', 'body');
  return row && { body: row.body, answer: row.answer ? decrypted(named, row.answer) : undefined };
}

export async function storeAnswer(
  db: Knex,
  asked: KeyedRequest,
  answer: string,
  { of, record }: AnswerTarget,
): Promise<void> {
  await db(TABLE).insert({
    key: keyOf(asked),
    person: asked.person,
    of: of ?? null,
    record: record ?? null,
    body: asked.body,
    answer: encrypted(asked, answer),
    at: Date.now(),
  });
}

/** Erases the answers about deleted records; their keys stay, so that a retry still does nothing. */
export async function eraseAnswers(db: Knex, of: string, records: readonly number[]): Promise<void> {
  await db(TABLE).where({ of }).whereIn('record', records).update({ answer: '' });
}

/** Erases every answer given to a person. */
export async function eraseAnswersTo(db: Knex, person: number): Promise<void> {
  await db(TABLE).where({ person }).update({ answer: '' });
}

export async function sweepAnswers(db: Knex, before: number): Promise<void> {
  await db(TABLE).where('at', '<', before).delete();
}

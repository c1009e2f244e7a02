import { hash } from 'node:crypto';

/** Returns the hash that is stored in place of a token. */
export const tokenHash = (token: string): string => hash('sha256', token, 'base64');

/** Returns a signed 32-bit integer that stands for a text. */
export const fingerprint = (text: string): number => hash('sha256', text, 'buffer').readInt32BE(0);

/** Derives a key in UUID form from a text; the same text always gives the same key. */
export const keyOf = (text: string): string =>
  hash('sha256', text).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

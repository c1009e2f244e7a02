import { hash } from 'node:crypto';

/** A hash that stands for a token wherever it is remembered. */
export const tokenHash = (token: string): string => hash('sha256', token, 'base64');

/** A whole number of 32 bits that stands for a text. */
export const fingerprint = (text: string): number => hash('sha256', text, 'buffer').readInt32BE(0);

/** A key that is the same whenever it is made of the same text, in a UUID's form. */
export const keyOf = (text: string): string =>
  hash('sha256', text).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

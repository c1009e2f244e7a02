import { randomBytes } from 'node:crypto';

/** A token that nobody guesses: 18 random bytes in letters for an address. */
export const newToken = (): string => randomBytes(18).toString('base64url');

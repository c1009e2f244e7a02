import { randomBytes } from 'node:crypto';

/** Makes a token that nobody can guess: 18 random bytes, safe in URLs. */
export const newToken = (): string => randomBytes(18).toString('base64url');

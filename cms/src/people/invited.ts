import { findPersonByEmail } from '../auth/addresses';
import { cleanText } from '../domain/text/clean';
import { isEmail } from '../domain/text/email';
import { ConflictError, fieldErrors } from '../records/http/errors';
import { rateLimit } from '../records/http/rate';

const LONGEST = 254;

/** Rate limit that makes guessing email addresses useless. */
export const limitInvitations = rateLimit('invitations', 60, 600);
/** Rate limit that makes guessing join tokens useless. */
export const limitTokens = rateLimit('joinTokens', 60, 600);

export const isToken = (text: string): boolean => /^[\w-]{10,64}$/.test(text);

/** Returns the email address of a body, cleaned for comparison; throws a 400 if it is none. */
export function parseEmail(given: unknown): string {
  const clean = typeof given === 'string' ? cleanText(given).toLowerCase() : '';
  if (!isEmail(clean) || clean.length > LONGEST) throw fieldErrors([{ path: ['email'], key: 'email' }]);
  return clean;
}

/** Returns the id of the person who has confirmed this address, or null. */
export const personIdByEmail = async (email: string): Promise<number | null> =>
  (await findPersonByEmail(email))?.id ?? null;

/** Returns whether this person has confirmed the address. */
export async function hasConfirmedEmail(user: number, email: string): Promise<boolean> {
  const person = await strapi.db.query('api::user.user').findOne({ where: { id: user } });
  return person?.emailVerified === true && person.email === email;
}

export const alreadyInvited = (): ConflictError =>
  new ConflictError('This user is already invited', 'membership.alreadyInvited');

export const invalidInvitation = (): ConflictError =>
  new ConflictError('Failed to accept invitation', 'invitation.invalid');

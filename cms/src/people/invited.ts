import { knownBy } from '../auth/addresses';
import { cleanText } from '../domain/text/clean';
import { isEmail } from '../domain/text/email';
import { ConflictError, fieldErrors } from '../records/http/errors';
import { rateLimit } from '../records/http/rate';

const LONGEST = 254;

/** Trying out email addresses is worth nothing at this pace. */
export const limitInvitations = rateLimit('invitations', 60, 600);
/** Nor are tokens. */
export const limitTokens = rateLimit('joinTokens', 60, 600);

export const isToken = (text: string): boolean => /^[\w-]{10,64}$/.test(text);

/** The address in a body, as it is compared; anything else is a 400 there. */
export function emailIn(given: unknown): string {
  const clean = typeof given === 'string' ? cleanText(given).toLowerCase() : '';
  if (!isEmail(clean) || clean.length > LONGEST) throw fieldErrors([{ path: ['email'], key: 'email' }]);
  return clean;
}

/** The id of the person who has confirmed this address, if there is one. */
export const personWith = async (email: string): Promise<number | null> => (await knownBy(email))?.id ?? null;

/** Whether this person has confirmed the address as theirs. */
export async function isTheirs(user: number, email: string): Promise<boolean> {
  const person = await strapi.db.query('api::user.user').findOne({ where: { id: user } });
  return person?.emailVerified === true && person.email === email;
}

export const alreadyInvited = (): ConflictError =>
  new ConflictError('This user is already invited', 'membership.alreadyInvited');

export const invalidInvitation = (): ConflictError =>
  new ConflictError('Failed to accept invitation', 'invitation.invalid');

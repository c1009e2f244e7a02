import { fieldErrors } from '../records/http/errors';
import { rateLimit } from '../records/http/rate';

interface ConfirmedPerson {
  readonly id: number;
  readonly Rolee: string;
}

/** Returns the person who has confirmed this address, or null. */
export async function findPersonByEmail(email: string): Promise<ConfirmedPerson | null> {
  const person = await strapi.db.query('api::user.user').findOne({ where: { email, emailVerified: true } });
  return person ? { id: Number(person.id), Rolee: String(person.Rolee) } : null;
}

const misses = rateLimit('unknownEmails', 10, 3600);

/**
 * Makes the error that nobody here has an address, for calls that would add a known person at once. Allowed ten times
 * an hour, so that nobody works through lists of addresses.
 */
export async function unknownAddressError(caller: number): Promise<Error> {
  await misses(caller);
  const message = 'Nobody has confirmed this email address here';
  return fieldErrors([{ path: ['email'], key: 'nobody', message }]);
}

import { fieldErrors } from '../records/http/errors';
import { rateLimit } from '../records/http/rate';

interface Known {
  readonly id: number;
  readonly Rolee: string;
}

/** The person who has confirmed this address, if there is one. */
export async function knownBy(email: string): Promise<Known | null> {
  const person = await strapi.db.query('api::user.user').findOne({ where: { email, emailVerified: true } });
  return person ? { id: Number(person.id), Rolee: String(person.Rolee) } : null;
}

const misses = rateLimit('unknownEmails', 10, 3600);

/**
 * Says that nobody here has an address, where somebody would be taken in at once; a few times in an hour, so that nobody goes
 * through lists of them.
 */
export async function nobodyWith(caller: number): Promise<Error> {
  await misses(caller);
  const message = 'Nobody has confirmed this email address here';
  return fieldErrors([{ path: ['email'], key: 'nobody', message }]);
}

import { generateRequestDetails } from 'web-push';
import { type FetchKey, fetchGuarded, FetchRefused } from '../net/guarded';
import { hash } from 'node:crypto';
import type { Device } from './devices';
import { pushKeys } from './keys';
import type { PushMessage } from './source';

/** Result of posting to a push service: accepted, device unknown, rejected, or temporarily failed. */
export type Posted = 'sent' | 'gone' | 'refused' | 'later';

/** Maximum size of a push service's response, which is nearly empty. */
const ANSWER_BYTES = 64 * 1024;
const TIMEOUT_MS = 8_000;
/** Maximum length of a message topic. */
const TOPIC = 32;
/** Fetch errors that are permanent for an address, and those worth a retry. */
const PERMANENT: readonly FetchKey[] = ['badAddress', 'blocked'];
const RETRYABLE: readonly FetchKey[] = ['timeout', 'unreachable', 'notFound', 'broken'];

/** Returns the contact address that push services require: the site. */
function contact(): string {
  const { PUBLIC_URL = '' } = process.env;
  return PUBLIC_URL.startsWith('https://') ? PUBLIC_URL : 'mailto:nobody@invalid';
}

/** Sends a message, encrypted for its device, by the imports' guarded fetch; useful for `seconds`. */
export async function post(
  device: Device,
  { words, url, tag }: PushMessage,
  seconds: number,
): Promise<Posted> {
  const { endpoint, p256dh, auth, language } = device;
  const payload = JSON.stringify({ ...words, url, tag, lang: language });
  const { headers, body } = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject: contact(), ...(await pushKeys()) },
    TTL: seconds,
    urgency: 'high',
    topic: hash('sha256', tag, 'base64url').slice(0, TOPIC),
  });
  try {
    const sent = { headers: asText(headers), body: body ?? Buffer.alloc(0) };
    await fetchGuarded(endpoint, { accept: '*/*', bytes: ANSWER_BYTES, timeoutMs: TIMEOUT_MS, post: sent });
    return 'sent';
  } catch (error) {
    if (error instanceof FetchRefused) return refusedBy(error);
    throw error;
  }
}

const asText = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

function refusedBy({ key, status }: FetchRefused): Posted {
  if (status === 404 || status === 410 || PERMANENT.includes(key)) return 'gone';
  if (status === undefined ? RETRYABLE.includes(key) : status === 429 || status >= 500) return 'later';
  // Only the response, which does not matter, was too long; the message has arrived.
  return key === 'tooLarge' ? 'sent' : 'refused';
}

import { generateRequestDetails } from 'web-push';
import { type FetchKey, fetchGuarded, FetchRefused } from '../net/guarded';
import { hash } from 'node:crypto';
import type { Device } from './devices';
import { pushKeys } from './keys';
import type { Said } from './source';

/** What a push service has made of a message: taken it, does not know the device any more, will not have it, or could not now. */
export type Posted = 'sent' | 'gone' | 'refused' | 'later';

/** A push service answers with next to nothing. */
const ANSWER_BYTES = 64 * 1024;
const PATIENCE = 8_000;
/** Of a message's topic so many letters are taken. */
const TOPIC = 32;
/** Addresses that nobody may be called at stay so; those who cannot be reached may be later. */
const NOWHERE: readonly FetchKey[] = ['badAddress', 'blocked'];
const AGAIN: readonly FetchKey[] = ['timeout', 'unreachable', 'notFound', 'broken'];

/** Who answers for what is sent, as push services ask: the site itself. */
function contact(): string {
  const { PUBLIC_URL = '' } = process.env;
  return PUBLIC_URL.startsWith('https://') ? PUBLIC_URL : 'mailto:nobody@invalid';
}

/** Sends what a device is to show, encrypted for it alone, by the imports' guarded fetch; of use for so many seconds. */
export async function post(device: Device, { words, url, tag }: Said, seconds: number): Promise<Posted> {
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
    await fetchGuarded(endpoint, { accept: '*/*', bytes: ANSWER_BYTES, patience: PATIENCE, post: sent });
    return 'sent';
  } catch (error) {
    if (error instanceof FetchRefused) return refusedBy(error);
    throw error;
  }
}

const asText = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

function refusedBy({ key, status }: FetchRefused): Posted {
  if (status === 404 || status === 410 || NOWHERE.includes(key)) return 'gone';
  if (status === undefined ? AGAIN.includes(key) : status === 429 || status >= 500) return 'later';
  // its answer, which says nothing more, was too long: the message is there all the same
  return key === 'tooLarge' ? 'sent' : 'refused';
}

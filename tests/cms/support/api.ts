import { holdToContract } from './contract';
import { signUp, type Person } from './people';
import { stack } from './stack';

export { stack };

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test reads whatever came over the wire
export type Wire = any;
export interface ApiRecord {
  readonly id: number;
  readonly attributes: Wire;
}
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed JSON of the answer; undefined if it is not JSON. */
  readonly body: Wire;
  readonly data: Wire;
  readonly error: { status: number; name: string; message: string; details: Wire };
}
interface Sent {
  readonly headers?: Record<string, string>;
  readonly body?: BodyInit;
}

export const people = () => stack().people;
export const cmsUrl = () => stack().cmsUrl;

/**
 * Calls the CMS as this person (or as a visitor without one), and returns the raw answer; a call or an answer that
 * docs/openapi.json does not describe fails the test.
 */
export function api(person?: { token: string }, base = cmsUrl()) {
  const send = async (method: string, path: string, { headers = {}, body }: Sent = {}): Promise<Answer> => {
    const identity: Record<string, string> = person ? { Authorization: person.token } : {};
    const answer = await fetch(`${base}/api/${path}`, { method, headers: { ...identity, ...headers }, body });
    const text = await answer.text();
    const json = parsed(text);
    const sent = typeof body === 'string' ? parsed(body) : undefined;
    const type = answer.headers.get('content-type');
    holdToContract({ method, path, sent, status: answer.status, type, json });
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      body: json,
      data: json?.data,
      error: json?.error,
    };
  };
  const withData =
    (method: string) =>
    (path: string, data: unknown, headers: Record<string, string> = {}) =>
      send(method, path, {
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ data }),
      });
  return {
    send,
    get: (path: string, headers?: Record<string, string>) => send('GET', path, { headers }),
    post: withData('POST'),
    put: withData('PUT'),
    delete: (path: string) => send('DELETE', path),
    /** Runs an action on a record, e.g. `dishes/7/save`. */
    act: (path: string, data?: unknown) =>
      data === undefined ? send('POST', path) : withData('POST')(path, data),
  };
}

function parsed(text: string): Wire {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Signs up a person who has never called before. */
export async function newPerson(
  given: { email?: string; name?: string; verified?: boolean } = {},
): Promise<Person> {
  const account = await signUp(stack().emulator, given);
  const { body } = await api(account).get('users/me');
  return { ...account, id: body.id };
}

/** Returns the faults of a 400 or 409, as `path.to.field: key`. */
export const faults = ({ error }: Answer): string[] =>
  ((error?.details?.errors ?? []) as { path: string[]; key: string }[]).map(
    ({ path, key }) => `${path.join('.')}: ${key}`,
  );

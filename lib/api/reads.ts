import { readJwt, readUserData, subscribeSession } from '@/lib/auth/session';

/** Session of the signed-in person; its controller cancels their reads when it ends. */
let session: { readonly person: number; readonly ending: AbortController } | undefined;

/**
 * Cancels the reads of a person who has since signed out, in this tab or another, or been replaced by another person.
 */
export function cancelReadsOfSignedOut() {
  const person = readJwt() ? readUserData()?.id : undefined;
  if (session && session.person !== person) session.ending.abort();
  if (person === undefined) session = undefined;
  else if (session?.person !== person) session = { person, ending: new AbortController() };
}
if (typeof window !== 'undefined') subscribeSession(cancelReadsOfSignedOut);

/** Returns the abort signal for a new read: it ends with the person's session, or by the caller's `own` signal. */
export function signalOfRead(own?: AbortSignal): AbortSignal | undefined {
  cancelReadsOfSignedOut();
  const signal = session?.ending.signal;
  return own && signal ? firstOf([own, signal]) : (own ?? signal);
}

/** Works like `AbortSignal.any`, which not every supported browser has. */
function firstOf(signals: readonly AbortSignal[]): AbortSignal {
  const ending = new AbortController();
  const end = () => {
    ending.abort();
    signals.forEach((signal) => signal.removeEventListener('abort', end));
  };
  signals.forEach((signal) => signal.addEventListener('abort', end));
  if (signals.some(({ aborted }) => aborted)) end();
  return ending.signal;
}

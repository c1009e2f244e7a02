import { readJwt, readUserData, subscribeSession } from '@/lib/auth/session';

/** Ends the reads of the person who is signed in, when they are so no more. */
let session: { readonly person: number; readonly ending: AbortController } | undefined;

/** Cancels the reads of a person who has signed out since, in this tab or another, or for whom somebody else has come. */
export function cancelReadsOfGone() {
  const person = readJwt() ? readUserData()?.id : undefined;
  if (session && session.person !== person) session.ending.abort();
  if (person === undefined) session = undefined;
  else if (session?.person !== person) session = { person, ending: new AbortController() };
}
if (typeof window !== 'undefined') subscribeSession(cancelReadsOfGone);

/** Tells a read that begins now when to end: with the session of its person, or when its caller wants (`own`). */
export function signalOfRead(own?: AbortSignal): AbortSignal | undefined {
  cancelReadsOfGone();
  const signal = session?.ending.signal;
  return own && signal ? firstOf([own, signal]) : (own ?? signal);
}

/** Like `AbortSignal.any`, which not every browser here knows yet. */
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

import type { QueuedCall } from './types';

type CallAbout<A> = Extract<QueuedCall, { readonly about: A }>;

/** Tells whether a change is about this target, and so what it contains. */
export const isAbout = <A extends NonNullable<QueuedCall['about']>>(
  call: QueuedCall,
  about: A,
): call is CallAbout<A> => call.about === about;

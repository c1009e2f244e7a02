import { hash } from 'node:crypto';

/** A source's own id of a thing, as imports keep it: the same for the same thing of the same kind of source. */
export const uidHash = (kind: string, uid: string): string => hash('sha256', `${kind} ${uid}`, 'base64');

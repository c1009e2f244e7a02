import { hash } from 'node:crypto';

/** Returns a hash of a source's own id, equal for the same record from the same kind of source. */
export const uidHash = (kind: string, uid: string): string => hash('sha256', `${kind} ${uid}`, 'base64');

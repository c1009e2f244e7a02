import { hash } from 'node:crypto';

/** A hash that stands for a token wherever it is remembered. */
export const tokenHash = (token: string): string => hash('sha256', token, 'base64');

import path from 'node:path';

/** What stands in place of Strapi's provider on files that it must never serve. */
export const PRIVATE = 'supra-private';

export const isPrivateFile = (file: object): boolean => (file as { provider?: unknown }).provider === PRIVATE;

/** Beside the public folder, never in it; what imports work at lies there, on the disk of their node. */
export const privateFolder = (): string => path.join(strapi.dirs.static.public, '..', 'private');

import path from 'node:path';

/** What stands in place of Strapi's provider on files that it must never serve. */
export const PRIVATE = 'supra-private';

export const isPrivateFile = (file: object): boolean => (file as { provider?: unknown }).provider === PRIVATE;

/** Beside the public folder, never in it. */
export const privateFolder = (): string => path.join(strapi.dirs.static.public, '..', 'private');
export const privatePath = ({ hash }: { readonly hash?: unknown }): string =>
  path.join(privateFolder(), path.basename(String(hash)));

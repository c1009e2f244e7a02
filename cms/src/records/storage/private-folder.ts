import path from 'node:path';
import { fieldOf } from '../../domain/fieldOf';

/** Provider of private files in place of Strapi's own, so that Strapi never serves them. */
export const PRIVATE = 'supra-private';

export const isPrivateFile = (file: object): boolean => fieldOf(file, 'provider') === PRIVATE;

/**
 * Returns the folder beside the public one, never in it; imports keep their working files there, on the disk of their
 * node.
 */
export const privateFolder = (): string => path.join(strapi.dirs.static.public, '..', 'private');

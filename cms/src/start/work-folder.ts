import { mkdirSync, rmSync } from 'node:fs';
import { workFolder } from '../uploads/images';

/**
 * Deletes the half-received files of a CMS that is gone; never while another one may still use them. Nodes may share
 * the folder: its files are then left to the sweep, which goes by their age.
 */
export function emptyWorkFolder(isShared: boolean): void {
  if (!isShared) rmSync(workFolder(), { recursive: true, force: true });
  mkdirSync(workFolder(), { recursive: true });
}

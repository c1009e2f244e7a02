import { mkdirSync, rmSync } from 'node:fs';
import { workFolder } from '../uploads/images';

/**
 * What a CMS that is gone had half received; never while another one may still be at it. Nodes may share the folder: what lies there
 * is then left to the sweep, which goes by its age.
 */
export function emptyWorkFolder(isShared: boolean): void {
  if (!isShared) rmSync(workFolder(), { recursive: true, force: true });
  mkdirSync(workFolder(), { recursive: true });
}

import { mkdirSync, rmSync } from 'node:fs';
import { workFolder } from '../uploads/images';

/** What a CMS that is gone had half received; never while another one may still be at it. */
export function emptyWorkFolder(): void {
  rmSync(workFolder(), { recursive: true, force: true });
  mkdirSync(workFolder(), { recursive: true });
}

import path from 'node:path';
import { ROOT } from '@/scripts/launch/stack.mjs';
import type { Wire } from '../../cms/support/api';

export type { Wire };
export { requireOfCms } from '../../cms/support/native';

/** Loads one of the CMS's files on private parts: its types are the CMS's own, which the site's compiler does not know. */
export const loadVendor = (name: string): Promise<Wire> =>
  import(path.join(ROOT, 'cms/src/vendor', `${name}.ts`));

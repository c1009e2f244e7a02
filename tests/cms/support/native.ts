import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '@/scripts/launch/stack.mjs';

/** Requires one of the CMS's libraries, which the site does not have. */
export const requireOfCms = createRequire(path.join(ROOT, 'cms/package.json'));

/** Opens SQLite's file directly; it does not wait for locks. */
export const openSqlite = (file: string) => new (requireOfCms('better-sqlite3'))(file);

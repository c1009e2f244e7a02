import { isOfGroup, type Asked } from '../support/turns';

/** Files that guard rights and money, and therefore run always. */
export const ALWAYS: readonly string[] = [
  'tests/cms/access/doors.boot.test.ts',
  'tests/cms/auth/realProject.boot.test.ts',
  'tests/cms/orders/powerCut.boot.test.ts',
];

/**
 * Of the files that start CMSs of their own (4 s of a core a start) those that a run leaves to the turns of other commits. On SQLite
 * a file is in turn the commit after, so that two of three commits run it somewhere.
 */
export const outOfTurn = (
  files: readonly string[],
  asked: Asked,
  database: 'postgres' | 'sqlite',
): readonly string[] =>
  files.filter((file) => !ALWAYS.includes(file) && !isOfGroup(file, asked, database === 'sqlite' ? 1 : 0));

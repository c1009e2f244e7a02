import { isOfGroup, type RunExtent } from '../support/turns';

/** Files that guard rights and money, and therefore always run. */
export const ALWAYS: readonly string[] = [
  'tests/cms/access/doors.boot.test.ts',
  'tests/cms/auth/realProject.boot.test.ts',
  'tests/cms/orders/powerCut.boot.test.ts',
];

/**
 * Selects the files that a run leaves to other commits, among those that start their own CMS (4 s of a core per start).
 * On SQLite a file's turn is one commit later, so that two of three commits run it somewhere.
 */
export const outOfTurn = (
  files: readonly string[],
  asked: RunExtent,
  database: 'postgres' | 'sqlite',
): readonly string[] =>
  files.filter((file) => !ALWAYS.includes(file) && !isOfGroup(file, asked, database === 'sqlite' ? 1 : 0));

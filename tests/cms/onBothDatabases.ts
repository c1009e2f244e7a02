/** Sources that meet a database, with the tests that are run on SQLite too for their sake. */
interface Meeting {
  /** Why the two databases can differ here, or cannot. */
  readonly because: string;
  /** Paths from `cms/`. */
  readonly sources: readonly string[];
  /** Paths from `tests/cms/`; none where both databases are served alike. */
  readonly tests: readonly string[];
}

/**
 * PostgreSQL runs the CMS's whole suite, SQLite what can differ there. Every file below `src/records`, `src/nodes` and `database`, and
 * every one with SQL of its own, stands here once (tests/support/onBothDatabases.test.ts).
 */
export const MEETINGS: readonly Meeting[] = [
  {
    because: 'SQLite has one connection that writes, set up, locked and given back by these.',
    sources: [
      'src/records/writer.ts',
      'src/records/statements.ts',
      'src/records/commits.ts',
      'src/records/transactions.ts',
      'src/records/turns.ts',
      'src/records/patience.ts',
    ],
    tests: [
      'records/writer.test.ts',
      'records/patience.boot.test.ts',
      'records/writing.test.ts',
      'records/kept.test.ts',
    ],
  },
  {
    because:
      'What one writer locks, and how two calls at once come after one another, is each database’s own.',
    sources: [
      'src/records/locks.ts',
      'src/records/write.ts',
      'src/records/listGuards.ts',
      'src/records/replace.ts',
    ],
    tests: [
      'records/locks.test.ts',
      'records/race.test.ts',
      'records/versions.test.ts',
      'orders/race.test.ts',
      'orders/powerCut.boot.test.ts',
      'pantry/atOnce.test.ts',
      'shoplists/live.test.ts',
    ],
  },
  {
    because: 'What a record holds is taken out of it, and sorted, by each database’s own words for JSON.',
    sources: ['src/records/bodyOrders.ts'],
    tests: ['records/bodyOrders.test.ts'],
  },
  {
    because: 'The pool, the dialect and raw statements are chosen here.',
    sources: [
      'src/records/database.ts',
      'src/records/direct.ts',
      'src/records/strapi.ts',
      'src/records/tables.ts',
    ],
    tests: ['records/changes.test.ts', 'records/lists.test.ts'],
  },
  {
    because:
      'A list’s filters, orders and pages become SQL; JSON and numbers that are missing lie differently in the two.',
    sources: [
      'src/records/query.ts',
      'src/records/filters.ts',
      'src/records/operators.ts',
      'src/records/nullsLast.ts',
      'src/records/read.ts',
      'src/records/ranked.ts',
      'src/records/totals.ts',
      'src/dishes/own.ts',
      'src/dishes/twins.ts',
      'src/mealplans/shares.ts',
      'src/prices/latest.ts',
      'src/cooking/cooked.ts',
    ],
    tests: [
      'records/filters.test.ts',
      'records/nullsLast.test.ts',
      'records/plans.test.ts',
      'dishes/twins.test.ts',
      'dishes/own.test.ts',
      'mealplans/members.test.ts',
      'everywhere/search.test.ts',
      'prices/costs.test.ts',
      'cooking/cookings.test.ts',
    ],
  },
  {
    because: 'Words are found by FTS5 on SQLite and by trigrams on PostgreSQL.',
    sources: ['src/records/search.ts', 'src/records/vocabulary.ts'],
    tests: ['records/search.test.ts', 'records/slips.test.ts'],
  },
  {
    because: 'Rows and the read model are written past Strapi, into columns of each database’s own types.',
    sources: [
      'src/records/strapiRows.ts',
      'src/records/strapiShape.ts',
      'src/records/rowFromWrite.ts',
      'src/records/bodyFromWrite.ts',
      'src/records/readModel.ts',
      'src/records/readModelSync.ts',
      'src/records/readRows.ts',
      'src/records/source.ts',
      'src/records/repoint.ts',
    ],
    tests: ['records/strapiRows.boot.test.ts', 'records/bodies.test.ts', 'records/references.test.ts'],
  },
  {
    because: 'A key that was used is found by a unique row, and a refusal is told by the driver’s own code.',
    sources: [
      'src/records/idempotency.ts',
      'src/records/keptAnswers.ts',
      'src/records/refusals.ts',
      'src/records/thrown.ts',
    ],
    tests: ['records/idempotency.test.ts', 'records/keptAnswers.test.ts', 'records/refusals.test.ts'],
  },
  {
    because:
      'Files and their rows are swept by time, which the two keep differently, and backups copy a file or dump a database.',
    sources: [
      'src/records/files.ts',
      'src/records/bytes.ts',
      'src/records/media.ts',
      'src/records/private-folder.ts',
      'src/records/storage/bucket.ts',
      'src/records/storage/disk.ts',
      'src/records/storage/port.ts',
      'src/records/storage/settings.ts',
      'src/records/storage/storage.ts',
    ],
    tests: [
      'uploads/broken.boot.test.ts',
      'uploads/records.test.ts',
      'records/storage.test.ts',
      'backup.boot.test.ts',
    ],
  },
  {
    because:
      'A start makes tables, runs migrations, holds its database and measures it; SQLite by a file’s lock.',
    sources: [
      'database/readTables.ts',
      'database/migrations/2026.11.22T14.00.00.read-model.ts',
      'database/migrations/2026.11.22T14.00.01.own-tables.ts',
      'database/migrations/2026.11.22T18.00.00.foods-and-weights.ts',
      'database/migrations/2026.11.22T20.45.00.imports.ts',
      'database/migrations/2026.11.22T21.00.00.cookings.ts',
      'database/migrations/2026.11.22T21.00.00.dish-notes.ts',
      'database/migrations/2026.11.22T21.00.00.pictures-of-steps.ts',
      'database/migrations/2026.11.22T21.00.10.dish-versions.ts',
      'database/migrations/2026.11.22T21.30.00.import-extras.ts',
      'database/migrations/2026.11.22T21.40.00.cookbooks.ts',
      'database/migrations/2026.11.23T17.00.00.changes-for-other-nodes.ts',
      'database/migrations/2026.11.23T20.50.00.reminders.ts',
      'database/migrations/2026.11.23T21.00.00.households.ts',
      'database/migrations/2026.11.23T21.10.00.pantry.ts',
      'database/migrations/2026.11.24T00.30.00.prices.ts',
      'database/migrations/2026.11.24T00.40.00.pantry-causes.ts',
      'database/migrations/2026.11.24T02.20.00.barcodes.ts',
      'database/migrations/2026.11.25T18.50.00.push-lost.ts',
      'database/migrations/2026.11.27T03.20.00.saved-days-of-members.ts',
      'database/migrations/2026.11.27T03.30.00.kept-answers.ts',
      'src/start/metrics.ts',
    ],
    tests: [
      'auth/oneCms.boot.test.ts',
      'upgrade/upgrade.boot.test.ts',
      'upgrade/migrations.test.ts',
      'access/doors.boot.test.ts',
      'nextStart.boot.test.ts',
    ],
  },
  {
    because:
      'Several nodes share PostgreSQL alone; with SQLite there is one CMS, and nobody to tell or to count with.',
    sources: [
      'src/nodes/alone.ts',
      'src/nodes/counts.ts',
      'src/nodes/drain.ts',
      'src/nodes/link.ts',
      'src/nodes/standby.ts',
      'src/nodes/standbyLines.ts',
      'src/nodes/sync.ts',
      'src/nodes/told.ts',
    ],
    tests: [],
  },
  {
    because: 'Rows written by Knex’s builder and read by id: the same statements on both.',
    sources: [
      'src/records/changes.ts',
      'src/records/generations.ts',
      'src/records/moderation.ts',
      'src/records/panel.ts',
      'src/records/panelCheck.ts',
      'src/records/panelReads.ts',
      'src/records/rate.ts',
      'src/records/trail.ts',
    ],
    tests: [],
  },
  {
    because: 'These know no database: they work on what was read, or on what is to be written.',
    sources: [
      'src/records/actions.ts',
      'src/records/compose.ts',
      'src/records/differs.ts',
      'src/records/errors.ts',
      'src/records/eventStream.ts',
      'src/records/fields.ts',
      'src/records/hash.ts',
      'src/records/input.ts',
      'src/records/known.ts',
      'src/records/log.ts',
      'src/records/oldest.ts',
      'src/records/params.ts',
      'src/records/registry.ts',
      'src/records/routes.ts',
      'src/records/token.ts',
      'src/records/tree.ts',
      'src/records/types.ts',
      'src/records/values.ts',
    ],
    tests: [],
  },
];

export const ON_BOTH_DATABASES: readonly string[] = [
  ...new Set(MEETINGS.flatMap(({ tests }) => tests.map((name) => `tests/cms/${name}`))),
];

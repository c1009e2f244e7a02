/** Sources that use a database, with the tests that SQLite must also run because of them. */
interface Meeting {
  /** Reason why the two databases can differ here, or cannot. */
  readonly because: string;
  /** Paths from `cms/`. */
  readonly sources: readonly string[];
  /** Paths from `tests/cms/`; empty where both databases behave alike. */
  readonly tests: readonly string[];
}

/**
 * PostgreSQL runs the CMS's whole suite, SQLite what can differ there. Every file below `src/records`, `src/nodes`, `src/vendor`
 * and `database`, and every one with SQL of its own, stands here once (tests/support/rules/onBothDatabases.test.ts).
 */
export const MEETINGS: readonly Meeting[] = [
  {
    because: 'SQLite has one connection that writes, set up, locked and given back by these.',
    sources: [
      'src/records/database/writer.ts',
      'src/records/database/statements.ts',
      'src/records/database/commits.ts',
      'src/records/database/transactions.ts',
      'src/vendor/knex.ts',
      'src/vendor/sqlite.ts',
      'src/records/database/timeouts.ts',
      'src/records/database/withRetries.ts',
    ],
    tests: [
      'records/database/writer.test.ts',
      'records/database/timeouts.boot.test.ts',
      'records/write/writing.test.ts',
      'records/read/kept.test.ts',
    ],
  },
  {
    because:
      'What one writer locks, and how two calls at once come after one another, is each database’s own.',
    sources: [
      'src/records/database/locks.ts',
      'src/records/write/write.ts',
      'src/records/search/listGuards.ts',
      'src/records/write/createOrReplace.ts',
    ],
    tests: [
      'records/database/locks.test.ts',
      'records/database/race.test.ts',
      'records/write/versions.test.ts',
      'orders/race.test.ts',
      'orders/powerCut.boot.test.ts',
      'pantry/atOnce.test.ts',
      'shoplists/live.test.ts',
    ],
  },
  {
    because: 'A sitemap’s ranges of ids, its joins and its latest changes are worked out by each database.',
    sources: ['src/crawlers/sitemap.ts'],
    tests: ['crawlers/sitemap.test.ts', 'crawlers/split.boot.test.ts'],
  },
  {
    because: 'What a record holds is taken out of it, and sorted, by each database’s own words for JSON.',
    sources: ['src/records/write/bodyOrders.ts'],
    tests: ['records/write/bodyOrders.test.ts'],
  },
  {
    because: 'The pool, the dialect and raw statements are chosen here.',
    sources: [
      'src/records/database/database.ts',
      'src/records/write/runSql.ts',
      'src/vendor/strapi.ts',
      'src/records/database/tables.ts',
    ],
    tests: ['records/write/changes.test.ts', 'records/search/lists.test.ts', 'vendor/strapi.test.ts'],
  },
  {
    because:
      'A list’s filters, orders and pages become SQL; JSON and numbers that are missing lie differently in the two.',
    sources: [
      'src/records/search/query.ts',
      'src/records/search/filters.ts',
      'src/records/panel/operators.ts',
      'src/records/search/nullsLast.ts',
      'src/records/read/read.ts',
      'src/records/search/ranked.ts',
      'src/records/read/totals.ts',
      'src/dishes/ownFilters.ts',
      'src/dishes/twins.ts',
      'src/mealplans/shares.ts',
      'src/prices/latest.ts',
      'src/cooking/cooked.ts',
    ],
    tests: [
      'records/search/filters.test.ts',
      'records/search/nullsLast.test.ts',
      'records/read/plans.test.ts',
      'dishes/twins.test.ts',
      'dishes/ownFilters.test.ts',
      'mealplans/members.test.ts',
      'everywhere/search.test.ts',
      'prices/costs.test.ts',
      'cooking/cookings.test.ts',
      'planning/memory.test.ts',
    ],
  },
  {
    because: 'Words are found by FTS5 on SQLite and by trigrams on PostgreSQL.',
    sources: ['src/records/search/search.ts', 'src/records/search/vocabulary.ts'],
    tests: ['records/search/search.test.ts', 'records/write/slips.test.ts'],
  },
  {
    because: 'Rows and the read model are written past Strapi, into columns of each database’s own types.',
    sources: [
      'src/records/write/strapiRows.ts',
      'src/records/write/strapiShape.ts',
      'src/records/write/rowFromWrite.ts',
      'src/records/write/bodyFromWrite.ts',
      'src/records/read/readModel.ts',
      'src/records/read/readModelSync.ts',
      'src/records/read/readRows.ts',
      'src/records/database/source.ts',
      'src/records/write/repoint.ts',
    ],
    tests: [
      'records/write/strapiRows.boot.test.ts',
      'records/write/bodies.test.ts',
      'records/write/references.test.ts',
    ],
  },
  {
    because: 'A key that was used is found by a unique row, and a refusal is told by the driver’s own code.',
    sources: [
      'src/records/write/idempotency.ts',
      'src/records/read/storedAnswers.ts',
      'src/records/http/refusals.ts',
      'src/vendor/messages.ts',
      'src/records/errorProperties.ts',
    ],
    tests: [
      'records/write/idempotency.test.ts',
      'records/read/storedAnswers.test.ts',
      'records/http/refusals.test.ts',
    ],
  },
  {
    because:
      'Files and their rows are swept by time, which the two keep differently, and backups copy a file or dump a database.',
    sources: [
      'src/records/storage/files.ts',
      'src/records/database/bytes.ts',
      'src/records/read/media.ts',
      'src/records/storage/private-folder.ts',
      'src/records/storage/bucket.ts',
      'src/records/storage/disk.ts',
      'src/records/storage/port.ts',
      'src/records/storage/settings.ts',
      'src/records/storage/storage.ts',
    ],
    tests: [
      'uploads/broken.boot.test.ts',
      'uploads/records.test.ts',
      'records/write/storage.test.ts',
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
      'database/migrations/2026.11.28T00.10.00.listed-people.ts',
      'database/migrations/2026.11.28T03.00.00.outcomes.ts',
      'src/start/metricsServer.ts',
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
      'src/nodes/namedLock.ts',
      'src/nodes/counts.ts',
      'src/nodes/drain.ts',
      'src/nodes/link.ts',
      'src/nodes/standby.ts',
      'src/nodes/standbyConnections.ts',
      'src/nodes/sync.ts',
      'src/nodes/ownCommits.ts',
      'src/vendor/pg.ts',
    ],
    tests: [],
  },
  {
    because: 'Rows written by Knex’s builder and read by id: the same statements on both.',
    sources: [
      'src/records/database/changes.ts',
      'src/records/read/generations.ts',
      'src/records/write/moderation.ts',
      'src/records/panel/panel.ts',
      'src/records/panel/panelCheck.ts',
      'src/records/panel/panelReads.ts',
      'src/records/http/rate.ts',
      'src/records/write/trail.ts',
    ],
    tests: [],
  },
  {
    because: 'These know no database: they work on what was read, or on what is to be written.',
    sources: [
      'src/records/http/actions.ts',
      'src/records/read/compose.ts',
      'src/records/write/differs.ts',
      'src/records/http/errors.ts',
      'src/records/http/eventStream.ts',
      'src/records/fields.ts',
      'src/records/hash.ts',
      'src/records/write/input.ts',
      'src/records/getOrThrow.ts',
      'src/records/http/log.ts',
      'src/records/dropOldest.ts',
      'src/records/search/params.ts',
      'src/records/registry.ts',
      'src/records/http/routes.ts',
      'src/records/http/token.ts',
      'src/records/read/tree.ts',
      'src/records/types.ts',
      'src/records/read/values.ts',
      'src/vendor/firebase.ts',
      'src/vendor/http.ts',
      'src/vendor/internals.ts',
      'src/vendor/koa.ts',
    ],
    tests: [],
  },
];

export const ON_BOTH_DATABASES: readonly string[] = [
  ...new Set(MEETINGS.flatMap(({ tests }) => tests.map((name) => `tests/cms/${name}`))),
];

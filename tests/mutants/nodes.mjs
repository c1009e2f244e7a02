/** Mutants of several CMS nodes on one database: each knows the others' changes, and no two do the same work. */
export const NODES = [
  {
    name: 'a node that slept too long trusts what it remembers',
    what: 'what it has missed it must forget',
    noticedBy: { boot: ['tests/cms/nodes/reads', 'tests/cms/nodes/faults'] },
    changes: [{ find: '  if (missed) invalidateAll();\n', replace: '', hint: 'cms/src/nodes/sync.ts' }],
  },
  {
    name: 'a node keeps what it knew when its connection was cut',
    what: 'the database may be another one since',
    noticedBy: { boot: ['tests/cms/nodes/faults', 'tests/cms/nodes/reads'] },
    changes: [
      {
        find: '  epoch += 1;\n  clearOwnCommits();\n  invalidateAll();\n',
        replace: '  epoch += 1;\n  clearOwnCommits();\n',
        hint: 'cms/src/nodes/sync.ts',
      },
    ],
  },
  {
    name: 'the standby is read before it has caught up',
    what: 'whoever has just saved would read what was there before',
    noticedBy: { boot: ['tests/cms/nodes/standby'] },
    changes: [
      {
        find: 'if (isWhole && of.at >= needed) {',
        replace: 'if (isWhole && of.at > 0) {',
        hint: 'cms/src/nodes/standby.ts',
      },
    ],
  },
  {
    name: 'a call goes back to the standby after it has read from the primary',
    what: 'within one answer time would run backwards',
    noticedBy: { boot: ['tests/cms/nodes/standby'] },
    changes: [
      {
        find: 'if (call) call.isPast = true;',
        replace: 'if (call) call.isPast = false;',
        hint: 'cms/src/nodes/standby.ts',
      },
    ],
  },
  {
    name: 'locks are taken in the order in which they are named',
    what: 'two orders for the same goods would wait for each other',
    noticedBy: { cms: ['tests/cms/records/database/locks'] },
    changes: [
      {
        find: 'named.map(placeOf).sort(compare)',
        replace: 'named.map(placeOf)',
        hint: 'cms/src/records/database/locks.ts',
      },
    ],
  },
  {
    name: 'stock is written without its lock',
    what: 'two orders at once would take the same piece',
    noticedBy: { cms: ['tests/cms/orders/race', 'tests/cms/records/database/locks'] },
    changes: [
      { find: '  await guard(trx, stockGuards(products));\n', replace: '', hint: 'cms/src/stocks/ledger.ts' },
      // locks the rows again, against writes that bypass our locks
      {
        find: 'isPostgres() && trx.isTransaction ? query.forUpdate() : query,',
        replace: 'query,',
        hint: 'cms/src/stocks/ledger.ts',
      },
    ],
  },
  {
    name: 'an answer is repeated to another person',
    what: 'the same key of two people must not answer one with the other’s record',
    noticedBy: { cms: ['tests/cms/records/write/idempotency'] },
    changes: [
      {
        find: '`${person} ${path} ${given}`',
        replace: '`${path} ${given}`',
        hint: 'cms/src/records/read/storedAnswers.ts',
      },
    ],
  },
  {
    name: 'the same key answers whatever body comes with it',
    what: 'a mended form would be answered with what was sent before',
    noticedBy: { cms: ['tests/cms/records/write/idempotency'] },
    changes: [
      {
        find: 'if (kept.body && kept.body !== asked.body)',
        replace: 'if (kept.body && !asked.body)',
        hint: 'cms/src/records/write/idempotency.ts',
      },
    ],
  },
  {
    name: 'a commit that the database has refused counts as done',
    what: 'somebody would be told that their order was placed',
    noticedBy: {
      pure: ['tests/server/records/commits'],
    },
    changes: [
      {
        find: "if (command === 'ROLLBACK')",
        replace: "if (command === 'ABORT')",
        hint: 'cms/src/records/database/commits.ts',
      },
    ],
  },
];

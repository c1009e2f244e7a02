/** Mutants of the shop's storage, and of orders that have reserved goods. */
export const STOCK = [
  {
    name: 'goods are sold on the day after they expire',
    what: 'what is past its date must never reach a customer',
    noticedBy: { pure: ['tests/lib/domain/storage/lots'] },
    changes: [
      {
        find: 'Boolean(expiresOn && expiresOn < today);',
        replace: 'Boolean(expiresOn && addDays(expiresOn, 1) < today);',
        hint: 'lib/domain/storage/lots.ts',
      },
    ],
  },
  {
    name: 'the newest goods leave the shelf first',
    what: 'the older ones would expire there',
    noticedBy: { pure: ['tests/lib/domain/storage/lots'] },
    changes: [
      {
        find: "(a.expiresOn ?? '9999').localeCompare(b.expiresOn ?? '9999') || a.id - b.id",
        replace: "(b.expiresOn ?? '9999').localeCompare(a.expiresOn ?? '9999') || a.id - b.id",
        hint: 'lib/domain/storage/lots.ts',
      },
    ],
  },
  {
    name: 'what is set aside can be sold again',
    what: 'two customers would be promised the same piece',
    noticedBy: { pure: ['tests/lib/domain/storage/lots'] },
    changes: [
      {
        find: 'Math.max(0, roundQuantity(quantity - reserved))',
        replace: 'Math.max(0, roundQuantity(quantity - reserved / 2))',
        hint: 'lib/domain/storage/lots.ts',
      },
    ],
  },
  {
    name: 'part of a piece is enough',
    what: 'a piece and a half take two pieces from the shelf',
    noticedBy: { pure: ['tests/lib/domain/storage/units'] },
    changes: [
      {
        find: "return into === 'Piece' ? Math.ceil(amount) : roundQuantity(amount);",
        replace: "return into === 'Piece' ? Math.round(amount) : roundQuantity(amount);",
        hint: 'lib/domain/storage/units.ts',
      },
    ],
  },
  {
    name: 'a cancelled order gives back what it never took, too',
    what: 'goods on hold would be added to the stock although they had not left it',
    noticedBy: { pure: ['tests/lib/domain/order/states'], cms: ['tests/cms/orders/steps'] },
    changes: [
      {
        find: "isTaken = (state: OrderState): boolean => ['packed', 'onTheWay', 'failed']",
        replace: "isTaken = (state: OrderState): boolean => ['accepted', 'packed', 'onTheWay', 'failed']",
        hint: 'lib/domain/order/states.ts',
      },
    ],
  },
  {
    name: 'a cancelled order keeps part of its goods aside',
    what: 'what a cancelled order had set aside could never be sold again',
    noticedBy: { cms: ['tests/cms/orders/steps', 'tests/cms/orders/placing'] },
    changes: [
      {
        find: 'for (const { parts } of body.reservations ?? []) ledger.release(parts);\n  await ledger.close();',
        replace:
          'for (const { parts } of body.reservations ?? []) ledger.release(parts.slice(1));\n  await ledger.close();',
        hint: 'cms/src/orders/steps.ts',
      },
    ],
  },
  {
    name: 'packing takes the goods and leaves them set aside',
    what: 'the shop would hold back what has already gone out of the door',
    noticedBy: { cms: ['tests/cms/orders/steps', 'tests/cms/orders/storage'] },
    changes: [
      {
        find: '  reserved.forEach(({ parts: held }) => ledger.release(held));\n',
        replace: '',
        hint: 'cms/src/orders/pack.ts',
      },
    ],
  },
  {
    name: 'waste brings goods in',
    what: 'what is thrown away must not add to the stock',
    noticedBy: { cms: ['tests/cms/orders/storage'] },
    changes: [
      {
        find: "(given.reason === 'arrival' && delta < 0) || (given.reason === 'waste' && delta > 0)",
        replace: "given.reason === 'arrival' && delta < 0",
        hint: 'cms/src/stocks/moves.ts',
      },
    ],
  },
  {
    name: 'an arrival with another date joins the lot of the old date',
    what: 'fresh goods would count as old ones, or the other way round',
    noticedBy: { cms: ['tests/cms/orders/storage'] },
    changes: [
      {
        find: '.where({ product, place, expiresOn }).first(',
        replace: '.where({ product, place }).first(',
        hint: 'cms/src/stocks/moves.ts',
      },
    ],
  },
];

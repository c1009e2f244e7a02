/** Mutants of the pantry. */
export const PANTRY = [
  {
    name: 'what is used up counts as there',
    what: 'a recipe would be said to be cookable from an empty jar',
    noticedBy: { pure: ['tests/lib/domain/pantry/use'] },
    changes: [
      {
        find: "thing.level !== 'gone' && identityKey(thing) === sameness",
        replace: 'identityKey(thing) === sameness',
        hint: 'lib/domain/pantry/use.ts',
      },
    ],
  },
  {
    name: 'what keeps longest is used first',
    what: 'the older milk would go off behind the fresh one',
    noticedBy: { pure: ['tests/lib/domain/pantry/use'] },
    changes: [
      {
        find: 'toSorted((one, other) => byDate(one, other))',
        replace: 'toSorted((one, other) => byDate(other, one))',
        hint: 'lib/domain/pantry/use.ts',
      },
    ],
  },
  {
    name: 'a little is enough',
    what: 'what is low is used, but nobody may rely on it',
    noticedBy: { pure: ['tests/lib/domain/pantry/use'] },
    changes: [
      {
        find: "else isSome ||= item.level !== 'low';",
        replace: 'else isSome = true;',
        hint: 'lib/domain/pantry/use.ts',
      },
    ],
  },
  {
    name: 'taking of what nobody counted empties it',
    what: '“some” stays some when a spoon is taken',
    noticedBy: { pure: ['tests/lib/domain/pantry/replay'] },
    changes: [
      {
        find: '  if (there.level !== null && said.by < 0) return there;\n',
        replace: '',
        hint: 'lib/domain/pantry/replay.ts',
      },
    ],
  },
  {
    name: 'an undoing cannot be undone',
    what: 'a step that was undone and done again would not count',
    noticedBy: { pure: ['tests/lib/domain/pantry/replay'] },
    changes: [
      {
        find: 'if (undoes !== null && !off.has(key)) off.add(undoes);',
        replace: 'if (undoes !== null) off.add(undoes);',
        hint: 'lib/domain/pantry/replay.ts',
      },
    ],
  },
  {
    name: 'fresh goods join the old heap',
    what: 'two packs with different dates are two things',
    noticedBy: { pure: ['tests/lib/domain/pantry/putAway'] },
    changes: [
      {
        find: '    thing.place === place &&\n    thing.expiresOn === expiresOn\n',
        replace: '    thing.place === place\n',
        hint: 'lib/domain/pantry/putAway.ts',
      },
    ],
  },
  {
    name: 'what two dishes need is taken once',
    what: 'butter that is asked for twice is taken twice',
    noticedBy: { pure: ['tests/lib/domain/pantry/takeOut'] },
    changes: [
      {
        find: 'without(item, taken.get(item.key) ?? 0)',
        replace: 'without(item, 0)',
        hint: 'lib/domain/pantry/takeOut.ts',
      },
    ],
  },
  {
    name: 'food is called expired on its last day',
    what: 'what may be eaten today is not past',
    noticedBy: { pure: ['tests/lib/domain/pantry/soon'] },
    changes: [
      {
        find: "if (day < today) return 'expired';",
        replace: "if (day <= today) return 'expired';",
        hint: 'lib/domain/pantry/soon.ts',
      },
    ],
  },
  {
    name: 'a step that is sent twice is taken twice',
    what: 'a phone that lost the answer would take the eggs again',
    noticedBy: { cms: ['tests/cms/pantry/pantry', 'tests/cms/pantry/atOnce'] },
    changes: [{ find: '  if (isTaken) return item;\n', replace: '', hint: 'cms/src/pantry/steps.ts' }],
  },
  {
    name: 'an order’s goods are put away again at every call',
    what: 'what stands in the pantry already stays as it is',
    noticedBy: { cms: ['tests/cms/pantry/arrive'] },
    changes: [
      {
        find: 'if (there.has(key)) return undefined;',
        replace: 'if (there.has(key)) continue;',
        hint: 'cms/src/pantry/arrive.ts',
      },
    ],
  },
  {
    name: 'what was replaced comes home as what was ordered',
    what: 'the pantry would hold what never came',
    noticedBy: { pure: ['tests/lib/domain/order/delivered'] },
    changes: [
      {
        find: 'const product = isInstead ? line.replacement : line.product;',
        replace: 'const product = isInstead ? (line.product ?? line.replacement) : line.product;',
        hint: 'lib/domain/order/delivered.ts',
      },
    ],
  },
];

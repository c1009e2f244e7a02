/** Mutants of recipe imports. */
export const IMPORTS = [
  {
    name: 'undoing an import deletes what was edited since',
    what: 'somebody’s work would go without a question',
    noticedBy: { cms: ['tests/cms/imports/correct'] },
    changes: [
      {
        find: '    if (edited.length > 0)\n',
        replace: '    if (edited.length > rows.length)\n',
        hint: 'cms/src/imports/take/undo.ts',
      },
    ],
  },
  {
    name: 'a recipe with a note goes with its import',
    what: 'what a person wrote about it would be lost',
    noticedBy: { cms: ['tests/cms/imports/hostile'] },
    changes: [
      {
        find: "Date.parse(takenAt ?? '') && !noted.has(dish.id);",
        replace: "Date.parse(takenAt ?? '') && noted.size >= 0;",
        hint: 'cms/src/imports/take/continueUndoing.ts',
      },
    ],
  },
  {
    name: 'undoing deletes products that other recipes use',
    what: 'recipes would lose ingredients',
    noticedBy: { cms: ['tests/cms/imports/correct'] },
    changes: [
      {
        find: 'if (!(await isProductInUse(trx, product.id))) await erase(products, product, trx);',
        replace: 'await erase(products, product, trx);',
        hint: 'cms/src/imports/take/continueUndoing.ts',
      },
    ],
  },
  {
    name: 'an address of the house is fetched where another one of its host is public',
    what: 'an import must never reach into the private network',
    noticedBy: { pure: ['tests/imports/fetch'] },
    changes: [
      {
        find: 'if (!found.every(isPublicAddress))',
        replace: 'if (!found.some(isPublicAddress))',
        hint: 'cms/src/net/guarded.ts',
      },
    ],
  },
  {
    name: 'an address with a password is fetched',
    what: 'credentials in a link are not for us to use',
    noticedBy: { pure: ['tests/imports/fetch'] },
    changes: [
      {
        find: 'if (url.username || url.password)',
        replace: 'if (url.username && !url.password)',
        hint: 'cms/src/net/guarded.ts',
      },
    ],
  },
  {
    name: 'imported recipes are public',
    what: 'what somebody brings is private until they say otherwise',
    noticedBy: { cms: ['tests/cms/imports/take'] },
    changes: [
      {
        find: "how.visibility ?? whole?.input.visibility ?? 'private'",
        replace: "how.visibility ?? whole?.input.visibility ?? 'public'",
        hint: 'cms/src/imports/take/taking.ts',
      },
    ],
  },
  {
    name: 'a recipe of somebody else’s counts as one’s own double',
    what: 'the recipe would not be taken because a stranger has it',
    noticedBy: { cms: ['tests/cms/imports/take', 'tests/cms/imports/preview'] },
    changes: [
      {
        find: "    .where('d.owner', owner)\n    .andWhere('d.id', '>', addresses.last)",
        replace: "    .where('d.id', '>', addresses.last)",
        hint: 'cms/src/imports/take/duplicates.ts',
      },
    ],
  },
  {
    name: '“take all” takes what has to be mended first',
    what: 'a recipe that cannot be read would be kept as it came',
    noticedBy: { cms: ['tests/cms/imports/take'] },
    changes: [
      {
        find: '!duplicates.has(row.key) && blocking(row).length === 0',
        replace: '!duplicates.has(row.key)',
        hint: 'cms/src/imports/take/take.ts',
      },
    ],
  },
  {
    name: 'pictures of the steps do not count towards the bound',
    what: 'one page could fill the memory',
    noticedBy: { pure: ['tests/imports/bounds'] },
    changes: [
      {
        find: '(sum, step) => sum + (step.images?.length ?? 0), images.length)',
        replace: '(sum, step) => Math.max(sum, step.images?.length ?? 0), images.length)',
        hint: 'cms/src/imports/source/bounds.ts',
      },
    ],
  },
];

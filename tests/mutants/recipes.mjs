/** Mutants of texts, weights, costs and allergens of recipes. */
export const RECIPES = [
  {
    name: 'a bare number of what is not counted is grams',
    what: 'two of flour are two grams, without a word',
    noticedBy: {
      pure: ['tests/lib/forms/dish/amount'],
      page: ['tests/components/dish/form/lines/LineFields'],
    },
    changes: [
      {
        find: 'return { amount, amountTo, unit: null, text: null };',
        replace: "return { amount, amountTo, unit: 'gr', text: null };",
        hint: 'lib/domain/amount/storedAmount.ts',
      },
    ],
  },
  {
    name: 'another unit multiplies what was written',
    what: 'one stick of butter, chosen as a piece, is 113 sticks',
    noticedBy: { pure: ['tests/lib/forms/dish/unitChange'] },
    changes: [
      {
        find: 'const { amount, amountTo } = readAmount(kept.text) ?? kept;',
        replace: 'const { amount, amountTo } = kept;',
        hint: 'lib/forms/dish/unitChange.ts',
      },
    ],
  },
  {
    name: 'Enter in a long form sends it',
    what: 'a half-written recipe is saved by the name of a section',
    noticedBy: { page: ['tests/components/dish/form/RecipeForm'] },
    changes: [
      {
        find: 'onKeyDown={focusNextOnEnter}>\n      <div className={css.main}>',
        replace: '>\n      <div className={css.main}>',
        hint: 'components/dish/form/RecipeForm.tsx',
      },
    ],
  },
  {
    name: 'Enter on a list takes whatever stands first',
    what: 'matches come home as lettuce',
    noticedBy: { page: ['tests/pages/shoplist'] },
    changes: [
      {
        find: 'onWritten={writeAtOnce}\n        isFirstMeant={isMeant}',
        replace: 'onWritten={writeAtOnce}\n        isFirstMeant',
        hint: 'components/shoplist/add/AddItem.tsx',
      },
    ],
  },
  {
    name: 'a range weighs its upper end',
    what: 'two to three eggs are two and a half',
    noticedBy: { pure: ['tests/lib/domain/dish/nutrition'] },
    changes: [
      {
        find: 'return toGrams(amountTo ? (amount + amountTo) / 2 : amount, unit, product);',
        replace: 'return toGrams(amountTo || amount, unit, product);',
        hint: 'lib/domain/dish/nutrition.ts',
      },
    ],
  },
  {
    name: 'only what is eaten is paid for',
    what: 'the stone of an avocado costs what its flesh does',
    noticedBy: { pure: ['tests/lib/domain/dish/nutrition'] },
    changes: [
      {
        find: "(figure === 'costTetri' ? 1 : (product.edibleShare ?? 1))",
        replace: '(product.edibleShare ?? 1)',
        hint: 'lib/domain/dish/nutrition.ts',
      },
    ],
  },
  {
    name: 'what a dish loses in the pan is not minded',
    what: '100 grams of it hold more than 100 grams of what went in',
    noticedBy: { pure: ['tests/lib/domain/dish/nutrition'] },
    changes: [
      {
        find: 'const weight = dish.cookedWeight || whole.grams;',
        replace: 'const weight = whole.grams || dish.cookedWeight || 0;',
        hint: 'lib/domain/dish/nutrition.ts',
      },
    ],
  },
  {
    name: 'nothing known is nothing in it',
    what: 'what nobody knows must not come first among the leanest',
    noticedBy: { pure: ['tests/lib/domain/dish/nutrition'] },
    changes: [
      {
        find: '(totals.grams > 0 && missingFor(totals, figure).length === 0)',
        replace: 'totals.grams > 0',
        hint: 'lib/domain/dish/nutrition.ts',
      },
    ],
  },
  {
    name: 'honey is vegan',
    what: 'what bees make is of animals',
    noticedBy: { pure: ['tests/lib/domain/dish/diet'] },
    changes: [
      {
        find: "Vegan: ({ origin }) => Boolean(origin) && origin !== 'plant'",
        replace: "Vegan: ({ origin }) => Boolean(origin) && origin !== 'plant' && origin !== 'honey'",
        hint: 'lib/domain/dish/diet.ts',
      },
    ],
  },
  {
    name: 'a proposal that loses an allergen stands first',
    what: 'what may be meant is never first what loses an allergen of the words',
    noticedBy: { pure: ['tests/lib/domain/food/likely'] },
    changes: [
      {
        find: 'return proposals[0]?.loses.allergens.length ? [] : proposals;',
        replace: 'return proposals;',
        hint: 'lib/domain/food/likely.ts',
      },
    ],
  },
  {
    name: 'an answered word is answered in one recipe alone',
    what: 'one answer counts wherever the word stands',
    noticedBy: { cms: ['tests/cms/imports/questions'] },
    changes: [
      {
        find: "for (const row of await rowsOf(trx, id, { state: '' })) {",
        replace: "for (const row of await rowsOf(trx, id, { state: '', most: 1 })) {",
        hint: 'cms/src/imports/preview/questions.ts',
      },
    ],
  },
  {
    name: 'what was looked at again counts as known while it waits',
    what: 'until an editor has looked, allergens and origin are unknown',
    noticedBy: { boot: ['tests/cms/imports/doubtfulNames.boot'] },
    changes: [
      {
        find: '(fact) => body.lookAgain.length > 0 ||',
        replace: '(fact) =>',
        hint: 'cms/src/collections/dishes.ts',
      },
    ],
  },
  {
    name: 'gluten-free is proposed while nobody knows',
    what: 'a flag is proposed only where the allergens of everything are known',
    noticedBy: { pure: ['tests/lib/domain/dish/diet'] },
    changes: [
      {
        find: '!(allergen && open.includes(allergen)) &&',
        replace: 'true &&',
        hint: 'lib/domain/dish/diet.ts',
      },
    ],
  },
  {
    name: 'what nobody knows is fasting food',
    what: 'fasting is what is known to be of plants',
    noticedBy: { pure: ['tests/lib/domain/dish/diet'] },
    changes: [
      {
        find: "products.every(({ origin }) => origin === 'plant')",
        replace: "products.every(({ origin }) => !origin || origin === 'plant')",
        hint: 'lib/domain/dish/diet.ts',
      },
    ],
  },
  {
    name: 'two tins of 400 grams are read as one',
    what: 'twice the tomatoes would be missing from the list',
    noticedBy: { pure: ['tests/lib/domain/amount/read'] },
    changes: [
      {
        find: 'amount: each.amount * count, amountTo };\n',
        replace: 'amount: count > 2 ? each.amount * count : each.amount, amountTo };\n',
        hint: 'lib/domain/amount/read.ts',
      },
    ],
  },
  {
    name: 'foods: what a kind may hold counts as not in it',
    what: 'stock and sausages would be free of all that only their labels tell',
    noticedBy: { pure: ['tests/contract/foodAllergens'] },
    changes: [
      {
        find: 'unknownAllergens: allergensIn(may),',
        replace: 'unknownAllergens: allergensIn(may).slice(0, 0),',
        hint: 'cms/src/foods/kitchen.ts',
      },
    ],
  },
  {
    name: 'foods: a mean leaves out what one of its foods does not know',
    what: 'an unknown figure would count as nought in the mean',
    noticedBy: { pure: ['tests/contract/foodAllergens'] },
    changes: [
      {
        find: "if (WORDS.includes(column) || cells.includes('')) return '';",
        replace: "if (WORDS.includes(column)) return '';",
        hint: 'cms/src/foods/mean.ts',
      },
    ],
  },
  {
    name: 'foods: Georgian words of one stem are one word',
    what: 'lettuce (სალათა) would be pork fat (სალა), brioche Brie',
    noticedBy: { pure: ['tests/contract/foodAllergens'] },
    changes: [
      {
        find: '(called.some(({ isOwn }) => isOwn) ? 0 : 10) - 100 * likeness',
        replace: '(called.some(({ isOwn }) => isOwn) ? 0 : 10)',
        hint: 'lib/domain/food/match.ts',
      },
    ],
  },
];

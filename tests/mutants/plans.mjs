/** Mutants of meal plans: the eaters, the times, and the shopping. */
export const PLANS = [
  {
    name: 'a mark of an older phone erases what was said of the dish',
    what: 'a mark without an outcome leaves it as it is',
    noticedBy: { cms: ['tests/cms/cooking/outcomes'] },
    changes: [
      {
        find: "if (said.length === 0) return state === 'done' ? {} : NOTHING;",
        replace: 'if (said.length === 0) return NOTHING;',
        hint: 'cms/src/calendar/outcomes.ts',
      },
    ],
  },
  {
    name: 'a week that was only planned counts as nothing for the next one',
    what: 'the next proposal would bring the same dishes again',
    noticedBy: { cms: ['tests/cms/planning/memory'] },
    changes: [
      {
        find: '        ...(await laidBefore(id, day)),\n',
        replace: '',
        hint: 'cms/src/planning/person.ts',
      },
    ],
  },
  {
    name: 'who sits a meal out is counted all the same',
    what: 'their day would hold what they do not eat',
    noticedBy: { pure: ['tests/lib/domain/mealplan/servings'] },
    changes: [
      {
        find: '  return entry.out?.includes(key) ? 0 : factor;\n',
        replace: '  return factor;\n',
        hint: 'lib/domain/mealplan/servings.ts',
      },
    ],
  },
  {
    name: 'a plate counts as the factor all the same',
    what: 'a reader would eat another share of the pot than the plan says',
    noticedBy: { pure: ['tests/lib/domain/mealplan/servings', 'tests/lib/domain/mealplan/eaten'] },
    changes: [
      {
        find: '  if (hasShares(entry, eaters)) return shareIn(entry, key);\n',
        replace: '',
        hint: 'lib/domain/mealplan/servings.ts',
      },
    ],
  },
  {
    name: 'nothing is cooked for the leftovers of a dish with shares',
    what: 'the list would buy too little, and the later meal would have nothing',
    noticedBy: { pure: ['tests/lib/domain/mealplan/eaten', 'tests/lib/domain/shoplist/needs'] },
    changes: [
      {
        find: 'isForLater ? cleanServings(own + keptForLater(entry.key, left, eaters)) : own;',
        replace: 'isForLater ? cleanServings(own) : own;',
        hint: 'lib/domain/mealplan/eaten.ts',
      },
    ],
  },
  {
    name: 'a day with food of unknown energy counts as logged',
    what: 'what is not known is missing, not nothing',
    noticedBy: { pure: ['tests/lib/domain/energy/logged'] },
    changes: [
      {
        find: 'if (things === 0 || isIncomplete) return null;',
        replace: 'if (things === 0) return null;',
        hint: 'lib/domain/energy/logged.ts',
      },
    ],
  },
  {
    name: 'a target that learns falls below what is safe',
    what: 'no learned target is below the floor',
    noticedBy: { pure: ['tests/lib/domain/energy/target'] },
    changes: [
      {
        find: '    kcal: Math.max(kcal, floor),\n',
        replace: '    kcal,\n',
        hint: 'lib/domain/energy/target.ts',
      },
    ],
  },
  {
    name: 'a target moves at every read',
    what: 'it moves once a week',
    noticedBy: { cms: ['tests/cms/energy/expenditure'] },
    changes: [
      {
        find: 'learningOf(person).week !== weekStart(today);',
        replace: 'learningOf(person).week !== today + today;',
        hint: 'cms/src/energy/learn.ts',
      },
    ],
  },
  {
    name: 'a paused plan goes on for a day',
    what: 'on the day of the pause nothing is planned any more',
    noticedBy: { pure: ['tests/lib/domain/mealplan/days'] },
    changes: [
      {
        find: '(pausedFrom && day >= pausedFrom)',
        replace: '(pausedFrom && day > pausedFrom)',
        hint: 'lib/domain/mealplan/days.ts',
      },
    ],
  },
  {
    name: 'a plan of five days slips through the week',
    what: 'a weekly plan begins again on the same weekday',
    noticedBy: { pure: ['tests/lib/domain/mealplan/weeks'] },
    changes: [
      {
        find: '(count: number): number => Math.ceil(count / 7) * 7;',
        replace: '(count: number): number => Math.max(count, 1);',
        hint: 'lib/domain/mealplan/days.ts',
      },
    ],
  },
  {
    name: 'leftovers are paid for again',
    what: 'a pot is bought once, however often one eats from it',
    noticedBy: { pure: ['tests/lib/domain/mealplan/figures/totals'] },
    changes: [
      {
        find: "const paid = entry.kind === 'leftovers' ? { costTetri: 0, priceless: [] } : {};",
        replace: "const paid = entry.kind === 'leftovers' ? { priceless: [] } : {};",
        hint: 'lib/domain/mealplan/figures/totals.ts',
      },
    ],
  },
  {
    name: 'nobody is warned who shares the table with the reader',
    what: 'the warning is for the others, not for whoever reads',
    noticedBy: { pure: ['tests/lib/domain/mealplan/warnings'] },
    changes: [
      {
        find: '(reader === undefined || user !== reader)',
        replace: '(reader === undefined || user === reader)',
        hint: 'lib/domain/mealplan/warnings.ts',
      },
    ],
  },
  {
    name: 'what nobody knows to be free of nuts counts as free',
    what: 'of what is unknown nothing may be promised',
    noticedBy: { pure: ['tests/lib/domain/substitutes/allergens'] },
    changes: [
      {
        find: '(allergens !== null && !allergens.some((one) => avoided.includes(one)))',
        replace: '!allergens?.some((one) => avoided.includes(one))',
        hint: 'lib/domain/substitutes/allergens.ts',
      },
    ],
  },
  {
    name: 'weeks begin on Sunday',
    what: 'the week of a plan is Monday to Sunday',
    noticedBy: { pure: ['tests/lib/domain/time/day'] },
    changes: [
      {
        find: 'addDays(day, 1 - weekdayOf(day))',
        replace: 'addDays(day, -(weekdayOf(day) % 7))',
        hint: 'lib/domain/time/day.ts',
      },
    ],
  },
  {
    name: 'a skipped meal stays in the day’s plan',
    what: 'what was skipped is not eaten',
    noticedBy: { pure: ['tests/lib/domain/mealplan/timeline'] },
    changes: [
      {
        find: "meals.filter(({ state }) => state !== 'skipped'),\n      'calories'",
        replace: "meals,\n      'calories'",
        hint: 'lib/domain/mealplan/timeline.ts',
      },
    ],
  },
  {
    name: 'leftovers may be eaten before they are cooked',
    what: 'a meal cannot be left from one that comes after it',
    noticedBy: { pure: ['tests/lib/domain/mealplan/leftovers'] },
    changes: [
      {
        find: "if (kind === 'leftovers' && of && !seen.has(of)) misplaced.push(key);",
        replace: "if (kind === 'leftovers' && of && seen.size === 0) misplaced.push(key);",
        hint: 'lib/domain/mealplan/leftovers.ts',
      },
    ],
  },
  {
    name: 'readers of a plan see what its author has not published',
    what: 'drafts are the author’s until they publish',
    noticedBy: { cms: ['tests/cms/mealplans/publishing'] },
    changes: [
      {
        find: 'days: published?.days ?? [], eaters',
        replace: 'days: published ? body.days : [], eaters',
        hint: 'cms/src/collections/mealplans.ts',
      },
    ],
  },
  {
    name: 'one unknown ingredient does not make a recipe unknown',
    what: 'a recipe is called safe only when everything in it is known',
    noticedBy: { cms: ['tests/cms/dishes/figures'] },
    changes: [
      {
        find: 'lines.some(({ product }) => !product?.[fact])',
        replace: 'lines.every(({ product }) => !product?.[fact])',
        hint: 'cms/src/collections/dishes.ts',
      },
    ],
  },
];

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Each part that draws a plain `button`, by the reason why it does not look like one. */
const PLAIN = {
  'the shared button itself': ['ui/inputs/Button'],
  'a row with several texts, pressed as a whole': [
    'calendar/add/AddFood',
    'calendar/add/FoundList',
    'day/eaten/EatSearch',
    'day/eaten/EatenCard',
    'exercise/SchedulePart',
    'food/FoodRow',
    'food/Proposals',
    'import/preview/RecipeRow',
    'mealplan/fill/OtherDishes',
    'mealplan/planner/dialogs/add/AddEntryDialog',
    'mealplan/planner/dialogs/add/AddPartDialog',
    'mealplan/planner/shelf/Shelf',
    'mealplan/planner/week/PlannerEntry',
    'mealplan/planner/week/PlannerSides',
    'order/checkout/CheckoutDoor',
    'order/courier/pack/PackLine',
    'order/courier/pack/PackRack',
    'order/courier/pack/ReplacementPicker',
    'pantry/PantryRow',
    'shoplist/row/HomeRow',
    'shoplist/row/RowDetails',
    'substitutes/MissingInstead',
    'ui/table/TableRow',
  ],
  'a heading that unfolds what is below it': [
    'import/lines/Questions',
    'import/lines/SureLines',
    'order/checkout/CheckoutLines',
    'order/courier/pack/PackPanel',
    'settings/SettingsIndex',
    'shoplist/view/FoldedPart',
  ],
  'one of a row of tabs or choices': [
    'day/week/FilterBar',
    'dish/form/Picked',
    'dish/view/Gallery',
    'layout/nav/BottomBar',
    'layout/nav/LanguageToggle',
    'mealplan/planner/shelf/ShelfLists',
    'order/OrderTabs',
    'order/courier/pack/PackDetails',
    'search/SearchKinds',
    'ui/inputs/Toggle',
  ],
  'a mark that says what it is after it was pressed': [
    'calendar/item/TickButton',
    'day/agenda/MarkButtons',
    'day/agenda/OutcomeButtons',
    'mealplan/fill/ProposalEntry',
  ],
  'a place on a board, in a week or in the head of a table': [
    'calendar/hours/HourBoard',
    'day/week/DayStrip',
    'day/week/WeekView',
    'dish/list/DishRows',
    'mealplan/planner/week/Movable',
    'ui/table/HeadCell',
  ],
  'the cross of a note, which Bootstrap draws': ['layout/notes/VerifyNote'],
  'a field to type in, which opens the search': ['layout/nav/SearchButton'],
};
/** Each part that writes the classes of a button itself, with the reason. */
const LOOKING = new Map([
  ['components/day/EatAlong.tsx', 'label of a check box'],
  ['components/dish/share/SendText.tsx', 'opens another app'],
  ['components/landing/ClothLink.tsx', 'has colours of its own'],
  ['components/layout/notes/CrashNote.tsx', 'loads the page anew'],
  ['components/order/courier/Door.tsx', 'opens another app'],
  ['components/order/courier/DoorPanel.tsx', 'label of a file that stays chosen'],
  ['components/order/courier/pack/PackDetails.tsx', 'opens another app'],
  ['components/order/mine/CallCourier.tsx', 'opens another app'],
  ['components/ui/inputs/buttonLook.tsx', 'the look itself'],
  ['components/ui/lists/Pagination.tsx', 'place of a link that leads nowhere'],
]);

const sources = ['components', 'context', 'pages']
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => path.posix.join(room, name)),
  )
  .sort();
const having = (pattern: RegExp): string[] =>
  sources.filter((file) => pattern.test(readFileSync(file, 'utf8')));

test('a plain button is drawn only where it does not look like one', () => {
  const listed = Object.values(PLAIN)
    .flat()
    .map((name) => `components/${name}.tsx`);
  expect(having(/<button\b/)).toEqual(listed.sort());
});

test('the classes of a button are written once', () => {
  expect(having(/['"`]btn[ '"`]/)).toEqual([...LOOKING.keys()]);
});

test('an icon beside a text is drawn by Icon', () => {
  expect(having(/<\w+ size=\{\d+\} aria-hidden/)).toEqual([]);
});

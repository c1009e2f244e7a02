import { LIMITS, textLength } from '../../domain/limits';
import { beginsWithAmount } from '../../domain/dish/parse/line';
import { isBlocking, type WarningKey } from '../../domain/import/warnings';
import { noteWith, sortedTags } from '../take/tags';
import type { ImportLine } from '../../domain/import/record';
import type { ImportRecipe, Warning } from '../types';

type CheckedRecipe = Omit<ImportRecipe, 'key' | 'warnings'>;

/** Warnings that only the reader can give; each stays until its field is corrected. */
export const REMARKS = {
  languageOther: { path: ['language'], key: 'languageOther' },
  nameLengthened: { path: ['Name'], key: 'nameLengthened' },
} as const satisfies Partial<Record<WarningKey, Warning>>;

/** Returns all warnings of a recipe in its current state. */
export const warningsOf = (recipe: CheckedRecipe): Warning[] => [
  ...textWarnings(recipe),
  ...(recipe.servingAmount === null ? [warning('servingsNone', 'servingAmount')] : []),
  ...lineWarnings(recipe),
  ...stepWarnings(recipe),
  ...lostWarnings(recipe),
  ...(recipe.images.length > LIMITS.images.max ? [warning('imagesMany', 'images')] : []),
];

/** Returns the warnings that must be resolved before the recipe is taken. */
export const blockingWarnings = ({ warnings }: Pick<ImportRecipe, 'warnings'>): Warning[] =>
  warnings.filter(({ key }) => isBlocking(key));

const warning = (key: WarningKey, ...path: Warning['path']): Warning => ({ path, key });

function textWarnings({ Name, Description, Note, tags }: CheckedRecipe): Warning[] {
  const name = textLength(Name.trim());
  const note = textLength(noteWith(Note, sortedTags(tags).rest));
  return [
    ...(name < LIMITS.name.min ? [warning('nameShort', 'Name')] : []),
    ...(name > LIMITS.name.max ? [warning('nameLong', 'Name')] : []),
    ...(textLength(Description) > LIMITS.description.max ? [warning('descriptionLong', 'Description')] : []),
    ...(note > LIMITS.note.max ? [warning('noteLong', 'Note')] : []),
  ];
}

function lineWarnings({ ingredients, sections }: CheckedRecipe): Warning[] {
  return [
    ...(ingredients.length === 0 ? [warning('linesNone', 'ingredients')] : []),
    ...(ingredients.length > LIMITS.ingredients.max ? [warning('linesMany', 'ingredients')] : []),
    ...(sections.length > LIMITS.sections.max ? [warning('sectionsMany', 'sections')] : []),
    ...sections.flatMap(({ title }, at) =>
      textLength(title) > LIMITS.sectionTitle.max ? [warning('titleLong', 'sections', at, 'title')] : [],
    ),
    ...ingredients.flatMap((line, at) => [
      ...(textLength(line.note) > LIMITS.ingredientNote.max
        ? [warning('lineNoteLong', 'ingredients', at, 'note')]
        : []),
      ...(isPossible(line) ? [] : [warning('amount', 'ingredients', at, 'amount')]),
      ...(isAmountOpen(line) ? [warning('amountOpen', 'ingredients', at, 'amount')] : []),
    ]),
  ];
}

/** Returns whether the text begins with an amount that could not be read. */
const isAmountOpen = ({ text, amount }: ImportLine): boolean => amount === null && beginsWithAmount(text);

/** Replacement character for undecodable bytes. */
const LOST = '\uFFFD';

/** Warns of characters that the source had already lost. */
function lostWarnings({ Name, Description, Note, sections, ingredients, Steps }: CheckedRecipe): Warning[] {
  const texts: readonly (readonly [Warning['path'], string])[] = [
    [['Name'], Name],
    [['Description'], Description],
    [['Note'], Note],
    ...sections.map(({ title }, at) => [['sections', at, 'title'], title] as const),
    ...ingredients.map(({ text, name }, at) => [['ingredients', at], text + name] as const),
    ...Steps.map(({ description }, at) => [['Steps', at, 'description'], description] as const),
  ];
  return texts.flatMap(([path, text]) => (text.includes(LOST) ? [warning('lettersLost', ...path)] : []));
}

const isPossible = ({ amount, amountTo }: ImportLine): boolean =>
  Math.max(amount ?? 0, amountTo ?? 0) <= LIMITS.amount.max;

const stepWarnings = ({ Steps }: CheckedRecipe): Warning[] => [
  ...(Steps.length === 0 ? [warning('stepsNone', 'Steps')] : []),
  ...(Steps.length > LIMITS.steps.max ? [warning('stepsMany', 'Steps')] : []),
  ...Steps.flatMap(({ description }, at) =>
    textLength(description) > LIMITS.step.max ? [warning('stepLong', 'Steps', at, 'description')] : [],
  ),
];

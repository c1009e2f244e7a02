import { fieldNamed } from '../../records/fields';
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { DEFAULT_LANGUAGE } from '../../domain/language';
import { LIMITS, PLAN_LIMITS, SHOP_LIMITS, textLength } from '../../domain/limits';
import { EATEN } from '../../domain/mealplan/types';
import { LINE_FAULTS } from '../../domain/shoplist/types';
import { readWritten } from '../../domain/shoplist/written';
import { isUuid } from '../../domain/text/uuid';
import { isDay, isInstant } from '../../domain/time/day';
import { saveDishFor } from '../../dishes/sharing';
import { checkMark } from '../../calendar/marks';
import { intakeKey } from '../../calendar/routines';
import { fieldErrors } from '../../records/http/errors';
import type { Field } from '../../records/fields';
import { checkInput, isId } from '../../records/write/input';
import { bodyFor } from '../../records/read/read';
import { readBodies } from '../../records/read/readModel';
import { collectionOf } from '../../records/registry';
import { tableOf } from '../../records/database/tables';
import type { Body } from '../../records/types';
import { isNumber, isText, isValues, listIn, partsIn, type Values } from '../../records/read/values';
import { create, insert, update } from '../../records/write/write';
import type { ReadLine, ReadMeal } from '../types';
import { createBarcode, createPrice, createPantryItem } from './householdRecords';
import { inputOf, isSettable } from './input';
import type { RecordCreator, CreationContext } from './creation';
import { withoutMissingRecords, planOfMeals } from './plan';

type Input = Record<string, unknown>;
const cut = (text: string, { max }: { readonly max: number }): string =>
  [...text.slice(0, 2 * max)].slice(0, max).join('');

/** Creates the record that a complete archived record describes. Throws the errors of the collection's checks. */
export function createRecord(
  collection: string,
  values: Values,
  making: CreationContext,
): Promise<Body | undefined> {
  const maker = MAKERS[collection] ?? plain(collection);
  return maker(values, making);
}

/** Creates a record as a person would send it, plus the fields that the CMS fills itself. */
const plain =
  (
    collection: string,
    own: (values: Values, making: CreationContext) => Promise<Input> | Input = () => ({}),
  ): RecordCreator =>
  async (values, making) => {
    const { fields } = collectionOf(collection);
    const input = await inputOf(fields, values, making.meaning);
    return create(collectionOf(collection), input, making.caller, await own(values, making));
  };

/** Creates a record only if the record that a field refers to exists here. */
const standingOn =
  (field: string, collection: string, to: string, maker: RecordCreator = plain(collection)): RecordCreator =>
  async (values, making) => {
    const id = await here(making, to, values[field]);
    return id === undefined ? undefined : maker(values, making);
  };

const here = async (
  { meaning }: CreationContext,
  to: string,
  source: unknown,
): Promise<number | undefined> => (isNumber(source) ? meaning.of(to, source) : undefined);
const hereOrNull = async (making: CreationContext, to: string, source: unknown): Promise<number | null> =>
  (await here(making, to, source)) ?? null;

const makePlan: RecordCreator = async (values, making) => {
  const collection = collectionOf('mealplans');
  const { days, eaters, ...input } = await inputOf(collection.fields, values, making.meaning);
  const shown = { days: withoutMissingRecords(days), eaters: await eatersHere(eaters, making) };
  const isPublic = values.visibility === 'public';
  const published = isPublic ? await publishedOf(values.published, making) : null;
  return create(collection, { ...input, ...shown }, making.caller, {
    ...(published && { published, version: published.version }),
  });
};

/** Keeps only the link of the person themselves; other eaters are nobody here. */
async function eatersHere(eaters: unknown, { meaning, caller }: CreationContext): Promise<Values[]> {
  const found: Values[] = [];
  for (const eater of partsIn(eaters)) {
    const isMe = isNumber(eater.user) && (await meaning.of('users', eater.user)) === caller.id;
    found.push({ ...eater, user: isMe ? caller.id : null });
  }
  return found;
}

/** Validates a plan's published version like a request. Skips one that an earlier release kept for members only. */
async function publishedOf(
  value: unknown,
  making: CreationContext,
): Promise<(Input & { version: number }) | null> {
  const [published] = partsIn([value]);
  if (!published || published.forMembers === true) return null;
  const { fields } = collectionOf('mealplans');
  const shown = { days: fieldNamed(fields, 'days'), eaters: fieldNamed(fields, 'eaters') };
  const given = await inputOf(shown, published, making.meaning);
  const mended = { days: withoutMissingRecords(given.days), eaters: await eatersHere(given.eaters, making) };
  const { data, errors } = checkInput(shown, mended, false, 'owner');
  if (errors.length > 0) throw fieldErrors(errors);
  const version = isId(published.version) ? published.version : 1;
  return { version, ...data, at: isInstant(published.at) ? published.at : null };
}

const makeItem: RecordCreator = async (values, making) => {
  const collection = collectionOf('shop-items');
  const input = await inputOf(collection.fields, values, making.meaning);
  if (!input.list) return undefined;
  const from: Values[] = [];
  for (const { dish, Name, times } of partsIn(values.from).slice(0, LIMITS.ingredients.max))
    from.push({
      dish: await hereOrNull(making, 'dishes', dish),
      Name: isText(Name) ? cut(Name, LIMITS.name) : null,
      times: isNumber(times) ? times : null,
    });
  return create(collection, input, making.caller, {
    from,
    there: isNumber(values.there) && values.there >= 0 ? values.there : null,
    fault: LINE_FAULTS.find((one) => one === values.fault) ?? null,
  });
};

/** Creates the person's note on a dish; there is one per person and dish, so it replaces an existing one. */
const makeNote: RecordCreator = async (values, making) => {
  const collection = collectionOf('dish-notes');
  const input = await inputOf(collection.fields, values, making.meaning);
  const known: { id: number } | undefined = await making
    .trx(tableOf(collection))
    .where({ user: making.caller.id, dish: input.dish })
    .first('id');
  return known
    ? update(collection, known.id, input, making.caller)
    : create(collection, input, making.caller);
};

const makeSave: RecordCreator = async ({ dish }, making) => {
  const { trx, caller } = making;
  const id = await here(making, 'dishes', dish);
  if (id === undefined) return undefined;
  await saveDishFor(trx, id, caller.id);
  const row: { id: number } = await trx(tableOf(collectionOf('saves')))
    .where({ dish: id, user: caller.id })
    .first('id');
  return (await readBodies(trx, collectionOf('saves'), [row.id])).get(row.id);
};

const FIGURES = ['calories', 'fats', 'carbs', 'prots'] as const;
const figureIn = (value: unknown): number | null => (isNumber(value) && value >= 0 ? value : null);

/** Creates a log. Eaten items keep their figures; a mark needs its plan, schedule or intake to exist here. */
const makeLog: RecordCreator = async (values, making) => {
  const collection = collectionOf('logs');
  const input = await inputOf(collection.fields, values, making.meaning);
  const isLost = (['mealplan', 'subscription', 'schedule', 'intake'] as const).some(
    (name) => values[name] && !input[name],
  );
  if (isLost) return undefined;
  if (values.kind === EATEN) {
    const figures = Object.fromEntries(FIGURES.map((name) => [name, figureIn(values[name])]));
    const nutrients = isValues(values.nutrients) ? values.nutrients : null;
    return create(collection, input, making.caller, { ...figures, nutrients });
  }
  return makeMark(values, input, making);
};

/** Creates a mark with its original state; the stock of the intake is already reduced by it. */
async function makeMark(values: Values, input: Input, making: CreationContext): Promise<Body> {
  const collection = collectionOf('logs');
  const { trx, caller } = making;
  const key =
    isNumber(values.intake) && isNumber(input.intake) ? await keyHere(values, input.intake, trx) : input.key;
  const { data, errors } = checkInput(collection.fields, { ...input, key }, false, 'owner');
  if (errors.length > 0) throw fieldErrors(errors);
  await checkMark(
    { ...data, day: String(data.day), intake: isNumber(data.intake) ? data.intake : null },
    trx,
  );
  const taken = isNumber(values.taken) && data.intake ? values.taken : null;
  return insert(collection, { ...data, taken, user: caller.id }, trx);
}

/** Converts the key of an intake time, which is derived from the intake's id. */
async function keyHere({ intake: source, key }: Values, id: number, trx: Knex): Promise<unknown> {
  const intake = (await readBodies(trx, collectionOf('intakes'), [id])).get(id);
  const time = listIn(intake?.times).find((one) => intakeKey(Number(source), String(one)) === key);
  return time === undefined ? key : intakeKey(id, String(time));
}

/** Imports only settings that the person has not set here; all others stay. */
const makeSettings: RecordCreator = async (values, { meaning, caller }) => {
  const users = collectionOf('users');
  const before = await bodyFor(users, caller.id, caller);
  const own: Values = before;
  const isUnset = (name: string, field: Field) =>
    isNothing(own[name]) ||
    ('initial' in field && own[name] === field.initial) ||
    (name === 'language' && own[name] === DEFAULT_LANGUAGE);
  const isChosen = (name: string) => name === 'timeZone' && own.zoneConfirmed === true;
  const isWanted = (name: string, field: Field) =>
    isSettable(name, field) && isUnset(name, field) && !isChosen(name);
  const input = await inputOf(users.fields, values, meaning, isWanted);
  // An unchanged value is left out, because setting the time zone would mark it as chosen.
  const given = Object.entries(input).filter(([name, value]) => !isNothing(value) && value !== own[name]);
  return given.length > 0 ? update(users, caller.id, Object.fromEntries(given), caller) : before;
};

function isNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isValues(value)) return Object.values(value).every(isNothing);
  return value === null || value === undefined || value === '';
}

const keyOf = ({ key }: Values): Input => (isText(key) && isUuid(key) ? { key } : {});

const MAKERS: Readonly<Record<string, RecordCreator>> = {
  users: makeSettings,
  mealplans: makePlan,
  schedules: standingOn('exercise', 'schedules', 'exercises'),
  intakes: standingOn('supplement', 'intakes', 'supplements'),
  shoplists: plain('shoplists', async (values, making) => ({
    mealplan: await hereOrNull(making, 'mealplans', values.mealplan),
    from: isDay(values.from) ? values.from : null,
    to: isDay(values.to) ? values.to : null,
  })),
  'shop-items': makeItem,
  visits: plain('visits', keyOf),
  saves: makeSave,
  'dish-notes': standingOn('dish', 'dish-notes', 'dishes', makeNote),
  cookings: plain('cookings', async (values, making) => ({
    dish: await hereOrNull(making, 'dishes', values.dish),
    Name: isText(values.Name) ? cut(values.Name, LIMITS.name) : null,
    byHand: values.byHand === true,
    ...keyOf(values),
  })),
  logs: makeLog,
  'pantry-items': createPantryItem,
  prices: createPrice,
  barcodes: createBarcode,
};

/** Creates a plan from the dated meals of another app. */
export async function createPlanFromMeals(
  Name: string,
  meals: readonly ReadMeal[],
  { caller, dishOf, nameOf, cut: note }: CreationContext,
): Promise<Body> {
  const { full, ...plan } = await planOfMeals(meals, dishOf);
  for (const { day, type, recipe, text } of full) {
    const what = text || (recipe ? await nameOf(recipe) : '');
    note({
      where: `${Name}: ${day} ${type}: ${what}`,
      key: 'mealFull',
      message: 'The meal has no more room',
    });
  }
  return create(collectionOf('mealplans'), { ...plan, Name: cut(Name, PLAN_LIMITS.title) }, caller);
}

const CUTS = {
  listFull: 'The list has no more room',
  lineLong: 'The line is longer than a list takes, and its end is cut',
  lineRefused: 'No list takes this line',
} as const;
/** Maximum length of a list line; nobody writes longer ones, and parsing takes longer the longer they are. */
const LONGEST_LINE = 300;

/** Creates a list from the lines of another app, as many as a list may have. */
export async function createListFromLines(
  Name: string,
  lines: readonly ReadLine[],
  { caller, cut: note }: CreationContext,
): Promise<Body> {
  const list = await create(collectionOf('shoplists'), { Name: cut(Name, SHOP_LIMITS.name) }, caller);
  const { fields } = collectionOf('shop-items');
  const noteLine = (key: 'listFull' | 'lineLong' | 'lineRefused', text: string) =>
    note({ where: `${Name}: ${text}`, key, message: CUTS[key] });
  let count = 0;
  for (const { text, checked } of lines) {
    if (count >= SHOP_LIMITS.items) {
      noteLine('listFull', text);
      continue;
    }
    const { name, amount, unit } = readWritten(text.slice(0, LONGEST_LINE));
    const rest = { list: list.id, key: randomUUID(), checked };
    const read = { ...rest, Name: cut(name, LIMITS.name), amount, unit };
    const plainly = { ...rest, Name: cut(text, LIMITS.name) };
    // A line that no list accepts does not keep out the others.
    const line = [read, plainly].find((one) => checkInput(fields, one, false, 'owner').errors.length === 0);
    if (!line) {
      noteLine('lineRefused', text);
      continue;
    }
    await create(collectionOf('shop-items'), line, caller);
    count += 1;
    if (text.length > LONGEST_LINE || textLength(line === read ? name : text) > LIMITS.name.max)
      noteLine('lineLong', text);
  }
  return list;
}

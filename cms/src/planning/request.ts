import { DIETARY_FLAGS, DISH_TYPES } from '../domain/dish/types';
import { LIMITS, PLAN_LIMITS, PLANNING_LIMITS } from '../domain/limits';
import type { ProposedDay, Slot } from '../domain/planning/model';
import { ALLERGENS } from '../domain/product/types';
import { targetFields } from '../mealplans/targets';
import { type FieldError, fieldErrors } from '../records/http/errors';
import {
  boolean,
  choice,
  day,
  type Fields,
  number,
  object,
  objects,
  relation,
  text,
  type ValuesOf,
  words,
} from '../records/fields';
import { checkInput, isId } from '../records/write/input';
import { isNumber, isValues, listIn, partsIn, type Values } from '../records/read/values';

const { days, keep, times, seed, seconds, repeats, budgetTetri } = PLANNING_LIMITS;
const ofDay = { day: number({ required: true, whole: true, ...days, key: 'range' }) };
const slot = { ...ofDay, meal: choice(DISH_TYPES, { required: true }) };
const servings = { above: 0, max: LIMITS.servings.max, key: 'amount' } as const;
const minutes = () => number({ whole: true, ...LIMITS.minutes, key: 'time' });

const eaters = objects(
  {
    Name: text({ required: true, max: LIMITS.personName.max }),
    factor: number({ required: true, ...PLAN_LIMITS.factor, key: 'amount' }),
    targets: object(targetFields),
    diet: words(DIETARY_FLAGS),
    allergens: words(ALLERGENS),
    byFactor: boolean(),
    user: number({ whole: true, above: 0, max: 2_147_483_647 }),
    birthYear: number({ whole: true, ...LIMITS.birthYear }),
  },
  PLAN_LIMITS.eaters,
);
const wishes = object({
  budgetTetri: number({ whole: true, ...budgetTetri }),
  weekdayMinutes: minutes(),
  weekendMinutes: minutes(),
  repeats: number({ whole: true, ...repeats }),
  leftovers: words(DISH_TYPES),
  tags: objects(
    {
      tag: text({ required: true, max: LIMITS.tags.length }),
      min: number({ whole: true, ...times }),
      max: number({ whole: true, ...times }),
    },
    PLANNING_LIMITS.tags,
  ),
  fasting: boolean(),
  unknown: boolean(),
  health: object({
    energy: boolean(),
    fibre: boolean(),
    vegetables: boolean(),
    saturatedFat: boolean(),
    salt: boolean(),
    fish: boolean(),
  }),
  fastingFish: boolean(),
  fastingNoOil: boolean(),
});
/** A person's planning preferences; `from` and weekdays have no field type and are validated separately. */
const PREFERENCE_FIELDS = {
  days: number({ whole: true, ...days }),
  meals: words(DISH_TYPES),
  eaters,
  wishes,
};
const WEEK = {
  ...PREFERENCE_FIELDS,
  days: number({ required: true, whole: true, ...days, key: 'range' }),
  startDate: day(),
};
const PROPOSE = {
  ...WEEK,
  keep: objects({ ...slot, dish: relation('dishes', { required: true }) }, keep),
  seed: number({ whole: true, ...seed }),
  seconds: number({ ...seconds, key: 'range' }),
};
const entry = {
  kind: choice(['dish', 'leftovers'], { required: true }),
  dish: relation('dishes', { required: true }),
  servings: number({ required: true, ...servings }),
  of: object(slot),
};
const OTHERS = {
  ...WEEK,
  slot: object(slot, { required: true }),
  plan: objects(
    {
      ...ofDay,
      meals: objects(
        { type: choice(DISH_TYPES, { required: true }), entries: objects(entry, PLAN_LIMITS.entries) },
        DISH_TYPES.length,
      ),
    },
    days.max,
  ),
};

const SOURCES = ['public', 'mine', 'saved'] as const;
/** Source of dishes: one of these words, or a cookbook's id. */
export type Source = (typeof SOURCES)[number] | number;

type Read<F extends Fields> = Omit<ValuesOf<F>, 'wishes' | 'days'> & {
  readonly days: number;
  readonly from: readonly Source[];
  readonly wishes: WeekWishes | null;
};
type GivenWishes = NonNullable<ValuesOf<typeof PREFERENCE_FIELDS>['wishes']>;
interface WeekWishes extends Omit<GivenWishes, 'tags'> {
  readonly tags: readonly (GivenWishes['tags'][number] & { readonly weekdays: readonly number[] | null })[];
}
export type ProposalRequest = Read<typeof PROPOSE>;
export type AlternativesRequest = Omit<Read<typeof OTHERS>, 'plan' | 'slot'> & {
  readonly slot: Slot;
  readonly plan: readonly ProposedDay[];
};
/** Fields that all planning requests share. */
export type WeekRequest = Read<typeof WEEK>;
/** A person's planning preferences. */
export type PlanningPreferences = Partial<Omit<WeekRequest, 'startDate'>>;

const NEEDED = ['meals', 'eaters', 'from'];

/** Parses the body of `POST mealplans/propose`; throws a 400 that lists faults by path. */
export function parseWeekRequest(data: Values): ProposalRequest {
  const asked = read<ProposalRequest>(PROPOSE, data, NEEDED);
  const faults = asked.keep.flatMap((one, at) => dayFaults(asked, one, ['keep', at]));
  return sure(asked, [...tagFaults(asked.wishes), ...faults]);
}

/** Parses the body of `POST mealplans/propose/others`. */
export function parseAlternativesRequest(data: Values): AlternativesRequest {
  const { plan: draft } = data;
  const plain = Array.isArray(draft) ? { ...data, plan: draft.map(withoutFigures) } : data;
  const given = read<AlternativesRequest>(OTHERS, plain, NEEDED);
  const asked = { ...given, plan: given.plan.map((day, at) => withShares(day, listIn(draft)[at])) };
  const late = asked.plan.flatMap((one, at) => dayFaults(asked, one, ['plan', at]));
  const faults = [...dayFaults(asked, asked.slot, ['slot']), ...late, ...leftoverFaults(asked.plan)];
  return sure(asked, [...tagFaults(asked.wishes), ...faults]);
}

/** Returns a draft's day without its figures and shares, which are computed again. */
const withoutFigures = (day: unknown): unknown => {
  if (!isValues(day)) return day;
  const { figures: _figures, ...rest } = day;
  return mapEntries(rest, ({ shares: _shares, ...entry }) => entry);
};

const mapEntries = (day: Values, change: (entry: Values) => Values): Values =>
  Array.isArray(day.meals)
    ? {
        ...day,
        meals: day.meals.map((meal: unknown) =>
          isValues(meal) && Array.isArray(meal.entries)
            ? {
                ...meal,
                entries: meal.entries.map((entry: unknown) => (isValues(entry) ? change(entry) : entry)),
              }
            : meal,
        ),
      }
    : day;

/** Puts the shares back into a checked day: they tell whether a dish is for all; anything but numbers tells nothing. */
const withShares = (day: ProposedDay, given: unknown): ProposedDay => ({
  ...day,
  meals: day.meals.map((meal, at) => ({
    ...meal,
    entries: meal.entries.map((entry, place) => ({
      ...entry,
      shares: sharesIn(partsIn(partsIn(isValues(given) ? given.meals : [])[at]?.entries)[place]),
    })),
  })),
});
const sharesIn = (entry: Values | undefined): number[] => listIn(entry?.shares).filter(isNumber);

/** Reports leftovers that do not say which entry they come from. */
const leftoverFaults = (plan: readonly ProposedDay[]): FieldError[] =>
  plan.flatMap(({ meals }, day) =>
    meals.flatMap(({ entries }, meal) =>
      entries.flatMap((entry, at): FieldError[] =>
        entry.kind === 'leftovers' && isAbsent(entry.of)
          ? [{ path: ['plan', day, 'meals', meal, 'entries', at, 'of'], key: 'required' }]
          : [],
      ),
    ),
  );

/** Parses the body of `PUT users/me/planning` in the form that is stored; absent fields are left out. */
export function parsePreferences(data: Values): PlanningPreferences {
  const asked = read<WeekRequest>(PREFERENCE_FIELDS, data, []);
  const way = sure(asked, tagFaults(asked.wishes));
  return Object.fromEntries(Object.entries(way).filter(([name]) => !isAbsent(data[name])));
}

const isAbsent = (value: unknown) => value === undefined || value === null;

function sure<T>(asked: T, faults: readonly FieldError[]): T {
  if (faults.length > 0) throw fieldErrors(faults);
  return asked;
}

/** Validates a body by its fields, and `from` and weekdays separately. Lists named in `needed` must not be empty. */
function read<T>(fields: Fields, given: Values, needed: readonly string[]): T {
  const { from, ...rest } = given;
  const wishes = isValues(rest.wishes) ? rest.wishes : undefined;
  const tags = listIn(wishes?.tags);
  const plain = tags.length > 0 ? { ...rest, wishes: { ...wishes, tags: tags.map(withoutWeekdays) } } : rest;
  const { data, errors } = checkInput(fields, plain, false, 'owner');
  const empty = needed.filter((name) => isAbsent(given[name]) || isEmptyList(given[name]));
  const faults: FieldError[] = [
    ...errors,
    ...empty.map((name) => ({ path: [name], key: 'required' })),
    ...sourceFaults(from),
    ...tags.flatMap((tag, at) => weekdayFaults(weekdaysOf(tag), ['wishes', 'tags', at, 'weekdays'])),
  ];
  if (isValues(data.wishes))
    data.wishes.tags = partsIn(data.wishes.tags).map((tag, at) => ({
      ...tag,
      weekdays: weekdaysOf(tags[at]) ?? null,
    }));
  return sure({ ...data, from: [...new Set(listIn(from))] } as T, faults);
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
const weekdaysOf = (tag: unknown) => (isValues(tag) ? tag.weekdays : undefined);
function withoutWeekdays(tag: unknown): unknown {
  if (!isValues(tag)) return tag;
  const { weekdays: _weekdays, ...rest } = tag;
  return rest;
}

/** Reports at most one fault of a list: that it is no list, or its first wrong element. */
function listFaults(
  value: unknown,
  path: Path,
  isRight: (one: unknown) => boolean,
  fault: Omit<FieldError, 'path'>,
): FieldError[] {
  if (isAbsent(value)) return [];
  if (!Array.isArray(value)) return [{ path, key: 'choice' }];
  const wrong = value.findIndex((one) => !isRight(one));
  return wrong < 0 ? [] : [{ path: [...path, wrong], ...fault }];
}

type Path = FieldError['path'];
const isWeekday = (day: unknown) => isNumber(day) && Number.isInteger(day) && day >= 1 && day <= 7;
const weekdayFaults = (value: unknown, path: Path) =>
  listFaults(value, path, isWeekday, { key: 'range', values: { min: 1, max: 7 } });

const isSource = (one: unknown) => SOURCES.some((name) => name === one) || isId(one);
function sourceFaults(value: unknown): FieldError[] {
  const { cookbooks: max } = PLANNING_LIMITS;
  const faults = listFaults(value, ['from'], isSource, { key: 'choice' });
  const isTooMany = listIn(value).length > max + SOURCES.length;
  return isTooMany ? [{ path: ['from'], key: 'tooMany', values: { max } }] : faults;
}

const tagFaults = (wishes: WeekWishes | null): FieldError[] =>
  (wishes?.tags ?? []).flatMap(({ min, max }, at) =>
    isNumber(min) && isNumber(max) && max < min
      ? [{ path: ['wishes', 'tags', at, 'max'], key: 'range', values: { min, max: times.max } }]
      : [],
  );

/** Reports a day outside the requested days. */
const dayFaults = ({ days }: WeekRequest, { day }: Pick<Slot, 'day'>, path: Path): FieldError[] =>
  day > days ? [{ path: [...path, 'day'], key: 'range', values: { min: 1, max: days } }] : [];

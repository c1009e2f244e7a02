import { linesOf } from '../dish/lines';

/** Kinds of preparations for the evening before. */
export const AHEAD_KINDS = ['soak', 'thaw', 'marinate', 'chill', 'prepare'] as const;
type AheadKind = (typeof AHEAD_KINDS)[number];

/** Task for the evening before, in the recipe's own words. */
interface Ahead {
  readonly kind: AheadKind;
  readonly text: string;
}

interface StepText {
  readonly text: string;
  /** Minutes stated for the step. */
  readonly minutes: number | null;
}

interface Line {
  readonly note: string;
  readonly product?: Named | null;
}
interface Named {
  readonly Name: string;
  readonly NameKa?: string | null;
}
/** Parts of a dish needed to find tasks for the evening before. */
interface Read {
  readonly language: string;
  readonly Note: string;
  readonly Steps: readonly { readonly description: string; readonly minutes: number | null }[];
  readonly ingredients: readonly Line[];
  readonly sections: readonly { readonly ingredients: readonly Line[] }[];
}

/** Minimum number of hours; shorter tasks are done on the day itself. */
const LEAST_HOURS = 4;

const KIND: Readonly<Record<Exclude<AheadKind, 'prepare'>, RegExp>> = {
  soak: /\bsoak(?:ed|ing|s)?\b(?! up)|და(?:ვ)?ალბ|ჩაალბ|დალბობ|დამბალ|დასალბობ|ჩალბობ/i,
  thaw: /\b(?:thaw|defrost)(?:ed|ing|s)?\b|გაალღვ|გაალღობ|გალღობ|გალღვ|გამლღვ|გააყინულ/i,
  marinate: /\bmarinat(?:e|es|ed|ing)\b|\bin brine\b|მარინად|დაამარინ|დამარინ|მარინირ/i,
  chill: /\b(?:chill|refrigerate|rise|prove|ferment|fridge|refrigerator)(?:d|s|ed)?\b|მაცივარ|ამოსვლ|აფუვდ/i,
};
const DAY_BEFORE =
  /\b(?:evening|night|day) (?:before|ahead|in advance)\b|წინა (?:საღამო|დღე|დღი|ღამე|ღამი)|წინა(?:საღამოს|დღით)/i;
const NIGHT = /\bovernight\b|მთელი ღამ|ღამით/i;
const NOT =
  /\bno (?:soaking|marinating|thawing|need to)\b|\bwithout (?:soaking|thawing|marinating|defrosting)\b|\bnot (?:need (?:to be )?)?(?:soak|thaw|marinat)|(?:დალბობ|გალღობ|მარინად)\S* (?:არ|არც|აღარ) |(?:დალბობ|გალღობ)\S* გარეშე/i;
/** Foods that are melted, not thawed: Georgian has one word for both. */
const MELTS = /კარაქ|შოკოლად|ერბო|ჟელატინ|ქონი|თაფლ/;
/** Dried pulses, which must be soaked. */
const PULSES = /\b(?:beans?|chickpeas?|peas)\b|ლობიო|მუხუდო|ცერცვ/i;
/** Words for something done in passing, or only sometimes. */
const MEANWHILE = /\b(?:while|meanwhile)\b|ამასობაში|ამ დროს/i;
const MAKES =
  /\b(?:make|prepare|cook|boil|bake|begin|start|mix|knead)\b|მოამზად|მოხარშ|გამოაცხვ|გააკეთ|დაიწყ|მოზილ/i;
const KEEPS = /\b(?:keeps?|leftovers?|freezes?)\b|ინახება|დარჩენილ|გადარჩენილ/i;

/**
 * Finds the tasks of a dish for the evening before in its steps, its note and its ingredients' notes, in either
 * language. Returns each kind once, preferring a sentence with a duration. Soaking for ten minutes does not count.
 */
export function aheadOf(dish: Read): Ahead[] {
  const nameOf = ({ Name, NameKa }: Named) => (dish.language === 'ka' && NameKa) || Name;
  const noted = linesOf(dish).map(({ note, product }): StepText => ({
    text: note && product ? `${nameOf(product)}: ${note}` : note,
    minutes: null,
  }));
  const steps = dish.Steps.map(({ description, minutes }): StepText => ({ text: description, minutes }));
  const found = [...steps, { text: dish.Note, minutes: null }, ...noted].flatMap(sentencesOf).flatMap(taskIn);
  const isSure = ({ text }: Ahead) => isAfterNight(text) || hoursIn(text) !== undefined;
  return AHEAD_KINDS.flatMap((kind) => {
    const same = found.filter((one) => one.kind === kind);
    return same.find(isSure) ?? same[0] ?? [];
  });
}

const sentencesOf = ({ text, minutes }: StepText): StepText[] =>
  text
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((sentence) => ({ text: sentence.trim(), minutes }))
    .filter((sentence) => sentence.text !== '');

function taskIn({ text, minutes }: StepText): Ahead[] {
  if (NOT.test(text)) return [];
  const isBefore = isAfterNight(text);
  const hours = hoursIn(text);
  const isLong = isBefore || (hours !== undefined && hours >= LEAST_HOURS);
  const isShort = !isLong && (hours !== undefined || isInMinutes(text));
  const kind = kindIn(text);
  if (DAY_BEFORE.test(text) && (!kind || kind === 'chill')) return beforeOnly(text);
  if (!kind) return [];
  if (isLong) return kind === 'chill' && KEEPS.test(text) && !MAKES.test(text) ? [] : [{ kind, text }];
  if (isShort || MEANWHILE.test(text)) return [];
  // without a stated time: pulses soak overnight, frozen food thaws overnight, a marinade takes as long as possible
  const takesNight =
    (kind === 'soak' && PULSES.test(text)) ||
    kind === 'thaw' ||
    (kind === 'marinate' && (minutes === null || minutes >= LEAST_HOURS * 60));
  return takesNight ? [{ kind, text }] : [];
}

const isAfterNight = (text: string): boolean => DAY_BEFORE.test(text) || NIGHT.test(text);

const kindIn = (text: string): Exclude<AheadKind, 'prepare'> | undefined =>
  (['soak', 'thaw', 'marinate', 'chill'] as const).find(
    (kind) => KIND[kind].test(text) && !(kind === 'thaw' && MELTS.test(text)),
  );

/** Finds tasks without a keyword: "The evening before, leave the beans in water"; "make it the day before". */
function beforeOnly(text: string): Ahead[] {
  if (/\bin [^.]*water\b|წყალში/i.test(text)) return [{ kind: 'soak', text }];
  return MAKES.test(text) ? [{ kind: 'prepare', text }] : [];
}

/** Returns the largest number of hours in a sentence; undefined if there is none. */
function hoursIn(text: string): number | undefined {
  const named = [...text.matchAll(/(\d+(?:[.,]\d+)?)\s*(?:h\b|hours?\b|საათ)/gi)].map(([, number = '']) =>
    Number(number.replace(',', '.')),
  );
  return named.length > 0 ? Math.max(...named) : undefined;
}

const isInMinutes = (text: string): boolean =>
  /\d\s*(?:min\b|minutes?\b|წუთ)|\bbriefly\b|ცოტა ხნით/i.test(text);

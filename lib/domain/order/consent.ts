import type { Unit } from '../dish/types';
import type { Outcome } from './types';

/** From where on a customer is asked, and for how long. */
const CONSENT = {
  /** A replacement is dearer than its line by more than this share and by more than this sum. */
  line: { percent: 20, tetri: 300 },
  /** An order comes to more than its estimate by this share. */
  orderPercent: 10,
  minutes: 10,
} as const;
export const ANSWERS = ['yes', 'no'] as const;
export type Answer = (typeof ANSWERS)[number];

/** What a customer is asked about one line of their order; without a replacement, whether so much of it may go in. */
export interface Question {
  /** The line's. */
  readonly key: string;
  readonly replacement: number | null;
  /** The replacement's, as it was called when it was asked about. */
  readonly Name: string | null;
  readonly NameKa: string | null;
  readonly gotAmount: number;
  readonly unit: Unit;
  readonly priceTetri: number;
  /** To what the line was ordered at. */
  readonly differenceTetri: number;
  /** Whether the courier says to have called before. */
  readonly called: boolean;
  readonly askedAt: string;
  readonly answer: Answer | null;
  readonly answeredAt: string | null;
}

/** A line as it is to be packed; null in `outcome` is not marked yet. */
export interface Proposed {
  readonly key: string;
  readonly priceTetri: number;
  readonly outcome?: Outcome | null;
  readonly replacement?: number | null;
  readonly amount: number;
  readonly unit: Unit;
  /** What it costs as it is to be packed. */
  readonly costsTetri: number;
}

export const isDearer = (priceTetri: number, costsTetri: number): boolean =>
  costsTetri * 100 > priceTetri * (100 + CONSENT.line.percent) &&
  costsTetri > priceTetri + CONSENT.line.tetri;

const OPEN_FOR = CONSENT.minutes * 60_000;
/** How long a question can still be answered, in milliseconds. */
export const timeLeft = ({ askedAt }: Pick<Question, 'askedAt'>, now: number): number =>
  Math.min(OPEN_FOR, Math.max(0, Date.parse(askedAt) + OPEN_FOR - now));
/** Whether a question waits for its answer; it does until the packing ends, and no longer than its time. */
export const isAsked = ({ askedAt, answer }: Pick<Question, 'askedAt' | 'answer'>, now: number): boolean =>
  answer === null && timeLeft({ askedAt }, now) > 0;

type Content = Pick<Question, 'replacement' | 'gotAmount' | 'unit' | 'priceTetri'>;
/** Whether two questions about a line ask the same. */
export const isSameQuestion = (one: Content, other: Content): boolean =>
  one.replacement === other.replacement &&
  one.gotAmount === other.gotAmount &&
  one.unit === other.unit &&
  one.priceTetri === other.priceTetri;

const concerns = (question: Question, line: Proposed): boolean =>
  question.key === line.key &&
  question.replacement === (line.replacement ?? null) &&
  question.unit === line.unit;

/** Whether a yes was said to this: the same product, not more of it and not dearer. */
export const isAgreed = (line: Proposed, questions: readonly Question[]): boolean =>
  questions.some(
    (question) =>
      question.answer === 'yes' &&
      concerns(question, line) &&
      line.amount <= question.gotAmount &&
      line.costsTetri <= question.priceTetri,
  );

/** Whether a no was said to this or to less of it: that binds even where nobody would have had to ask. */
const isRefused = (line: Proposed, questions: readonly Question[]): boolean =>
  questions.some(
    (question) =>
      question.answer === 'no' &&
      concerns(question, line) &&
      line.amount >= question.gotAmount &&
      (line.outcome === 'replaced' || excessOf(line) > 0),
  );

const excessOf = ({ costsTetri, priceTetri }: Proposed): number => Math.max(0, costsTetri - priceTetri);

interface Sums {
  readonly feeTetri: number;
  readonly estimatedTetri: number;
}
/**
 * The keys of the lines that lack the customer's yes: replacements that are much dearer, what they said no to, and where the
 * whole comes to more than its estimate allows, the lines that pass that mark, the dearest last. What was agreed is beside it.
 */
export function unagreedLines(
  { feeTetri, estimatedTetri }: Sums,
  lines: readonly Proposed[],
  questions: readonly Question[],
): string[] {
  const open = lines.filter((line) => excessOf(line) > 0 && !isAgreed(line, questions));
  const atMost = lines.reduce((sum, line) => sum + Math.min(line.costsTetri, line.priceTetri), feeTetri);
  let room = Math.floor((estimatedTetri * (100 + CONSENT.orderPercent)) / 100) - atMost;
  const beyond = new Set<string>();
  for (const line of open.toSorted((a, b) => excessOf(a) - excessOf(b))) {
    const isTooMuch = line.outcome === 'replaced' && isDearer(line.priceTetri, line.costsTetri);
    if (isTooMuch || excessOf(line) > room) beyond.add(line.key);
    else room -= excessOf(line);
  }
  return lines.filter((line) => beyond.has(line.key) || isRefused(line, questions)).map(({ key }) => key);
}

/** How it stands with the yes that a line needs, or has. */
export type Consent = 'needed' | 'asked' | 'agreed' | 'refused' | 'unanswered';

const isChange = (line: Proposed): boolean => line.outcome === 'replaced' || excessOf(line) > 0;

function consentsOf(sums: Sums, lines: readonly Proposed[], questions: readonly Question[], now: number) {
  const lacking = new Set(unagreedLines(sums, lines, questions));
  const consents = new Map<string, Consent>();
  for (const line of lines) {
    const { key, replacement = null, amount, unit, costsTetri } = line;
    const content = { replacement, unit, gotAmount: amount, priceTetri: costsTetri };
    const question = questions.find((one) => one.key === key && isSameQuestion(one, content));
    if (!lacking.has(key)) {
      if (isChange(line) && isAgreed(line, questions)) consents.set(key, 'agreed');
    } else if (isRefused(line, questions)) consents.set(key, 'refused');
    else if (!question) consents.set(key, 'needed');
    else consents.set(key, isAsked(question, now) ? 'asked' : 'unanswered');
  }
  return consents;
}

interface Settled {
  /** The lines as they go in: what was refused, or left without an answer, is missing. */
  readonly lines: readonly Proposed[];
  /** Of every line that needs the customer's yes how it stands with it; what has one says so, too. */
  readonly consents: ReadonlyMap<string, Consent>;
}
/** What marked lines come to with the customer's answers. */
export function settled(
  sums: Sums,
  lines: readonly Proposed[],
  questions: readonly Question[],
  now: number,
): Settled {
  const first = consentsOf(sums, lines, questions, now);
  const out = new Map([...first].filter(([, consent]) => consent === 'refused' || consent === 'unanswered'));
  const left = lines.map((line): Proposed =>
    out.has(line.key) ? { ...line, outcome: 'missing', replacement: null, costsTetri: 0 } : line,
  );
  // what stays out leaves room for the others
  return { lines: left, consents: new Map([...consentsOf(sums, left, questions, now), ...out]) };
}

import type { Unit } from '../dish/types';
import { MINUTE } from '../time/units';
import type { Outcome } from './types';

/** Thresholds above which the customer must agree, and the time they have to answer. */
const CONSENT = {
  /** Limits for one replacement; the customer is asked only if both the percentage and the sum are exceeded. */
  line: { percent: 20, tetri: 300 },
  /** Maximum percentage by which an order may exceed its estimate. */
  orderPercent: 10,
  minutes: 10,
} as const;
export const ANSWERS = ['yes', 'no'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Question to a customer about one line of their order; without a replacement it asks about a larger amount. */
export interface Question {
  /** Key of the order line. */
  readonly key: string;
  readonly replacement: number | null;
  /** Name of the replacement at the time of the question. */
  readonly Name: string | null;
  readonly NameKa: string | null;
  readonly gotAmount: number;
  readonly unit: Unit;
  readonly priceTetri: number;
  /** Difference from the price at which the line was ordered. */
  readonly differenceTetri: number;
  /** True if the courier says they called the customer first. */
  readonly called: boolean;
  readonly askedAt: string;
  readonly answer: Answer | null;
  readonly answeredAt: string | null;
}

/** Line as the courier proposes to pack it; `outcome` is null until the line is marked. */
export interface Proposed {
  readonly key: string;
  readonly priceTetri: number;
  readonly outcome?: Outcome | null;
  readonly replacement?: number | null;
  readonly amount: number;
  readonly unit: Unit;
  /** Price of the line as proposed. */
  readonly costsTetri: number;
}

export const isDearer = (priceTetri: number, costsTetri: number): boolean =>
  costsTetri * 100 > priceTetri * (100 + CONSENT.line.percent) &&
  costsTetri > priceTetri + CONSENT.line.tetri;

const OPEN_FOR = CONSENT.minutes * MINUTE;
/** Returns the time left to answer a question, in milliseconds. */
export const timeLeft = ({ askedAt }: Pick<Question, 'askedAt'>, now: number): number =>
  Math.min(OPEN_FOR, Math.max(0, Date.parse(askedAt) + OPEN_FOR - now));
/** Checks whether a question is still waiting for an answer. It expires after its time limit, or when packing ends. */
export const isOpenQuestion = (
  { askedAt, answer }: Pick<Question, 'askedAt' | 'answer'>,
  now: number,
): boolean => answer === null && timeLeft({ askedAt }, now) > 0;

type Content = Pick<Question, 'replacement' | 'gotAmount' | 'unit' | 'priceTetri'>;
/** Checks whether two questions about a line ask the same thing. */
export const isSameQuestion = (one: Content, other: Content): boolean =>
  one.replacement === other.replacement &&
  one.gotAmount === other.gotAmount &&
  one.unit === other.unit &&
  one.priceTetri === other.priceTetri;

const concerns = (question: Question, line: Proposed): boolean =>
  question.key === line.key &&
  question.replacement === (line.replacement ?? null) &&
  question.unit === line.unit;

/** Checks whether the customer said yes to this line: the same product, no more of it and no dearer. */
export const isAgreed = (line: Proposed, questions: readonly Question[]): boolean =>
  questions.some(
    (question) =>
      question.answer === 'yes' &&
      concerns(question, line) &&
      line.amount <= question.gotAmount &&
      line.costsTetri <= question.priceTetri,
  );

/**
 * Checks whether the customer said no to this line or to a smaller amount of it. A no is binding even if no question
 * was required.
 */
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
 * Returns the keys of the lines that still need the customer's yes: replacements that are much dearer, lines the
 * customer refused, and, if the total exceeds the estimate's margin, the lines that push it over, cheapest increases
 * admitted first. Lines the customer agreed to do not count against the margin.
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

/** Status of the customer's consent to a line. */
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
    else consents.set(key, isOpenQuestion(question, now) ? 'asked' : 'unanswered');
  }
  return consents;
}

interface Settled {
  /** Lines as they go into the order; refused and unanswered ones become missing. */
  readonly lines: readonly Proposed[];
  /** Consent status of each line that needs the customer's yes or already has it. */
  readonly consents: ReadonlyMap<string, Consent>;
}
/** Returns the marked lines after the customer's answers are applied. */
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
  // lines left out free up the margin for the others
  return { lines: left, consents: new Map([...consentsOf(sums, left, questions, now), ...out]) };
}

import { present } from '../../domain/present';
import { minutesOf } from '../../domain/time/duration';
import type { ImageRef, ReadStep } from '../types';
import { isPartWord } from './partWords';
import { plainLines } from './plain';

/** A step from a source: HTML or text, with an optional title. */
export interface Instruction {
  readonly title?: string;
  readonly text: string;
  /** Minutes given by the source; otherwise they are read from the text. */
  readonly minutes?: number | null;
  readonly images?: readonly ImageRef[];
}

const STEP =
  '(?:step|ნაბიჯი|ეტაპი|schritt|étape|etape|paso|passo|passaggio|fase|stap|steg|krok|шаг|этап|крок|етап|adım|addım|քայլ)';
const NUMBER = new RegExp(
  `^(?:${STEP}\\s*#?(\\d{1,2})(?!\\d)(?:\\s?/\\s?\\d{1,2})?\\s*[.:)–—-]*|(\\d{1,2})\\.?(?:-ლი)?\\s?${STEP}\\s*[.:)–—-]*|(\\d{1,2})\\s*(?:[.)]|\\.\\)|[–—-](?=\\s))(?!\\d))\\s*`,
  'iu',
);
const ONLY_NUMBER = new RegExp(
  `^(?:${STEP}\\s*#?\\d{1,2}(?:\\s?/\\s?\\d{1,2})?|\\d{1,2}\\.?(?:-ლი)?\\s?${STEP}|\\d{1,2})\\s*[.:)]?$`,
  'iu',
);
const INLINE_NUMBER = /(?:^|\s)(\d{1,2})[.)]\s+(?=[\p{Lu}ა-ჰ])/gu;

/** Returns whether a text is just the number of a step: "1", "2.", "Step 3/4". */
export const isNumberAlone = (text: string): boolean => text.length < 40 && ONLY_NUMBER.test(text);

/** Splits a text into steps without numbers: by lines, or by "1. … 2. …" within a line. */
export function stepsIn(source: string): string[] {
  const lines = plainLines(source).filter((line) => !ONLY_NUMBER.test(line));
  const [only, ...others] = lines;
  const parts = only !== undefined && others.length === 0 ? cutAtNumbers(only) : lines;
  return withoutNumbers(parts);
}

function cutAtNumbers(line: string): string[] {
  const found = [...line.matchAll(INLINE_NUMBER)];
  const isRow = found.length > 1 && found.every((match, at) => Number(match[1]) === at + 1);
  if (!isRow || found[0]?.index !== 0) return [line];
  return found.map((match, at) => line.slice(match.index, found[at + 1]?.index).trim());
}

/** Removes numbers only if they count the steps; a single "2. layer" stays. */
export function withoutNumbers(steps: readonly string[]): string[] {
  const numbers = steps.map((step) => Number(NUMBER.exec(step)?.slice(1).find(Boolean) ?? Number.NaN));
  const counted = numbers.filter((number) => !Number.isNaN(number));
  const isRow =
    counted.length > 0 &&
    counted[0] === 1 &&
    counted.every((number, at) => number === 1 || number === present(counted[at - 1]) + 1);
  if (!isRow || counted.length * 2 < steps.length) return [...steps];
  return steps.map((step) => step.replace(NUMBER, '') || step);
}

/** Returns the steps in stored form: a title precedes the first step under it. */
export function toSteps(instructions: readonly Instruction[]): ReadStep[] {
  const texts = withoutNumbers(instructions.map(({ text }) => plainLines(text).join('\n')));
  return instructions.flatMap(({ title, images, minutes: told }, at) => {
    const own = present(texts[at]);
    const text = at === 0 ? withoutWord(own) : own;
    if (!text && !title) return [];
    const description = [title, text].filter(Boolean).join(text && title ? ': ' : '');
    const minutes = told || minutesOf(description);
    return [{ description, ...(minutes && { minutes }), ...(images && images.length > 0 && { images }) }];
  });
}

const WORD = /^(\p{L}[^:\n]{2,30}):\s+(?=\S)/u;

/** Removes a heading for all steps ("Instructions: …") from the first step. */
const withoutWord = (text: string): string =>
  text.replace(WORD, (whole, word: string) => (isPartWord(word) ? '' : whole));

/** One word and a number, or a number alone. */
const COUNTED = /^(?:\p{L}{2,20}\s*)?#?\d{1,2}(?:\s?\/\s?\d{1,2})?\s*[.:)]?$/u;

/** Returns whether a step's name adds information: not "Step 1", and not the beginning of its text. */
export function isInformative(name: string, text: string): boolean {
  const key = (value: string) => value.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return (
    name !== '' &&
    !(text ? COUNTED : ONLY_NUMBER).test(name) &&
    !key(text).startsWith(key(name.replace(/(?:…|\.{2,})$/, '')))
  );
}

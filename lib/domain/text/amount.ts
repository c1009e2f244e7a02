const VULGAR: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};
const SIGNS = Object.keys(VULGAR).join('');
const SPACE = '[ \\u00A0\\u2009\\u202F]';

/**
 * Regex source for amounts in a text: mixed and plain fractions, signs such as ½, grouped thousands, decimal comma or
 * point.
 */
export const AMOUNT_PATTERN = [
  `\\d+${SPACE}+\\d+${SPACE}?[/⁄]${SPACE}?\\d+`,
  `\\d+${SPACE}?[/⁄]${SPACE}?\\d+`,
  `\\d*${SPACE}?[${SIGNS}]`,
  `\\d{1,3}(?:${SPACE}\\d{3})+(?:[.,]\\d+)?(?!\\d)`,
  `\\d+(?:[.,]\\d+)?`,
  `[.,]\\d+`,
].join('|');

const WHOLE = new RegExp(`^(?:${AMOUNT_PATTERN})$`);
const FRACTION = /^(?:(\d+)\s+)?(\d+)\s?[/⁄]\s?(\d+)$/;
const SIGNED = new RegExp(`^(\\d*)\\s?([${SIGNS}])$`);

/** Parses an amount as people write it: "1,5", "1.5", "1/2", "½", "1 1/2", "1 000"; undefined if it is none. */
export function parseAmount(text: string): number | undefined {
  const clean = text.trim();
  if (!WHOLE.test(clean)) return undefined;
  const spaced = clean.replace(/\s/g, ' ');
  const fraction = FRACTION.exec(spaced);
  if (fraction) return divided(Number(fraction[1] ?? 0), Number(fraction[2]), Number(fraction[3]));
  const [, whole, sign = ''] = SIGNED.exec(spaced) ?? [];
  const part = VULGAR[sign];
  if (part !== undefined) return Number(whole) + part;
  return Number(spaced.replaceAll(' ', '').replace(',', '.'));
}

const divided = (whole: number, over: number, under: number): number | undefined =>
  under === 0 ? undefined : whole + over / under;

/** Formats an amount for an input: at most three decimals, with the language's decimal sign; '' if unknown. */
export function amountText(amount: number | null | undefined, language: string): string {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return '';
  const text = String(Math.round(amount * 1000) / 1000);
  return language === 'ka' ? text.replace('.', ',') : text;
}

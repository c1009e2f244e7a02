import { AMOUNT_PATTERN } from '../../../domain/text/amount';

const AMOUNT_ALONE = new RegExp(
  `^(?:${AMOUNT_PATTERN})(?:\\s?[-–—]\\s?(?:${AMOUNT_PATTERN}))?(?:\\s?\\p{L}{1,12}\\.?){0,2}$`,
  'iu',
);
const MOST = 24;

/** Returns whether a text is just an amount with its unit: "500 g", "½", "2 tbsp". */
export const isAmountAlone = (text: string): boolean => text.length <= MOST && AMOUNT_ALONE.test(text);

/** Returns whether a line contains an amount. */
export const isMeasured = (text: string): boolean => /[\d½⅓⅔¼¾⅛⅕]/u.test(text);

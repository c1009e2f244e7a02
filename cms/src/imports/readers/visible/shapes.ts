import { AMOUNT_PATTERN } from '../../../domain/text/amount';

const AMOUNT_ALONE = new RegExp(
  `^(?:${AMOUNT_PATTERN})(?:\\s?[-–—]\\s?(?:${AMOUNT_PATTERN}))?(?:\\s?\\p{L}{1,12}\\.?){0,2}$`,
  'iu',
);
const MOST = 24;

/** Whether a text is nothing but an amount with its unit: "500 g", "½", "2 tbsp". */
export const isAmountAlone = (text: string): boolean => text.length <= MOST && AMOUNT_ALONE.test(text);

/** Whether a line says how much of something. */
export const isMeasured = (text: string): boolean => /[\d½⅓⅔¼¾⅛⅕]/u.test(text);

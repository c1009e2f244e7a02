import { isOneOf } from '../isOneOf';

/** Warnings that must be fixed before a recipe can be imported. */
const BLOCKING = [
  'nameShort',
  'nameLong',
  'descriptionLong',
  'noteLong',
  'linesMany',
  'sectionsMany',
  'titleLong',
  'lineNoteLong',
  'amount',
  'stepsMany',
  'stepLong',
  'refused',
] as const;
/** Warnings that are only displayed. */
type Remark =
  | 'servingsNone'
  | 'amountOpen'
  | 'linesNone'
  | 'stepsNone'
  | 'imagesMany'
  | 'imageMissing'
  | 'languageOther'
  | 'nameLengthened'
  | 'lettersLost';

/** Warning about an imported recipe. */
export type WarningKey = (typeof BLOCKING)[number] | Remark;

/** Checks whether a warning prevents the import of its recipe. */
export const isBlocking = (key: string): boolean => isOneOf(BLOCKING, key);

/** What of an imported recipe must be mended before it can be taken. */
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
/** What is only said beside it. */
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

/** What is said of an imported recipe. */
export type WarningKey = (typeof BLOCKING)[number] | Remark;

/** Whether a warning of this key keeps its recipe from being taken. */
export const isBlocking = (key: string): boolean => (BLOCKING as readonly string[]).includes(key);

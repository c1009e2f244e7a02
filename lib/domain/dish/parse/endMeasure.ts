import type { Measure } from '../../amount/measures';

/** Patterns of measures behind the name ("2 rosemary sprigs"), with the words required before them. */
const ENDINGS: readonly (readonly [RegExp, Measure])[] = [
  [/^(.*\bgarlic)\s+cloves?$/iu, 'clove'],
  [/^(.*\bgarlic)\s+(?:bulbs?|heads?)$/iu, 'head'],
  [/^(.*)\s+sprigs?$/iu, 'sprig'],
  [/^(.*\b(?:celery|lemon\s?grass|rhubarb|asparagus|leek))\s+(?:stalks?|sticks?|ribs?|stems?)$/iu, 'stalk'],
  [/^(.*\bcinnamon)\s+sticks?$/iu, 'stick'],
  [
    /^(.*\b(?:bay|curry|lime|vine|grape|cabbage|banana|makrut|pandan)\s+lea(?:f|ves)(?:\s+in .*)?)$/iu,
    'leaf',
  ],
  [/^(.*)\s+lea(?:f|ves)$/iu, 'leaf'],
  [/^(.*\b(?:stock|bouillon)\s+cubes?)$/iu, 'cube'],
  [/^(.*\banchovy\s+fillets?(?:\s+in .*)?)$/iu, 'fillet'],
  [/^(.*)\s+fillets?$/iu, 'fillet'],
  [/^(.*)\s+(?:slices?|rashers?)$/iu, 'slice'],
  [/^(.*\b(?:lasagne|lasagna|gelatine?|nori|filo|phyllo|pastry))\s+(?:sheets?|leaves)$/iu, 'sheet'],
  [/^(პიტნის|რეჰნის|ქინძის|ოხრახუშის|სალბის|ტარხუნის)\s+ფოთოლი$/u, 'leaf'],
  [/^(ნივრის)\s+კბილი$/u, 'clove'],
  [/^(ნივრის|ხახვის|კომბოსტოს)\s+თავი$/u, 'head'],
  [/^(\p{L}+(?:ის|ოს))\s+კონა$/u, 'bunch'],
  [/^(\p{L}+(?:ის|ოს))\s+ღერო$/u, 'stalk'],
  [/^(\p{L}+(?:ის|ოს))\s+ტოტი$/u, 'sprig'],
  [/^(\p{L}+(?:ის|ოს))\s+ნაჭერი$/u, 'slice'],
  [/^(.*\bcorn)\s+(?:ears?|cobs?)$/iu, 'ear'],
];

/**
 * Returns the measure at the end of a counted name, and the name without it: "salmon fillets"; "bay leaf" keeps its
 * last word.
 */
export function endMeasure(name: string): { measure: Measure; name: string } | undefined {
  for (const [pattern, measure] of ENDINGS) {
    const found = pattern.exec(name);
    if (found?.[1]) return { measure, name: found[1].trim() };
  }
  return undefined;
}

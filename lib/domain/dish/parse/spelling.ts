type Change = (...found: readonly string[]) => string;

const WHOLE: Readonly<Record<string, number>> = { ერთი: 1, ორი: 2, სამი: 3 };
const FRACTION = '\\d+\\s*\\/\\s*\\d+|[½¼¾⅓⅔]|half';

const BARE_KA =
  'კილო|კილოგრამი|ლიტრი|(?:ჩაის )?ჭიქა|ქილა|შეკვრა|პაკეტი|თავი|ღერო|ნაჭერი|ბოთლი|ფინჯანი|სტაქანი|(?:სუფრის |ჩაის )?კოვზი';

/** Ways of writing an amount that say the same as a shorter one, in the order in which they are changed. */
const CHANGES: readonly (readonly [RegExp, string | Change])[] = [
  // the number of the line
  [/^\d{1,2}[.)]\s+(?=\p{L}{2}|\d)/u, ''],
  // "400/500 გრ" is a range
  [/(?<![\d/])(\d{2,4})\/(\d{2,4})(?=\s*(?:g|ml|გ|მლ))/gu, '$1-$2'],
  // what the line is for: "For the sauce: …", "Optional: …"
  [/^(?:\p{L}+თვის(?:\s*:|\s+[–—-])|for (?:the )?[\p{L}\s]+:)\s*/iu, ''],
  [
    /^(?:optional|garnish|to (?:serve|garnish|finish)|for (?:serving|garnish)|topping|გემოვნებით|სურვილისამებრ)\s*:\s*/iu,
    '',
  ],
  [/^(?:გემოვნებით|სურვილისამებრ)\s+(?=\p{L})/u, ''],
  [
    /^(?:heaped|heaping|level|generous|rounded|scant|packed|firmly packed|lightly packed|good|full|another|further)\s+(?=[\d½¼¾⅓⅔⅛])/iu,
    '',
  ],
  [new RegExp(`^(${FRACTION})\\s+(?:of\\s+)?an?\\s+`, 'iu'), '$1 '],
  [/(?<=\p{L})\s+(?:minus|less)\s+[\d½¼¾⅓⅔⅛/]+\s+\p{L}+(?=\s)/iu, ''],
  [
    /^((?:an?|one|two|large|small|good|big|generous|\d+)\s+(?:(?:large|small|good|big|generous)\s+)?\p{L}+)\s+or\s+(?:two|so|more|three)\s+(?:of\s+)?/iu,
    '$1 ',
  ],
  [
    /^(?:(an?|one)|(\d+|two|three))\s+(?:small\s+|large\s+|good\s+)?(?:thumb|finger|walnut|egg|golf[- ]ball)[- ]?(?:sized?|tip)\s+(?:pieces?|knobs?|chunks?|lumps?|balls?|bits?)\s+(?:of\s+)?/iu,
    (_, one, count) => `${one ? 1 : count} `,
  ],
  [
    /^(\d+|an?|one|two|three|four|five|six)\s+(?:(?!few|couple|little)[\p{L}-]+\s+){1,2}(slices?|rashers?|cloves?|sprigs?|stalks?|handfuls?|bunch(?:es)?|sheets?|fillets?)\s+(?:of\s+)/iu,
    '$1 $2 ',
  ],
  [/\s*(?:\.{2,}|…+|_{2,})\s*/gu, ' – '],
  // "chicken breasts x 4"
  [/^([^\d]+?)\s*[x×]\s*(\d+)$/iu, '$2 $1'],
  [/^\p{L}+ისთვის\s+(?=\p{L})/u, ''],
  [/^(?:სუნელები|სანელებლები|მწვანილი)\s*:\s*(?=\p{L})/u, ''],
  [/კოვზი\s+\((სუფრის|ჩაის|დესერტის)\)/gu, '$1 კოვზი'],
  [/(^|\s)(?:1|ერთი)\s+(ჭიქა|კილო|ლიტრი?)-ნახევარი(?!\p{L})/gu, '$11.5 $2'],
  // "3 სმ ჯანჯაფილი" is a piece of it
  [/\d+(?:\s?[-–.,]\s?\d+)?\s*სმ(?![\p{L}-])(?!\s*(?:სიგრძის\s+)?ნაჭერი)/gu, '1 ც'],
  // "1 კილო და ნახევარი" is 1.5 of it
  [
    /(^|\s)(\d+|ერთი|ორი|სამი)\s+(\p{L}+)\s+და\s+ნახევარი(?=\s|$)/u,
    (_, before, count, word) => `${before}${(WHOLE[count] ?? Number(count)) + 0.5} ${word}`,
  ],
  [/(^|\s)დიდი\s+კოვზ/gu, '$1სუფრის კოვზ'],
  [/(^|\s)პატარა\s+კოვზ/gu, '$1ჩაის კოვზ'],
  [/(\d\s*)კბ\.?(?!\p{L})/gu, '$1კბილი'],
  [/^(?:დიდი|პატარა|საშუალო|მოზრდილი|მომცრო)(?:\s+ზომის)?\s+(?=\d)/u, ''],
  [
    /((?:ჩაის |სუფრის )?(?:კოვზ|ჭიქ|ლიტრ|კილოგრამ)ის)\s+(ნახევარი|მეოთხედი|მესამედი|სამი მეოთხედი|ორი მესამედი)/gu,
    '$2 $1',
  ],
  [new RegExp(`^(${BARE_KA})\\s+(?=\\p{L})`, 'u'), '1 $1 '],
  [new RegExp(`([:–—-])\\s*(${BARE_KA})$`, 'u'), '$1 1 $2'],
  [/(^|\s)ნახ\.?\s+(?=\p{L})/u, '$1ნახევარი '],
  // "1,5 კგ-იანი", "ორკილოიანი", "500 გრამამდე"
  [/(?<=\d\s?)(კგ|კილო|კილოგრამ|გრ|გრამ|ლ|ლიტრ|მლ|მილილიტრ)\.?-?იანი(?!\p{L})/gu, '$1'],
  [/(^|\s)კილოგრამ-?იანი(?!\p{L})/gu, '$11 კგ'],
  [/(?<=ჭიქა|კონა|ქილა|მუჭა|კილო)მდე(?!\p{L})/gu, ''],
  [/(?<=\p{L})(?:-მდე|ამდე)(?!\p{L})/gu, ''],
  [/(\d)\s?-?ც(?:ალი)?-?იანი(?!\p{L})/gu, '$1 ც'],
];

/** A line with its amount written the usual way: "heaping 1/4 cup" is "1/4 cup", "1 კილო და ნახევარი" is "1.5 კილო". */
export const usualSpelling = (line: string): string =>
  CHANGES.reduce(
    (text, [pattern, change]) =>
      typeof change === 'string' ? text.replace(pattern, change) : text.replace(pattern, change),
    line,
  );

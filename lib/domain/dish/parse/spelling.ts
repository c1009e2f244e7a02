import { readAmount } from '../../amount/read';
import { isDone } from './georgian';
import { BELONGS_KA } from './georgianWords';

type Change = (...found: readonly string[]) => string;

const WHOLE: Readonly<Record<string, number>> = { ერთი: 1, ორი: 2, სამი: 3 };
const FRACTION = '\\d+\\s*\\/\\s*\\d+|[½¼¾⅓⅔]|half';

const BARE_KA =
  'კილო|კილოგრამი|ლიტრი|(?:ჩაის )?ჭიქა|(?:შუშის )?ქილა|შეკვრა|პაკეტი|კოლოფი|თავი|ღერო|ნაჭერი|ცალი|ფურცელი|ფილა|ბოთლი|ფინჯანი|სტაქანი|(?:სუფრის |ჩაის )?კოვზი';
const HALVED_KA = `${BARE_KA}|ლიტრ|კილოგრამ|კონა|მუჭა`;
const NUMBER_KA = '\\d[\\d.,/–-]*|[½¼¾⅓⅔]|ერთი|ორი|სამი|ოთხი|ნახევარი';
const CONTAINERS_KA = 'ქილა|შეკვრა|პაკეტი|კოლოფი|ფილა|ბოთლი|პარკი|ყუთი|თავი';
const METRIC_KA = 'კგ|კილოგრამ|კილო|გრამ|გრ|გ|ლიტრ|ლ|მილილიტრ|მლ';
const TIMES_KA: Readonly<Record<string, string>> = {
  ნახევარ: '0.5',
  ერთ: '1',
  ორ: '2',
  სამ: '3',
  ოთხ: '4',
  ხუთ: '5',
};
/** Parts of an animal, a fruit or an egg, named behind its genitive. */
const GIVEN_KA =
  'გული|ცილა|ყვითრი|ფილე|მკერდი|ბარკალი|ფრთა|ბარძაყი|ნეკნი|სტეიკი|ხორცი|ფარში|წვენი|ზეთი|ძმარი|ფქვილი|კონსერვი|მურაბა|სიროფი|რძე';

/** Notations of amounts with a shorter equivalent, in order of replacement. */
const CHANGES: readonly (readonly [RegExp, string | Change])[] = [
  // square brackets, optional plurals
  [/\[([^\]]*\d[^\]]*)\]/gu, '($1)'],
  [
    /(?<=^\d[\d.,/–-]*\s)(?:nos?|units?|items?|counts?|ct)(?:\(s\))?(?:\.|(?!\p{L}))\s*(?:of\s+)?(?=\p{L})/iu,
    'pc ',
  ],
  [/(?<=\p{L})\((?:s|es)\)/gu, 's'],
  // numbering of the line
  [/^\d{1,2}[.)]\s+(?=\p{L}{2}|\d)/u, ''],
  // "400/500 გრ" is a range
  [/(?<![\d/])(\d{2,4})\/(\d{2,4})(?=\s*(?:g|ml|გ|მლ))/gu, '$1-$2'],
  // "4 პორციაზე: 320 გ სპაგეტი"
  [/^\d{1,2}(?:-\d{1,2})?\s+(?:პორცია|ულუფა|კაც|პირ|ადამიან|პერსონა)ზე\s*[:,–—-]?\s*/u, ''],
  [/^\p{L}[\p{L}\s]{2,30}:\s+(?=[ა-ჰ]).*\d.*$/u, (line) => withoutLabel(line)],
  [/№\s?(?=\d)/gu, ''],
  [/(?<=\d)-?ა?მდე(?!\p{L})/gu, ''],
  [/(?<=\d)-?ი?ოდე(?!\p{L})/gu, ''],
  [/(?<=\d\s?(?:კგ|გრ|გ|ლ|მლ))\.?-ი[სთ]?(?!\p{L})/gu, ''],
  [/(?<=\d)\s?~\s?(?=\d)/gu, '-'],
  [/(?<=\d)-(?=(?:ცალი|ც|კბილი|ჭიქა|კოვზი|თავი|კონა|ღერო|ქილა|მუჭა)(?!\p{L}))/gu, ' '],
  [/(^|\s)(?:1|ერთი)\s+(?=(?:მეოთხედი|მესამედი)(?!\p{L}))/gu, '$1'],
  // "სტაფილო, ხახვი - ორ-ორი ცალი", "ქინძი, კამა - 1 კონა თითო"
  [/(^|\s)(?:ორ-ორი|სამ-სამი)(?!\p{L})/gu, (word) => (word.includes('ორ') ? ' 2-2' : ' 3-3')],
  [/([–—(-])\s*(?:1|ერთი)\s+(\p{L}+)\s+თითო(?!\p{L})/gu, '$1 თითო $2'],
  [/(?<=\p{L})_+(?=\d)/gu, ' – '],
  // "1 კგ-დან 1,5 კგ-მდე" is a range
  [
    /(\d[\d.,]*)\s*(?:კგ|კილო|კილოგრამი|გრ|გ|გრამი|ლ|ლიტრი|მლ|მილილიტრი|ც|ცალი)\.?-?(?:დან|იდან)\s+(?=\d)/gu,
    '$1-',
  ],
  [/(^|\s)ნახევარ(კილოგრამ|ლიტრ)ი(?!\p{L})/gu, '$1ნახევარი $2ი'],
  [/(^|\s)(ცალ|კოვზ)-?ნახევარი(?!\p{L})/gu, '$11.5 $2ი'],
  // "კილო და ორასი გრამი"
  [/(^|(?<!\d)\s)(კილო|კილოგრამი|ლიტრი)\s+და\s+(?=(?:\d+|\p{L}+)\s*(?:გრ|მლ|მილილ))/gu, '$11 $2 და '],
  [/\s+პლი?უს\s+(?=\d|ერთი|ორი)/gu, ' + '],
  [/(?:პირ|პირთ|თავ)ამდე\s+სავსე/gu, 'სავსე'],
  [/(?<=[\s/.]კ)\.?-(?:ი|ზე|ით|ის)(?!\p{L})/gu, ''],
  // "1 ჭიქაზე ცოტა მეტი"
  [
    /(ჭიქა|კილო|მუჭა|კონა|კოვზ|ლიტრ|კილოგრამ)ზე\s+(?:(?:ცოტა|ცოტათი|ოდნავ)\s+)?(?:მეტი|ნაკლები)(?!\p{L})/gu,
    (_, word) => (/[აო]$/u.test(word) ? word : `${word}ი`),
  ],
  // "between 4 and 5 tbsp"
  [/^between\s+([\d½¼¾⅓⅔./]+|\p{L}+)\s+and\s+/iu, '$1-'],
  [/^enough\s+(?=\p{L})/iu, ''],
  [
    /^(?:the\s+)?(?:(?:white|green|pale|light|and|&|tender)\s+)+(?:parts?|bits?)(?:\s+only)?\s+(?:of|from)\s+(?=\d|an?\s|one|two|three|four)/iu,
    '',
  ],
  // purpose of the line: "For the sauce: …", "Optional: …"
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
  // "chicken breasts x 4"; an x at the end of a word belongs to the word
  [/^([^\d]+?)\s*(?:×|(?<![a-z])x)\s*(\d+)$/iu, '$2 $1'],
  [/^\p{L}+თვის,?\s+(?=[\p{L}\d½¼¾⅓⅔])/u, ''],
  // "ორაგულის 4 ნაჭერი ფილე", "კვერცხის 3 გული"
  [
    new RegExp(
      `^(\\p{L}{3,}(?:ის|ოს))\\s+(${NUMBER_KA})\\s+((?:ნაჭერი|ცალი|ც\\.?)\\s+)?(${GIVEN_KA})(?!\\p{L})`,
      'u',
    ),
    (_, of, count, word, given) => `${count} ${word ?? ''}${of} ${given}`,
  ],
  // "ფორთოხლის წვენი 2 ფორთოხლის"
  [new RegExp(`^(\\p{L}+ის\\s+(?:წვენი|ცედრა))[\\s,–—-]+(${NUMBER_KA})\\s+\\p{L}+ის$`, 'u'), '$2 $1'],
  // "2 წვრილად დაჭრილი კბილი ნიორი"
  [
    /(\d)\s+(?:\p{L}+ად\s+)?\p{L}{3,}(?:ილი|ული)\s+(?=(?:ნაჭერი|კბილი|ტოტი|ფოთოლი|კონა|თავი|მუჭა|ღერო)(?:\s|$))/gu,
    '$1 ',
  ],
  [/^(?:სუნელები|სანელებლები|მწვანილი)\s*:\s*(?=\p{L})/u, ''],
  [/კოვზი\s+\((სუფრის|ჩაის|დესერტის)\)/gu, '$1 კოვზი'],
  // "შაქარი სუფრის 2 კოვზი", "შაქარი ჩაის კოვზი 2", "ჩაის კოვზი 1 მარილი"
  [new RegExp(`(?<!\\p{L})(სუფრის|ჩაის|დესერტის)\\s+(${NUMBER_KA})\\s+კოვზი(?!\\p{L})`, 'u'), '$2 $1 კოვზი'],
  [
    new RegExp(
      `(?<!(?:\\d|[½¼¾⅓⅔]|ერთი|ორი|სამი|ოთხი|ნახევარი)\\s)(?<!\\p{L})((?:სუფრის|ჩაის|დესერტის)\\s+კოვზი)\\s*[–—-]?\\s+(${NUMBER_KA})(?=$|\\s+\\p{L}|[,;)])`,
      'u',
    ),
    '$2 $1',
  ],
  // "1 თავის ნახევარი"
  [
    /(?:(?<!\d)(?:1|ერთი)\s+)?(თავის|პაკეტის|კოლოფის|შეკვრის|კონის|ქილის|ფილის)\s+(ნახევარი|მეოთხედი|მესამედი)(?!\p{L})/gu,
    '$2 $1',
  ],
  [/(?<=\d[\s-]?)სანტიმეტრ(?:ი|იანი|ის)(?!\p{L})/gu, 'სმ'],
  // "ჭიქა-ნახევარი", "კილო და ნახევარი": one and a half; with a number before it, that number and a half
  [
    new RegExp(
      `(^|\\s)(?:(\\d+|ერთი|ორი|სამი)\\s+)?(${HALVED_KA}|კგ|ლ)\\.?(?:\\s?-\\s?|\\s+და\\s+|\\s+)ნახევარი(?=$|[\\s,;)])`,
      'gu',
    ),
    (_, before, count, word) => `${before}${count ? (WHOLE[count] ?? Number(count)) + 0.5 : 1.5} ${word}`,
  ],
  // "3 სმ ჯანჯაფილი" is one piece
  [/\d+(?:\s?[-–.,]\s?\d+)?\s*სმ(?![\p{L}-])(?!\s*(?:სიგრძის\s+)?ნაჭერი)/gu, '1 ც'],
  // "1 კილო და ნახევარი" is 1.5 kilos
  [
    /(^|\s)(\d+|ერთი|ორი|სამი)\s+(\p{L}+)\s+და\s+ნახევარი(?=\s|$)/u,
    (_, before, count, word) => `${before}${(WHOLE[count] ?? Number(count)) + 0.5} ${word}`,
  ],
  [/(^|\s)დიდი\s+კოვზ/gu, '$1სუფრის კოვზ'],
  [/(^|\s)პატარა\s+კოვზ/gu, '$1ჩაის კოვზ'],
  [/(\d\s*)კბ\.?(?!\p{L})/gu, '$1კბილი'],
  [/^(?:დიდი|პატარა|საშუალო|მოზრდილი|მომცრო|სავსე|არასრული)(?:\s+ზომის)?\s+(?=\d)/u, ''],
  [
    /((?:ჩაის |სუფრის )?(?:კოვზ|ჭიქ|ლიტრ|კილოგრამ)ის)\s+(ნახევარი|მეოთხედი|მესამედი|სამი მეოთხედი|ორი მესამედი|\d\/\d|[½¼¾⅓⅔])/gu,
    '$2 $1',
  ],
  [new RegExp(`^(?:მთლიანი|მთელი)\\s+(?=(?:${BARE_KA})\\s)`, 'u'), ''],
  [new RegExp(`^(${BARE_KA})\\s+(?=\\p{L})`, 'u'), '1 $1 '],
  [new RegExp(`([:–—-])\\s*(${BARE_KA})$`, 'u'), '$1 1 $2'],
  [/(^|\s)ნახ\.?\s+(?=\p{L})/u, '$1ნახევარი '],
  // "100-გრამიანი 2 ფილა", "2 400-გრამიანი ქილა"
  [
    new RegExp(
      `^(\\d[\\d.,]*)[\\s-]?(${METRIC_KA})\\.?-?იანი\\s+(\\d+)\\s*(?:${CONTAINERS_KA}|ცალი|ც\\.?)\\s+`,
      'u',
    ),
    '$3 x $1 $2 ',
  ],
  [
    new RegExp(
      `(^|\\s)([1-9]\\d?)\\s+(\\d{2,4})[\\s-]?(${METRIC_KA})\\.?-?იანი\\s+(?:${CONTAINERS_KA})(?!\\p{L})`,
      'gu',
    ),
    '$1$2 x $3 $4',
  ],
  // "100-გრამიანი შოკოლადი 2 ცალი"
  [
    new RegExp(
      `^(\\d[\\d.,]*)[\\s-]?(${METRIC_KA})\\.?-?იანი\\s+([^\\d]+?)\\s+([2-9])\\s*(?:ცალი|ც\\.?)$`,
      'u',
    ),
    '$4 x $1 $2 $3',
  ],
  // "ნახევარლიტრიანი", "ორკილოიანი"; "2 ფილა 90-გრამიანი" is two such bars
  [
    /(^|(\d+)\s+|\s)(ნახევარ|ერთ|ორ|სამ|ოთხ|ხუთ)-?(კილო|კილოგრამ|ლიტრ)-?იანი(?!\p{L})/gu,
    (_, before, count, times, word) => `${count ? `${count} x ` : before}${TIMES_KA[times]} ${word}`,
  ],
  [
    new RegExp(
      `(\\d+)\\s*(?:${CONTAINERS_KA}|ცალი|ც\\.?)\\s*[,–—-]?\\s*\\(?(\\d[\\d.,]*)[\\s-]?(${METRIC_KA})\\.?-?იანი(?!\\p{L})\\)?(?:\\s+(?:${CONTAINERS_KA})(?!\\p{L}))?`,
      'gu',
    ),
    '$1 x $2 $3',
  ],
  [new RegExp(`(${CONTAINERS_KA})\\s?[-–—]\\s?(?=\\d)`, 'gu'), '$1 – '],
  // "1,5 კგ-იანი", "ორკილოიანი", "500 გრამამდე"
  [/(?<=\d[\s-]?)(კგ|კილო|კილოგრამ|გრ|გრამ|გ|ლ|ლიტრ|მლ|მილილიტრ)\.?-?იანი(?!\p{L})/gu, '$1'],
  [/(^|\s)(კილო|კილოგრამ|ლიტრ)-?იანი(?!\p{L})/gu, '$11 $2'],
  [/(?<=ჭიქა|კონა|ქილა|მუჭა|კილო)მდე(?!\p{L})/gu, ''],
  [/(?<=\p{L})(?:-მდე|ამდე)(?!\p{L})/gu, ''],
  [/(\d)\s?-?ც(?:ალი)?-?იანი(?!\p{L})/gu, '$1 ც'],
];

/**
 * Removes the dish at the start of a line: "ბორში: ჭარხალი 2 ც."; "ფქვილი: ერთი ჭიქა" and "ხახვი: საშუალო 2 ც." stay
 * unchanged.
 */
function withoutLabel(line: string): string {
  const behind = line.slice(line.indexOf(':') + 1).trim();
  const [word = '', ...others] = behind.split(/[\s,(]+/u);
  const isName = !isDone(word, others) && !BELONGS_KA.has(word);
  const isOf = /(?:ის|ოს)$/u.test(word) && /^\d/.test(others[0] ?? '');
  return isName && !isOf && !readAmount(behind) ? behind : line;
}

/**
 * Rewrites the amounts of a line in the usual notation: "heaping 1/4 cup" is "1/4 cup", "1 კილო და ნახევარი" is "1.5
 * კილო".
 */
export const usualSpelling = (line: string): string =>
  CHANGES.reduce(
    (text, [pattern, change]) =>
      typeof change === 'string' ? text.replace(pattern, change) : text.replace(pattern, change),
    line,
  );

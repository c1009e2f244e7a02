import { grouped } from '../domain/grouped';
import { OMISSION_KINDS, type OmissionKind } from '../domain/import/omissions';
import type { Omission } from './omissions';

type Both = readonly [english: string, georgian: string];

const TITLE: Both = [
  'What this archive leaves out, and what changes when another account imports it',
  'რა არ შედის ამ არქივში და რა იცვლება, როცა მას სხვა ანგარიშში შემოიტანთ',
];

/** Sentences for each kind, in English and Georgian; the things of the kind follow them. */
export const OMISSION_TEXTS: Readonly<Record<OmissionKind, Both>> = {
  kept: [
    'In the archive to be read (folder json), but no import brings it back:',
    'არქივში იკითხება (საქაღალდე json), მაგრამ შემოტანისას არ ბრუნდება:',
  ],
  identity: [
    'Name and email stay those of the account that imports.',
    'სახელი და ელფოსტა ისევ იმ ანგარიშისა იქნება, რომელშიც არქივს შემოიტანთ.',
  ],
  settings: [
    'Settings in the file json/me.json that no import brings back:',
    'პარამეტრები, რომლებიც ფაილში json/me.json იკითხება, მაგრამ შემოტანისას არ ბრუნდება:',
  ],
  people: [
    'Other people are not brought along (co-authors, members, those at the table, those who ticked a line); how many they are:',
    'სხვა ადამიანები არ გადმოდიან (თანაავტორები, წევრები, თანამესუფრეები, სტრიქონის მომნიშვნელები); რამდენი არიან:',
  ],
  followers: [
    'How many follow your plans and have saved your recipes:',
    'რამდენმა გამოიწერა თქვენი გეგმები და შეინახა თქვენი რეცეპტები:',
  ],
  addresses: [
    'Private addresses stay out, so that nobody gets in by this file:',
    'პირადი მისამართები არ შედის, რომ ამ ფაილით ვერავინ შემოვიდეს:',
  ],
  shared: [
    'Belongs to others, who share it with you, and comes with their own export:',
    'სხვებს ეკუთვნით და მხოლოდ გაგიზიარეს; მათსავე არქივშია:',
  ],
  others: [
    'Belongs to others and stands here by its name alone. On this site it is found again; elsewhere a recipe in a plan becomes text, a line of a list keeps only the name of its recipe, and cookbooks, saved recipes and notes lose it:',
    'სხვებს ეკუთვნით და აქ მხოლოდ სახელით წერია. ამ საიტზე ისევ მოიძებნება, სხვაგან კი რეცეპტი გეგმაში უბრალო ტექსტად იქცევა, სიის სტრიქონს მხოლოდ რეცეპტის სახელი დარჩება, წიგნებს, შენახულებსა და შენიშვნებს კი მოაკლდება:',
  ],
  products: [
    'Products of others come by their names; on another site their figures are missing. How many they are:',
    'სხვების პროდუქტები სახელით გადმოდის; სხვა საიტზე მათი მონაცემები აკლია. რამდენია:',
  ],
  closed: [
    'What you may no longer open of others, and where it stood:',
    'სხვების ჩანაწერები, რომლებსაც ვეღარ ხსნით, და სად იყო:',
  ],
  twins: [
    'The link to a translation that belongs to somebody else comes back only where you may edit that recipe:',
    'ბმა თარგმანთან, რომელიც სხვას ეკუთვნის, მხოლოდ იქ აღდგება, სადაც იმ რეცეპტის რედაქტირება შეგიძლიათ:',
  ],
  marks: [
    'Marks on plans of others that you follow do not come back. How many they are:',
    'სხვების გეგმებზე, რომლებიც გამოიწერეთ, მონიშვნები არ ბრუნდება. რამდენია:',
  ],
  files: ['Files that could not be read and are missing:', 'ფაილები, რომლებიც ვერ წავიკითხეთ და აკლია:'],
  uploads: [
    'Photos that were uploaded and are used nowhere. How many they are:',
    'ფოტოები, რომლებიც აიტვირთა და არსად ჩასმულა. რამდენია:',
  ],
  waiting: [
    'Recipes that wait in an import and are not added yet:',
    'წაკითხული რეცეპტები, რომლებიც ჯერ არ დამატებულა:',
  ],
};

/**
 * Names of collections for things without a name of their own, as the site calls them (`import:collection`), and of
 * settings.
 */
export const OMISSION_NAMES: Readonly<Record<string, Both>> = {
  dishes: ['Recipes', 'რეცეპტები'],
  mealplans: ['Plan', 'კვების გეგმა'],
  shoplists: ['Shopping list', 'საყიდლების სია'],
  'shop-items': ['Lines of lists', 'სიის სტრიქონები'],
  cookbooks: ['Cookbook', 'რეცეპტების წიგნი'],
  exercises: ['Exercise', 'ვარჯიში'],
  supplements: ['Supplement', 'დანამატი'],
  schedules: ['Exercise schedule', 'ვარჯიშის განრიგი'],
  intakes: ['Supplement intake', 'დანამატის მიღება'],
  logs: ['Log', 'ჩანაწერი'],
  saves: ['Saved recipes', 'შენახული რეცეპტები'],
  'dish-notes': ['Notes on recipes', 'შენიშვნები რეცეპტებზე'],
  cookings: ['Cooking log', 'მომზადების ისტორია'],
  visits: ['Visits', 'ვიზიტები'],
  examinations: ['Examinations', 'გამოკვლევები'],
  orders: ['Orders', 'შეკვეთები'],
  memberships: ['Memberships', 'წევრობა'],
  subscriptions: ['Plans you follow', 'გამოწერილი გეგმები'],
  reports: ['Reports', 'შეტყობინებები დარღვევაზე'],
  imports: ['Imports', 'შემოტანები'],
  reminders: ['Reminders', 'შეხსენებები'],
  'dish-versions': ['Earlier versions of recipes', 'რეცეპტების წინა ვერსიები'],
  households: ['Household', 'ოჯახი'],
  'pantry-items': ['Things at home', 'სახლის მარაგი'],
  'pantry-movements': ['History of things at home', 'სახლის მარაგის ისტორია'],
  prices: ['Prices paid', 'გადახდილი ფასები'],
  barcodes: ['Codes on packs', 'შეფუთვის კოდები'],
  users: ['Settings, photo and addresses', 'პარამეტრები, ფოტო და მისამართები'],
};
/** Names of settings and of private addresses. */
const LEFT_THINGS: Readonly<Record<string, Both>> = {
  staples: ['What is always at home', 'რაც სახლში ყოველთვის გაქვთ'],
  planning: ['How weeks are planned', 'როგორ იგეგმება კვირა'],
  learning: ['How your calorie target has moved', 'როგორ შეიცვალა კალორიების მიზანი'],
  budgetTetri: ['The budget of a month', 'თვის ბიუჯეტი'],
  feed: ['The calendar’s address', 'კალენდრის ბმული'],
  joinPlan: ['Links by which people join a plan', 'კვების გეგმაში მოსაწვევი ბმულები'],
  joinHousehold: ['The link by which people join the household', 'ოჯახში მოსაწვევი ბმული'],
  devices: ['Devices that get reminders', 'მოწყობილობები, რომლებზეც შეხსენებები მოდის'],
};
/** Kinds of which only the total is listed. */
const SUMS: readonly OmissionKind[] = ['products', 'marks', 'uploads'];
/** Kinds whose number is always listed, even if it is one. */
const COUNTED: readonly OmissionKind[] = ['people', 'followers', 'waiting'];

/** Writes what an archive leaves out for people to read: in English, then in Georgian. */
export const omissionsText = (all: readonly Omission[]): string =>
  [inLanguage(all, 0), inLanguage(all, 1)].join('\r\n\r\n');

function inLanguage(all: readonly Omission[], at: 0 | 1): string {
  const byKind = grouped(all, ({ kind }) => kind);
  const parts = OMISSION_KINDS.flatMap((kind) => {
    const ofKind = byKind.get(kind);
    return ofKind ? [partOf(kind, ofKind, at)] : [];
  });
  return `${[TITLE[at], ...parts].join('\r\n\r\n')}\r\n`;
}

function partOf(kind: OmissionKind, all: readonly Omission[], at: 0 | 1): string {
  const words = OMISSION_TEXTS[kind][at];
  if (kind === 'identity') return words;
  if (SUMS.includes(kind)) return `${words} ${all.reduce((sum, { count }) => sum + count, 0)}`;
  return [words, ...all.map((one) => `- ${lineOf(one, at)}`)].join('\r\n');
}

/** Returns the line of a thing: its name, its place, and its number if that says more. */
function lineOf({ kind, collection, Name, in: place, count }: Omission, at: 0 | 1): string {
  const isThing = kind === 'settings' || kind === 'addresses';
  const name = (isThing && LEFT_THINGS[Name]?.[at]) || Name;
  const where = place && ` (${at === 0 ? 'in' : 'სად'}: ${place.Name || calledBy(place.collection, at)})`;
  const isNumbered = count > 1 || !name || COUNTED.includes(kind);
  return `${name || calledBy(collection, at)}${where ?? ''}${isNumbered ? `: ${count}` : ''}`;
}

const calledBy = (collection: string, at: 0 | 1): string => OMISSION_NAMES[collection]?.[at] ?? collection;

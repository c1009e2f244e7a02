import { AHEAD_KINDS } from '../cooking/ahead';
import type { Language } from '../language';
import type { ReminderKind } from './kinds';
import type { OrderStep } from './orders';

type AheadKind = (typeof AHEAD_KINDS)[number];

/** Data of each kind's text; never health data. */
export interface ReminderData {
  readonly order: { readonly number: number; readonly step: OrderStep };
  readonly supplement: object;
  readonly ahead: readonly { readonly kind: AheadKind; readonly dish: string }[];
  /** Names of foods only; `others` counts the items that are not a known food. */
  readonly expiring: { readonly names: readonly string[]; readonly others: number };
  readonly invitation: { readonly to: 'mealplan' | 'shoplist'; readonly by: string | null };
}

/** Text that a device shows. */
export interface Words {
  readonly title: string;
  readonly body: string;
}
type Say = { readonly [K in ReminderKind]: (told: ReminderData[K]) => Words };

const STEPS: Readonly<Record<Language, Readonly<Record<OrderStep, string>>>> = {
  en: {
    placed: 'It is waiting for a courier again.',
    accepted: 'A courier has taken it.',
    packed: 'It is packed.',
    onTheWay: 'It is on the way.',
    delivered: 'It has been delivered.',
    failed: 'It could not be delivered.',
    cancelled: 'It has been cancelled.',
    asked: 'The courier has a question.',
    answered: 'The customer has answered.',
    assigned: 'It has been given to you.',
  },
  ka: {
    placed: 'ისევ კურიერს ელოდება.',
    accepted: 'კურიერმა აიღო.',
    packed: 'შეფუთულია.',
    onTheWay: 'გზაშია.',
    delivered: 'ჩაბარებულია.',
    failed: 'ვერ ჩაბარდა.',
    cancelled: 'გაუქმებულია.',
    asked: 'კურიერს კითხვა აქვს.',
    answered: 'მომხმარებელმა უპასუხა.',
    assigned: 'ახლა თქვენია.',
  },
};
const AHEAD: Readonly<Record<Language, Readonly<Record<AheadKind, string>>>> = {
  en: { soak: 'Soak', thaw: 'Thaw', marinate: 'Marinate', chill: 'Chill', prepare: 'Prepare' },
  ka: {
    soak: 'დალბობა',
    thaw: 'გალღობა',
    marinate: 'მარინადში ჩადება',
    chill: 'მაცივარში შედგმა',
    prepare: 'მომზადება',
  },
};

/** Maximum number of letters; push services carry four kilobytes, and this many letters of any script fit in. */
const LETTERS = 800;
const cut = (text: string): string => {
  const letters = [...text];
  return letters.length > LETTERS ? `${letters.slice(0, LETTERS - 1).join('')}…` : text;
};

const tasks = (told: ReminderData['ahead'], language: Language): string =>
  cut(
    AHEAD_KINDS.flatMap((kind) => {
      const dishes = told.filter((one) => one.kind === kind).map(({ dish }) => dish);
      return dishes.length > 0 ? `${AHEAD[language][kind]}: ${[...new Set(dishes)].join(', ')}` : [];
    }).join('\n'),
  );

/** Maximum number of names; the rest is counted. */
const NAMED = 5;
const MORE: Readonly<Record<Language, Readonly<Record<'more' | 'alone', (count: number) => string>>>> = {
  en: {
    more: (count) => `and ${count} more`,
    alone: (count) => (count === 1 ? 'Something at home' : `${count} things at home`),
  },
  ka: { more: (count) => `და კიდევ ${count}`, alone: (count) => `${count} პროდუქტი სახლში` },
};
function foods({ names, others }: ReminderData['expiring'], language: Language): string {
  const named = [...new Set(names)];
  const rest = others + Math.max(0, named.length - NAMED);
  if (named.length === 0) return MORE[language].alone(rest);
  const first = named.slice(0, NAMED).join(', ');
  return rest > 0 ? `${first} ${MORE[language].more(rest)}` : first;
}

const SAY: Readonly<Record<Language, Say>> = {
  en: {
    order: ({ number, step }) => ({ title: `Order ${number}`, body: STEPS.en[step] }),
    supplement: () => ({ title: 'Supra', body: 'It is time.' }),
    ahead: (told) => ({ title: 'Tonight, for tomorrow', body: tasks(told, 'en') }),
    expiring: (told) => ({ title: 'Good until tomorrow', body: foods(told, 'en') }),
    invitation: ({ to, by }) => ({
      title: to === 'mealplan' ? 'Invitation to a mealplan' : 'A shared shopping list',
      body: by ? `From ${by}.` : 'Open Supra to see it.',
    }),
  },
  ka: {
    order: ({ number, step }) => ({ title: `შეკვეთა №${number}`, body: STEPS.ka[step] }),
    supplement: () => ({ title: 'Supra', body: 'დროა.' }),
    ahead: (told) => ({ title: 'ამ საღამოს, ხვალისთვის', body: tasks(told, 'ka') }),
    expiring: (told) => ({ title: 'ვადა ხვალ გასდის', body: foods(told, 'ka') }),
    invitation: ({ to, by }) => ({
      title: to === 'mealplan' ? 'მოწვევა კვების გეგმაში' : 'საყიდლების სია გაგიზიარეს',
      body: by ? `ვისგან: ${by}.` : 'სანახავად გახსენით Supra.',
    }),
  },
};

/** Returns the text of a reminder in the device's language; for supplements it says only that it is time. */
export const wordsOf = <K extends ReminderKind>(kind: K, told: ReminderData[K], language: Language): Words =>
  SAY[language][kind](told);

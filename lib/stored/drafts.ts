import type { DishImage } from '@/lib/domain/dish/record';
import { NO_PARTS, type PlanParts } from '@/lib/domain/mealplan/record';
import type { DishValues, StepValues } from '@/lib/forms/dish/values';
import type { ImportValues } from '@/lib/forms/import/values';
import type { PlanValues } from '@/lib/forms/mealplan/values';
import { isAlike } from './alike';
import type { LocalName } from '@/lib/browser/stores';
import { readStored, storedNames, writeStored } from './stored';
import { fieldOf } from '@/lib/domain/fieldOf';

/** Unsaved values in this browser, and the base they started from. */
interface Draft<Values> {
  readonly values: Values;
  readonly base: Values;
  readonly savedAt: string;
}
interface DishDraft extends Draft<DishValues> {
  /** Saved recipe that it changes, and its revision; absent for a new one. */
  readonly dish?: number;
  readonly updatedAt?: string;
}
interface PlanDraft extends Draft<PlanValues> {
  /** Records for the ids in the days. */
  readonly parts: PlanParts;
  readonly updatedAt: string;
}

/** Values of the import form. */
export interface SourceValues {
  readonly text: string;
  /** Address of the page whose source is in `text`. */
  readonly page: string;
}

export type DraftKey = Extract<LocalName, `draft:${string}`>;

const isDraftKey = (name: string): name is DraftKey => name.startsWith('draft:');

export interface Drafts<Kept> {
  /** Returns the storage key of a draft; it contains the person, so others at the same browser do not see it. */
  readonly keyOf: (person: number, id?: number) => DraftKey;
  /** Reads a draft; null if there is none, or if another version of the app wrote it. */
  readonly read: (key: DraftKey) => Kept | null;
  readonly write: (key: DraftKey, draft: Kept | null) => void;
  /** Lists a person's drafts with their keys, latest first. */
  readonly list: (person: number) => (Kept & { readonly key: DraftKey })[];
}

const VERSION = 1;

/** Step of an older draft, with one picture and no video. */
type OlderStep = Partial<StepValues> &
  Omit<StepValues, 'images' | 'video'> & { readonly image?: DishImage | null };

const withStepLists = (values: DishValues): DishValues => ({
  ...values,
  Steps: values.Steps.map(({ image, ...step }: OlderStep) => ({
    ...step,
    images: step.images ?? (image ? [image] : []),
    video: step.video ?? '',
  })),
});

/** Parts that forms rely on; a draft of another version, or a foreign text, may lack them. */
const FORMS = {
  dish: {
    Name: '',
    types: [''],
    dietaryFlags: [''],
    ingredients: [{}],
    sections: [{}],
    Steps: [{}],
    DishImages: [{}],
  },
  plan: { Name: '', Images: [{}], eaters: [{}], days: [{}] },
  mend: { Name: '', sections: [{}], ingredients: [{}], Steps: [{}], types: [''], dietaryFlags: [''] },
};
const isForm = (kind: keyof typeof FORMS, draft: unknown): boolean =>
  isAlike(draft, { values: FORMS[kind], base: FORMS[kind] });

function draftsOf<Kept extends Draft<unknown>>(
  kind: string,
  isWhole: (draft: unknown) => draft is Kept,
  mended: (draft: Kept) => Kept = (draft) => draft,
): Drafts<Kept> {
  const prefixOf = (person: number) => `draft:${kind}:${person}:` as const;
  const read = (key: DraftKey): Kept | null => {
    try {
      const draft: unknown = JSON.parse(readStored(key) ?? 'null');
      const isOurs = fieldOf(draft, 'version') === VERSION && typeof fieldOf(draft, 'savedAt') === 'string';
      return isOurs && isWhole(draft) ? mended(draft) : null;
    } catch {
      return null; // not a text written by this app
    }
  };
  return {
    keyOf: (person, id) => `${prefixOf(person)}${id ?? 'new'}`,
    read,
    write: (key, draft) => writeStored(key, draft && JSON.stringify({ version: VERSION, ...draft })),
    list: (person) =>
      storedNames(prefixOf(person))
        .filter(isDraftKey)
        .flatMap((key) => {
          const draft = read(key);
          return draft ? [{ ...draft, key }] : [];
        })
        .sort((one, other) => other.savedAt.localeCompare(one.savedAt)),
  };
}

export const dishDrafts = draftsOf<DishDraft>(
  'dish',
  (draft): draft is DishDraft => isForm('dish', draft),
  (draft) => ({ ...draft, values: withStepLists(draft.values), base: withStepLists(draft.base) }),
);
export const planDrafts = draftsOf<PlanDraft>(
  'mealplan',
  (draft): draft is PlanDraft => isForm('plan', draft) && isAlike(draft, { parts: NO_PARTS }),
);
export const importDrafts = draftsOf<Draft<SourceValues>>('import', (draft): draft is Draft<SourceValues> => {
  const values = fieldOf(draft, 'values');
  const [text, page] = [fieldOf(values, 'text'), fieldOf(values, 'page') ?? ''];
  return text !== '' && isAlike({ text, page }, { text: '', page: '' });
});
/**
 * Drafts of imported recipes being corrected; the id in the key is that of the import, followed by the recipe's key.
 */
export const correctionDrafts = draftsOf<Draft<ImportValues>>('mend', (draft): draft is Draft<ImportValues> =>
  isForm('mend', draft),
);

/** Draft with its name and the page on which to continue it. */
export interface DraftPlace {
  readonly key: DraftKey;
  readonly name: string;
  readonly href: string;
  readonly savedAt: string;
}

/** Returns the page on which this person continues a draft; undefined for any other stored name. */
export function draftPlace(name: string, person: number): DraftPlace | undefined {
  const [, kind, owner, id] = /^draft:(\w+):(\d+):(\w+)/.exec(name) ?? [];
  if (Number(owner) !== person || !isDraftKey(name)) return undefined;
  const key = name;
  const isNew = id === 'new';
  const dish = kind === 'dish' && dishDrafts.read(key);
  if (dish) return placed(key, dish, dish.values.Name, isNew ? '/dishes/new' : `/dishes/${id}/edit`);
  const plan = kind === 'mealplan' && planDrafts.read(key);
  if (plan) return placed(key, plan, plan.values.Name, `/mealplan/${id}/edit`);
  const source = kind === 'import' && importDrafts.read(key);
  if (source) return placed(key, source, source.values.text.trim().replace(/\n.*$/s, ''), '/import');
  const mended = kind === 'mend' && correctionDrafts.read(key);
  return mended ? placed(key, mended, mended.values.Name, `/import?id=${id}`) : undefined;
}

const placed = (key: DraftKey, { savedAt }: Draft<unknown>, name: string, href: string): DraftPlace => ({
  key,
  name,
  href,
  savedAt,
});

/** Lists all drafts of this person, latest first. */
export const draftPlaces = (person: number): DraftPlace[] =>
  storedNames('draft:')
    .flatMap((name) => draftPlace(name, person) ?? [])
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt));

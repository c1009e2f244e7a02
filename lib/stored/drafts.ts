import type { DishImage } from '@/lib/domain/dish/record';
import { NO_PARTS, type PlanParts } from '@/lib/domain/mealplan/record';
import type { DishValues, StepValues } from '@/lib/forms/dish/values';
import type { ImportValues } from '@/lib/forms/import/values';
import type { PlanValues } from '@/lib/forms/mealplan/values';
import { isAlike } from './alike';
import type { LocalName } from '@/lib/browser/stores';
import { readStored, storedNames, writeStored } from './stored';

/** What was left unsaved in this browser, with what it began from. */
interface Draft<Values> {
  readonly values: Values;
  readonly base: Values;
  readonly savedAt: string;
}
interface DishDraft extends Draft<DishValues> {
  /** The kept recipe it changes, and its version; absent for a new one. */
  readonly dish?: number;
  readonly updatedAt?: string;
}
interface PlanDraft extends Draft<PlanValues> {
  /** What the ids in the days stand for. */
  readonly parts: PlanParts;
  readonly updatedAt: string;
}

/** What stands in the field of an import. */
export interface SourceValues {
  readonly text: string;
  /** The address of a page whose source the text is. */
  readonly page: string;
}

export type DraftKey = Extract<LocalName, `draft:${string}`>;

const isDraftKey = (name: string): name is DraftKey => name.startsWith('draft:');

export interface Drafts<Kept> {
  /** Where the draft of one person's record is kept: others at the same browser do not see it. */
  readonly keyOf: (person: number, id?: number) => DraftKey;
  /** The draft under a key; null where there is none, or one that an older version of the app has written. */
  readonly read: (key: DraftKey) => Kept | null;
  readonly write: (key: DraftKey, draft: Kept | null) => void;
  /** A person's drafts with their keys, the latest first. */
  readonly list: (person: number) => (Kept & { readonly key: DraftKey })[];
}

const VERSION = 1;

/** A step of a draft from before has one picture and no video. */
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

/** Parts that forms go through: another version's draft, or somebody else's text, may lack them. */
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
  isWhole: (draft: Partial<Kept>) => unknown,
  mended: (draft: Kept) => Kept = (draft) => draft,
): Drafts<Kept> {
  const prefixOf = (person: number) => `draft:${kind}:${person}:` as const;
  const read = (key: DraftKey): Kept | null => {
    try {
      const draft = JSON.parse(readStored(key) ?? 'null') as (Partial<Kept> & { version?: number }) | null;
      const isOurs = draft?.version === VERSION && typeof draft.savedAt === 'string';
      return isOurs && isWhole(draft) ? mended(draft as Kept) : null;
    } catch {
      return null; // not a text that this app has written
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
  (draft) => isForm('dish', draft),
  (draft) => ({ ...draft, values: withStepLists(draft.values), base: withStepLists(draft.base) }),
);
export const planDrafts = draftsOf<PlanDraft>(
  'mealplan',
  (draft) => isForm('plan', draft) && isAlike(draft, { parts: NO_PARTS }),
);
export const importDrafts = draftsOf<Draft<SourceValues>>(
  'import',
  ({ values }) => values?.text && isAlike({ ...values, page: values.page ?? '' }, { text: '', page: '' }),
);
/** A brought recipe that is being mended; its key stands behind that of the import. */
export const mendDrafts = draftsOf<Draft<ImportValues>>('mend', (draft) => isForm('mend', draft));

/** A draft by what it is of, and the page on which it is gone on with. */
export interface DraftPlace {
  readonly key: DraftKey;
  readonly name: string;
  readonly href: string;
  readonly savedAt: string;
}

/** Where a draft of this person is gone on with; undefined for anything else that is kept. */
export function draftPlace(name: string, person: number): DraftPlace | undefined {
  const [, kind, owner, id] = /^draft:(\w+):(\d+):(\w+)/.exec(name) ?? [];
  if (Number(owner) !== person) return undefined;
  const key = name as DraftKey;
  const isNew = id === 'new';
  const dish = kind === 'dish' && dishDrafts.read(key);
  if (dish) return placed(key, dish, dish.values.Name, isNew ? '/dishes/new' : `/dishes/${id}/edit`);
  const plan = kind === 'mealplan' && planDrafts.read(key);
  if (plan) return placed(key, plan, plan.values.Name, `/mealplan/${id}/edit`);
  const source = kind === 'import' && importDrafts.read(key);
  if (source) return placed(key, source, source.values.text.trim().split('\n', 1)[0], '/import');
  const mended = kind === 'mend' && mendDrafts.read(key);
  return mended ? placed(key, mended, mended.values.Name, `/import?id=${id}`) : undefined;
}

const placed = (key: DraftKey, { savedAt }: Draft<unknown>, name: string, href: string): DraftPlace => ({
  key,
  name,
  href,
  savedAt,
});

/** All drafts of this person, the latest first. */
export const draftPlaces = (person: number): DraftPlace[] =>
  storedNames('draft:')
    .flatMap((name) => draftPlace(name, person) ?? [])
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt));

import type { UserData } from '@/lib/auth/session';
import type { MeasureSystem, Sex } from '@/lib/domain/access/settings';
import type { Image } from '@/lib/domain/image/pick';
import type { Language } from '@/lib/domain/language';
import type { HomeEater } from '@/lib/domain/mealplan/household';
import type { SavedAddress } from '@/lib/domain/order/addresses';
import { bytes, flatten, raw, removeFile, removeRaw, sendFiles, update } from '@/lib/api/strapi';

/** The caller, as `GET users/me` gives them. */
export interface Person extends UserData {
  readonly phone?: string | null;
  /** In which mails and calendars are written. */
  readonly language?: Language | null;
  /** What reference intakes go by; nobody else is told. */
  readonly sex?: Sex | null;
  readonly birthYear?: number | null;
  /** The usual one first. */
  readonly addresses?: readonly SavedAddress[] | null;
  /** Who eats at home, the person first. */
  readonly household?: readonly HomeEater[] | null;
  readonly updatedAt?: string;
}

/** What a person may change about themselves. */
export type ProfileInput = Partial<
  Pick<
    Person,
    | 'Name'
    | 'phone'
    | 'diet'
    | 'allergens'
    | 'targets'
    | 'timeZone'
    | 'language'
    | 'addresses'
    | 'updatedAt'
    | 'measures'
    | 'openFoodFacts'
    | 'sex'
    | 'birthYear'
    | 'household'
    | 'welcomed'
    | 'usesUpHome'
  >
>;

/** The caller; the first read creates them. */
export const readMe = async (): Promise<Person> => flatten<Person>(await raw<unknown>('users/me'));

export const updateProfile = (id: number, profile: ProfileInput): Promise<Person> =>
  update<Person>('users', id, profile);

/** Tells the CMS in which language to write to the person. Nobody waits for it: what fails is told with the next choice. */
export function tellLanguage(id: number, language: Language): void {
  updateProfile(id, { language }).catch(() => undefined);
}

/** The same of the zone whose days are the person's. */
export function tellTimeZone(id: number, timeZone: string): void {
  updateProfile(id, { timeZone }).catch(() => undefined);
}

/** The same of how amounts are told to the person. */
export function tellMeasures(id: number, measures: MeasureSystem): void {
  updateProfile(id, { measures }).catch(() => undefined);
}

/** The same of whether what the person cooks is taken out of what is at home. */
export function tellUsesUpHome(id: number, usesUpHome: boolean): void {
  updateProfile(id, { usesUpHome }).catch(() => undefined);
}

/** Puts a new picture in the place of the person's avatar. */
export function uploadAvatar(id: number, file: File, onProgress?: (share: number) => void) {
  const form = new FormData();
  form.append('files', file);
  form.append('ref', 'users');
  form.append('refId', String(id));
  form.append('field', 'avatar');
  return sendFiles<Image & { id: number }>(form, { onProgress });
}

export const removeAvatar = (fileId: number) => removeFile(fileId);

/** All that is the caller's, as one zip. */
export async function exportMe(): Promise<{ file: Blob; name: string }> {
  const file = await bytes('users/me/export');
  return { file, name: `supra-${new Date().toISOString().slice(0, 10)}.zip` };
}

/** What one's own recipes can be taken along in, for other apps. */
export const RECIPE_FORMATS = ['jsonld', 'mealie', 'paprika'] as const;
export type RecipeFormat = (typeof RECIPE_FORMATS)[number];
const ENDINGS: Readonly<Record<RecipeFormat, string>> = {
  jsonld: 'zip',
  mealie: 'mealie.zip',
  paprika: 'paprikarecipes',
};

/** The caller's own recipes in one file for another app. */
export async function exportRecipes(format: RecipeFormat): Promise<{ file: Blob; name: string }> {
  const file = await bytes(`users/me/recipes?format=${format}`);
  return { file, name: `supra-recipes-${new Date().toISOString().slice(0, 10)}.${ENDINGS[format]}` };
}

/** Deletes the caller with all that is theirs alone; every token they have answers 401 from then on. */
export const deleteMe = () => removeRaw('users/me');

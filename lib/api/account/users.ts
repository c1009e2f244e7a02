import type { UserData } from '@/lib/auth/session';
import type { MeasureSystem, Sex } from '@/lib/domain/access/settings';
import type { WeightGoal } from '@/lib/domain/energy/target';
import type { Language } from '@/lib/domain/language';
import type { HouseholdEater } from '@/lib/domain/mealplan/household';
import type { Activity } from '@/lib/domain/nutrition/mifflin';
import type { SavedAddress } from '@/lib/domain/order/addresses';
import type { Read, WriteBody } from '@/lib/api/shown';
import { ask, bytes, removeFile, removeRaw, sendFiles, update } from '@/lib/api/strapi';

/** Caller, as `GET users/me` returns them. */
export interface Profile extends UserData {
  readonly phone?: string | null;
  /** Language of emails and calendars. */
  readonly language?: Language | null;
  /** Basis of the reference intakes; never shown to others. */
  readonly sex?: Sex | null;
  readonly birthYear?: number | null;
  /** Basis of the learned expenditure; never shown to others. Height in centimetres. */
  readonly height?: number | null;
  readonly activity?: Activity | null;
  readonly weightGoal?: WeightGoal | null;
  /** Default address first. */
  readonly addresses?: readonly SavedAddress[] | null;
  /** People who eat at home, the person first. */
  readonly household?: readonly HouseholdEater[] | null;
  /** True if search engines may list the person's public page. */
  readonly listed?: boolean | null;
  readonly updatedAt?: string;
}

/** Profile fields that a person may change. */
export type ProfileInput = Omit<WriteBody<'users'>, 'avatar'>;

/** Reads the caller; the CMS creates them on the first read. */
export const readMe = async (): Promise<Profile> => toProfile(await ask('GET users/me', {}));

export const updateProfile = async (id: number, profile: ProfileInput): Promise<Profile> =>
  toProfile(await update('users', id, profile));

/** Maps the caller, who sees their own email. */
const toProfile = ({ email = null, ...me }: Read<'users'>): Profile => ({ ...me, email });

/**
 * Sets the language of messages to the person. Runs in the background: after a failure, the next choice sends it again.
 */
export function saveLanguage(id: number, language: Language): void {
  updateProfile(id, { language }).catch(() => undefined);
}

/** Sets the person's time zone in the same way. */
export function saveTimeZone(id: number, timeZone: string): void {
  updateProfile(id, { timeZone }).catch(() => undefined);
}

/** Sets the person's measure system in the same way. */
export function saveMeasures(id: number, measures: MeasureSystem): void {
  updateProfile(id, { measures }).catch(() => undefined);
}

/** Sets in the same way whether cooking takes ingredients out of the person's pantry. */
export function saveUsesUpHome(id: number, usesUpHome: boolean): void {
  updateProfile(id, { usesUpHome }).catch(() => undefined);
}

/** Uploads a picture that replaces the person's avatar. */
export function uploadAvatar(id: number, file: File, onProgress?: (share: number) => void) {
  const form = new FormData();
  form.append('files', file);
  form.append('ref', 'users');
  form.append('refId', String(id));
  form.append('field', 'avatar');
  return sendFiles(form, { onProgress });
}

export const removeAvatar = (fileId: number) => removeFile(fileId);

/** Downloads all of the caller's data as one zip. */
export async function exportMe(): Promise<{ file: Blob; name: string }> {
  const file = await bytes('users/me/export');
  return { file, name: `supra-${new Date().toISOString().slice(0, 10)}.zip` };
}

/** Formats of other apps in which one's own recipes can be exported. */
export const RECIPE_FORMATS = ['jsonld', 'mealie', 'paprika'] as const;
export type RecipeFormat = (typeof RECIPE_FORMATS)[number];
const ENDINGS: Readonly<Record<RecipeFormat, string>> = {
  jsonld: 'zip',
  mealie: 'mealie.zip',
  paprika: 'paprikarecipes',
};

/** Downloads the caller's own recipes in one file for another app. */
export async function exportRecipes(format: RecipeFormat): Promise<{ file: Blob; name: string }> {
  const file = await bytes(`users/me/recipes?format=${format}`);
  return { file, name: `supra-recipes-${new Date().toISOString().slice(0, 10)}.${ENDINGS[format]}` };
}

/** Deletes the caller with everything that is theirs alone; all their tokens then answer 401. */
export const deleteMe = () => removeRaw('users/me');

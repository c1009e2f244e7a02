import type { Import, ImportAnswer, ImportRecipe } from '@/lib/domain/import/record';
import type { Visibility } from '@/lib/domain/dish/types';
import type { OfferedFood } from '@/lib/domain/food/offer';
import { OFFERED_FIELDS } from '@/lib/domain/food/types';
import type { Product } from '@/lib/domain/product/record';
import { PRODUCT_FIELDS } from '@/lib/domain/product/types';
import {
  act,
  bytes,
  create,
  createOf,
  findAll,
  findMany,
  findOne,
  remove,
  update,
  type CallOptions,
} from '@/lib/api/strapi';

/** Address, a page's source (with its address if known), or text. */
export type ImportInput =
  { readonly url: string } | { readonly html: string; readonly url?: string } | { readonly text: string };
/** Selection and options for taking over an import's recipes. */
export interface TakeInput {
  readonly recipes: readonly string[];
  readonly extras?: readonly string[];
  /** Private by default; Supra's own export keeps its visibility. */
  readonly visibility?: Visibility;
  readonly tags: readonly string[];
}
/** Changed fields of one recipe. */
export type RecipeChange = Partial<ImportRecipe> & Pick<ImportRecipe, 'key'>;

/** Lists the caller's own imports, newest first, without their recipes. */
export const listImports = async (): Promise<Import[]> => (await findMany('imports')).data;

export const readImport = (id: number): Promise<Import> => findOne('imports', id);

/** Reads an import's progress, without its recipes. */
export const readProgress = (id: number): Promise<Import> => findOne('imports', id, { recipes: 'none' });

export function importFiles(files: readonly File[], options: CallOptions): Promise<Import> {
  const form = new FormData();
  for (const file of files) form.append('files', file, file.name);
  return createOf('imports', form, options);
}

export const importFrom = (input: ImportInput, options: CallOptions): Promise<Import> =>
  create('imports', input, options);

export const changeImport = (id: number, recipes: readonly RecipeChange[]): Promise<Import> =>
  update('imports', id, { recipes });

/** Sets the meaning of words in all waiting recipes; resolves to the import without its recipes. */
export const answerImport = (id: number, answers: readonly ImportAnswer[]): Promise<Import> =>
  update('imports', id, { answers }, { recipes: 'none' });

export const takeImport = (id: number, input: TakeInput): Promise<Import> =>
  act('imports', id, 'take', input);

export const undoImport = (id: number): Promise<Import> => act('imports', id, 'undo');

export const removeImport = (id: number) => remove('imports', id);

/** Reads the thumbnail of an imported recipe; null if there is none. */
export async function readPicture(id: number, key: string, options: CallOptions): Promise<Blob | null> {
  const found = await bytes(`imports/${id}/pictures/${encodeURIComponent(key)}`, options);
  return found.size > 0 ? found : null;
}

const byId = (ids: readonly number[]) => ({ filters: { id: { $in: ids } }, sort: 'id:asc' }) as const;

export const productsNamed = (ids: readonly number[]): Promise<Product[]> =>
  findAll('products', { fields: [...PRODUCT_FIELDS, 'packSize', 'portions'] as const, ...byId(ids) });

export const foodsNamed = (ids: readonly number[]): Promise<OfferedFood[]> =>
  findAll('foods', { fields: OFFERED_FIELDS, ...byId(ids) });

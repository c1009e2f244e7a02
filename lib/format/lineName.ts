import type { Language } from '@/lib/domain/language';
import { productName } from '@/lib/domain/product/record';
import type { ShopLine } from '@/lib/domain/shoplist/types';

/** What a line of a list is called: its product's name in the reader's language, else as it was written. */
export const lineName = (
  { product, Name }: Pick<ShopLine, 'product' | 'Name'>,
  language: Language,
): string => (product ? productName(product, language) : Name);

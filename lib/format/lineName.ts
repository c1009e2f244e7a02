import type { Language } from '@/lib/domain/language';
import { productName } from '@/lib/domain/product/record';
import type { ShopLine } from '@/lib/domain/shoplist/types';

/** Returns the name of a list's line: its product's name in the reader's language, else the text. */
export const lineName = (
  { product, Name }: Pick<ShopLine, 'product' | 'Name'>,
  language: Language,
): string => (product ? productName(product, language) : Name);

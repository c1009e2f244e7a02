import type { Shown } from '@/lib/api/shown';
import type { Barcode } from '@/lib/domain/barcode/types';
import type { OfferedFood } from '@/lib/domain/food/offer';
import type { Product } from '@/lib/domain/product/record';
import type { Unit } from '@/lib/domain/dish/types';
import { PRODUCT } from '@/lib/api/shoplist/shoplists';
import { ask, findAll } from '@/lib/api/strapi';

const QUERY = {
  fields: ['code', 'Name', 'amount', 'unit'],
  populate: { product: PRODUCT },
} as const;
type BarcodeRecord = Shown<'barcodes', typeof QUERY>;

/** Maps a barcode record, from a list or from the answer to a link. */
export const toBarcode = ({ code, product, Name, amount, unit }: BarcodeRecord): Barcode => ({
  code,
  product: product ?? null,
  Name: Name ?? '',
  amount: amount ?? null,
  unit: unit ?? null,
});

/** Tells whether an answer to a queued link is the record. */
export const isBarcode = (answer: unknown): answer is BarcodeRecord =>
  typeof answer === 'object' && answer !== null && 'code' in answer;

/** Lists all codes linked by the caller's household, oldest change first: of duplicates the last one counts. */
export const listBarcodes = async (): Promise<Barcode[]> =>
  (await findAll('barcodes', { ...QUERY, sort: 'updatedAt:asc' })).map(toBarcode);

/** Open Food Facts' entry for a code, with the product or food it certainly means here. */
interface CodeFact {
  readonly code: string;
  readonly Name: string;
  readonly brand: string;
  readonly amount: number | null;
  readonly unit: Unit | null;
  readonly product: Product | null;
  readonly food: OfferedFood | null;
  readonly source: { readonly name: string; readonly licence: string; readonly url: string };
}

/** Looks up a code at Open Food Facts; null if unknown there. */
export const lookUpCode = async (code: string): Promise<CodeFact | null> =>
  (await ask('POST barcodes/look-up', { body: { code } })).data;

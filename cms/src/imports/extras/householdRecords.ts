import { randomUUID } from 'node:crypto';
import { gtinOf } from '../../domain/barcode/gtin';
import { LIMITS } from '../../domain/limits';
import { LEVELS, type ItemStock } from '../../domain/pantry/types';
import { isUuid } from '../../domain/text/uuid';
import { sharerIds } from '../../households/people';
import { itemOf } from '../../pantry/items';
import { importItem } from '../../pantry/steps';
import { paidAt } from '../../prices/prices';
import { firstBody } from '../../records/read/readModel';
import { collectionOf } from '../../records/registry';
import { tableOf } from '../../records/database/tables';
import { isNumber, isText, type Values } from '../../records/read/values';
import { create } from '../../records/write/write';
import { inputOf } from './input';
import type { RecordCreator } from './creation';

/** Imports a pantry item with one count, without its ledger. The household's item with the same key is reused. */
export const createPantryItem: RecordCreator = async (values, { trx, caller, meaning }) => {
  const there = thereIn(values);
  if (!there) return undefined;
  const key = isText(values.key) && isUuid(values.key) ? values.key : randomUUID();
  const known = await itemOf(key, caller, trx);
  if (known) return known;
  const input = await inputOf(collectionOf('pantry-items').fields, values, meaning);
  return importItem({ ...input, key }, there, caller, trx);
};

/** Returns the amount or level of an item; undefined if the archive has neither. */
function thereIn({ amount, level }: Values): ItemStock | undefined {
  const word = LEVELS.find((one) => one === level);
  if (word) return { amount: 0, level: word };
  const isAmount = isNumber(amount) && amount > 0 && amount <= LIMITS.amount.max;
  return isAmount ? { amount, level: null } : undefined;
}

/** Imports a price, unless somebody in the household has recorded the same one. */
export const createPrice: RecordCreator = async (values, { trx, caller, meaning }) => {
  const input = await inputOf(collectionOf('prices').fields, values, meaning);
  const there = await paidAt(input, await sharerIds(caller.id, trx), trx);
  const same = there.find(
    ({ owner, tetri, amount, unit }) =>
      owner === caller.id || (tetri === input.tetri && amount === input.amount && unit === input.unit),
  );
  return same ?? create(collectionOf('prices'), input, caller);
};

/** Imports the product of a barcode; the household's own assignment stays. */
export const createBarcode: RecordCreator = async (values, { trx, caller, meaning }) => {
  const barcodes = collectionOf('barcodes');
  const code = isText(values.code) ? gtinOf(values.code) : undefined;
  if (code === undefined) return undefined;
  const linked = trx(tableOf(barcodes))
    .where({ code })
    .whereIn('owner', await sharerIds(caller.id, trx));
  const known = await firstBody(linked);
  return known ?? create(barcodes, await inputOf(barcodes.fields, values, meaning), caller, { code });
};

import type { Calls } from '@/lib/api/contract';
import type { CreateBody, Sent, VerbBody } from '@/lib/api/shown';
import type { Barcode } from '@/lib/domain/barcode/types';
import type { PantryChange, OptimisticData } from '@/lib/domain/pantry/change';
import type { Paid } from '@/lib/domain/price/types';
import type { Product } from '@/lib/domain/product/record';
import type { ItemChange } from '@/lib/domain/shoplist/change';

type Values = Readonly<Record<string, unknown>>;
/** Picture to upload first; its id is then sent in `data` under the name `into`. */
interface Picture {
  readonly blob: Blob;
  readonly name: string;
  readonly into: string;
}

/**
 * Contents of a change, by the target that `about` names, by which a screen finds its own changes. `shown` is the state
 * that the screen shows meanwhile; it is not sent.
 */
type Topic =
  | {
      readonly about: 'pantry';
      readonly data: Sent<PantryChange, Calls['POST pantry-items/change']['body']>;
      readonly shown?: OptimisticData;
      readonly file?: undefined;
    }
  | {
      readonly about: 'prices';
      readonly data: Sent<Paid, CreateBody<'prices'>>;
      readonly shown?: undefined;
      readonly file?: undefined;
    }
  | {
      readonly about: 'barcodes';
      readonly data: Calls['POST barcodes/link']['body'];
      readonly shown: Barcode;
      readonly file?: undefined;
    }
  | {
      readonly about: 'staples';
      readonly data: Calls['POST shoplists/staples']['body'];
      readonly shown: Product;
      readonly file?: undefined;
    }
  | {
      readonly about: `shoplists/${number}`;
      readonly data: Sent<ItemChange, VerbBody<'shoplists', 'change'>>;
      readonly shown?: undefined;
      readonly file?: undefined;
    }
  | {
      readonly about?: About;
      readonly data?: Values;
      readonly shown?: object;
      readonly file?: Picture;
    };
/** Topics of which only the path and the values matter: marks, food, cookings, steps of an order, causes. */
type About = `${'logs' | 'eaten' | 'cooked' | 'orders' | 'cause'}/${string}`;

interface Sending {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Name of the target for people (an order's number), for messages about the change. */
  readonly title?: string;
  /** Key of an earlier change that creates the record: its id then replaces `{id}` in `path`. */
  readonly after?: string;
}
interface Kept {
  /** Idempotency-Key, by which repeated sends count once. */
  readonly key: string;
  readonly person: number;
  /** True if it may have reached the CMS already, though no answer arrived. */
  readonly isTried?: boolean;
}
/** Change that may be sent later. */
export type Call = Topic & Sending;
/** Change that is about to be stored. */
export type UnplacedCall = Call & Kept;
/** Stored change; changes are sent one after another in the order of their places. */
export type QueuedCall = UnplacedCall & { readonly place: number };

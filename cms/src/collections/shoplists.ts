import { LANGUAGES } from '../domain/language';
import { SHOP_LIMITS } from '../domain/limits';
import { CATEGORIES } from '../domain/product/types';
import { countOf } from '../records/database/database';
import { ConflictError } from '../records/http/errors';
import { type BodyOf, choice, day, number, relation, text, words } from '../records/fields';
import { project } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { queryOf } from '../vendor/strapi';
import { tableOf } from '../records/database/tables';
import type { Caller, Collection, Reach } from '../records/types';
import { change, erase } from '../records/write/write';
import { remindOfList } from '../reminders/invitations';
import { itemsOf } from '../shoplists/items';
import { fillWithShortItems } from '../shoplists/shortItems';
import { namingScope } from './shared';

const fields = {
  Name: text({ required: true, ...SHOP_LIMITS.name, lengthKey: 'listName', column: 'name' }),
  language: choice(LANGUAGES, { initial: 'en' }),
  owner: relation('users', { setBy: 'none', embedded: true }),
  members: relation('users', { many: true, setBy: 'none', embedded: true }),
  mealplan: relation('mealplans', { setBy: 'none' }),
  from: day({ setBy: 'none' }),
  to: day({ setBy: 'none' }),
  aisles: words(CATEGORIES),
  total: number({ setBy: 'none', derived: true }),
  done: number({ setBy: 'none', derived: true }),
  ordered: number({ setBy: 'none', derived: true }),
};

type List = BodyOf<typeof fields>;

export const shoplists: Collection<List> = {
  name: 'shoplists',
  uid: 'api::shoplist.shoplist',
  owner: 'owner',
  live: true,
  alsoShows: ['memberships'],
  fields,
  scope: namingScope('shoplists', ['members']),
  reach: listReach,
  async figures({ id }) {
    const count = (where: object) =>
      queryOf('api::shop-item.shop-item').count({ where: { list: id, ...where } });
    // things at home need not be bought, so they count only if they were bought all the same
    const done = await count({ checked: true });
    const open = { checked: false, atHome: false };
    // an order may be on its way with some of the open lines
    return {
      total: done + (await count(open)),
      done,
      ordered: await count({ ...open, delivery: 'ordered' }),
    };
  },
  hooks: {
    guards: ({ id, caller }) => [id ? { of: 'list', key: id } : { of: 'person', key: caller.id }],
    async check(_input, before, caller, trx) {
      if (before) return;
      const count = await countOf(trx(tableOf(collectionOf('shoplists'))).where({ owner: caller.id }));
      if (count >= SHOP_LIMITS.lists)
        throw new ConflictError(`Nobody keeps more than ${SHOP_LIMITS.lists} lists`, 'shoplist.tooMany');
    },
    async afterWrite(body, before, trx) {
      if (!before) await fillWithShortItems(body, trx);
      if (JSON.stringify(before?.members ?? []) === JSON.stringify(body.members)) return;
      await remindOfList(body, before, trx);
      if (!before) return;
      await project(
        collectionOf('shop-items'),
        (await itemsOf(body.id, trx)).map(({ id }) => id),
      );
    },
    /** Hands a shared list to its first member, or deletes it if there is none. */
    async onOwnerGone(body, trx) {
      const [owner, ...members] = body.members;
      if (owner) await change(shoplists, body, { owner, members }, trx);
      else await erase(shoplists, body, trx);
    },
    async beforeDelete(body, trx) {
      for (const item of await itemsOf(body.id, trx)) await erase(collectionOf('shop-items'), item, trx);
    },
  },
};

/** Returns the caller's rights: owner and members alike work on a list; nobody else knows of it, not even an Admin. */
function listReach(body: List, { id, who }: Caller): Reach {
  if (id === 0 || who === 'Courier') return 'none';
  if (body.owner === id) return 'own';
  return body.members.includes(id) ? 'edit' : 'none';
}

declare module '../records/types' {
  interface CollectionMap {
    shoplists: BodyOf<typeof fields>;
  }
}

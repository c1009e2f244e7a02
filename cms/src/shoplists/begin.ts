import type { Knex } from 'knex';
import type { Context } from 'koa';
import { householdWith, peopleOf } from '../households/people';
import { callerIn, dataIn } from '../records/http/actions';
import { fieldErrors } from '../records/http/errors';
import { once } from '../records/write/idempotency';
import { isId } from '../records/write/input';
import { creates } from '../records/http/rate';
import { showDeep } from '../records/read/read';
import { collectionOf } from '../records/registry';
import type { Caller, CollectionMap } from '../records/types';
import { create, inWrite } from '../records/write/write';

type List = CollectionMap['shoplists'];

const lists = () => collectionOf('shoplists');

/** POST shoplists {Name, members?}: a list of the caller's, shared from the first moment with those of their household whom they name. */
export async function beginList(ctx: Context): Promise<void> {
  const given = dataIn(ctx);
  const caller = callerIn(ctx);
  ctx.body = await once(
    ctx,
    async () => {
      const { id } = await newList(given, caller);
      return { data: await showDeep(lists(), id, caller) };
    },
    'shoplists',
  );
}

/** Makes a list out of what a body says of it. */
export const newList = ({ members = [], ...given }: Record<string, unknown>, caller: Caller): Promise<List> =>
  creates.during(caller.id, () =>
    inWrite(
      async (trx) => {
        if (!Array.isArray(members)) throw fieldErrors([{ path: ['members'], key: 'reference' }]);
        const people = await ofHousehold(members, caller, trx, (at) => ['members', at]);
        return create(lists(), given, caller, { members: people });
      },
      [{ of: 'person', key: caller.id }],
    ),
  );

/** Those whom a body names, others of the caller's household; anybody else is refused at their place, so that nobody learns of them. */
export async function ofHousehold(
  named: readonly unknown[],
  caller: Caller,
  trx: Knex,
  pathOf: (at: number) => (string | number)[],
): Promise<number[]> {
  if (named.length === 0) return [];
  const home = await householdWith(caller.id, trx);
  const others = (home ? peopleOf(home) : []).filter((person) => person !== caller.id);
  const isTheirs = (person: unknown): person is number => isId(person) && others.includes(person);
  const errors = named.flatMap((person, at) =>
    isTheirs(person) ? [] : [{ path: pathOf(at), key: 'reference' }],
  );
  if (errors.length) throw fieldErrors(errors);
  return [...new Set(named.filter(isTheirs))];
}

import type { Knex } from 'knex';
import type { Context } from 'koa';
import { findHousehold, peopleOf } from '../households/people';
import { callerIn, dataIn } from '../records/http/actions';
import { fieldErrors } from '../records/http/errors';
import { oncePerKey } from '../records/write/idempotency';
import { isId } from '../records/write/input';
import { creates } from '../records/http/rate';
import { showDeep } from '../records/read/read';
import { collectionOf } from '../records/registry';
import type { Caller, CollectionMap } from '../records/types';
import { create, inWrite } from '../records/write/write';

type List = CollectionMap['shoplists'];

const lists = () => collectionOf('shoplists');

/** POST shoplists {Name, members?}: creates a list, shared at once with the named members of the household. */
export async function beginList(ctx: Context): Promise<void> {
  const given = dataIn(ctx);
  const caller = callerIn(ctx);
  ctx.body = await oncePerKey(
    ctx,
    async () => {
      const { id } = await newList(given, caller);
      return { data: await showDeep(lists(), id, caller) };
    },
    'shoplists',
  );
}

/** Creates a list from a request body. */
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

/**
 * Returns the people named in a body, who must be other members of the caller's household. Anybody else is refused at
 * their path with the same error, so that it reveals nobody.
 */
export async function ofHousehold(
  named: readonly unknown[],
  caller: Caller,
  trx: Knex,
  pathOf: (at: number) => (string | number)[],
): Promise<number[]> {
  if (named.length === 0) return [];
  const home = await findHousehold(caller.id, trx);
  const others = (home ? peopleOf(home) : []).filter((person) => person !== caller.id);
  const isTheirs = (person: unknown): person is number => isId(person) && others.includes(person);
  const errors = named.flatMap((person, at) =>
    isTheirs(person) ? [] : [{ path: pathOf(at), key: 'reference' }],
  );
  if (errors.length) throw fieldErrors(errors);
  return [...new Set(named.filter(isTheirs))];
}

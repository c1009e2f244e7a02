import type { Knex } from 'knex';
import { wordsOf } from '../domain/reminders/texts';
import { sql } from '../records/database/database';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import type { CollectionMap } from '../records/types';
import { remind } from './outbox';
import type { ReminderRecipient, PushMessage, Source } from './source';

type Membership = CollectionMap['memberships'];
type List = CollectionMap['shoplists'];
interface About {
  readonly membership?: number;
  readonly list?: number;
}

/** Reminds a person of a new invitation to a plan, or of an earlier one that is now assigned to them. */
export async function remindOfInvitation(
  body: Membership,
  before: Membership | null,
  trx: Knex,
): Promise<void> {
  if (body.user === null || body.state !== 'invited') return;
  if (before?.state === 'invited' && before.user === body.user) return;
  const about: About = { membership: body.id };
  await remind(trx, body.user, { kind: 'invitation', key: `plan ${body.id} ${body.token}`, about });
}

/** Reminds people of a list to which they have been added. */
export async function remindOfList(body: List, before: List | null, trx: Knex): Promise<void> {
  const added = body.members.filter((id) => !before?.members.includes(id));
  const about: About = { list: body.id };
  for (const person of added)
    await remind(trx, person, { kind: 'invitation', key: `list ${body.id} ${body.updatedAt}`, about });
}

export const invitations: Source = {
  say: ({ membership, list }: About, reader: ReminderRecipient) =>
    membership ? sayPlan(membership, reader) : sayList(list ?? 0, reader),
};

async function sayPlan(
  id: number,
  { id: person, language }: ReminderRecipient,
): Promise<PushMessage | undefined> {
  const body = (await readBodies<Membership>(await sql(), collectionOf('memberships'), [id])).get(id);
  if (body?.state !== 'invited' || body.user !== person) return undefined;
  const by = await nameOf(body.invitedBy);
  return {
    words: wordsOf('invitation', { to: 'mealplan', by }, language),
    url: `/mealplan/join/${body.token}`,
    tag: `plan-${id}`,
  };
}

async function sayList(
  id: number,
  { id: person, language }: ReminderRecipient,
): Promise<PushMessage | undefined> {
  const body = (await readBodies<List>(await sql(), collectionOf('shoplists'), [id])).get(id);
  if (!body?.members.includes(person)) return undefined;
  const by = await nameOf(body.owner);
  return {
    words: wordsOf('invitation', { to: 'shoplist', by }, language),
    url: `/shoplist/${id}`,
    tag: `list-${id}`,
  };
}

async function nameOf(id: number | null): Promise<string | null> {
  if (id === null) return null;
  return (await readBodies(await sql(), collectionOf('users'), [id])).get(id)?.Name ?? null;
}

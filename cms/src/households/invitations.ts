import type { Knex } from 'knex';
import type { Context } from 'koa';
import { HOUSEHOLD_LIMITS } from '../domain/limits';
import {
  alreadyInvited,
  parseEmail,
  invalidInvitation,
  hasConfirmedEmail,
  limitInvitations,
  personIdByEmail,
} from '../people/invited';
import { sendInvitation } from '../people/invitation-mail';
import { callerIn, dataOnly, optionalDataOnly } from '../records/http/actions';
import { fieldErrors, forbidden, notFound } from '../records/http/errors';
import { guard } from '../records/database/locks';
import { bodyFor } from '../records/read/read';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { change, inWrite } from '../records/write/write';
import { addHouseholdMember } from './members';
import { type Household, householdsInviting, peopleOf } from './people';

const households = () => collectionOf('households');

/** Returns the household if the caller is a member; an invited person may read only its name. */
async function household(id: number, ctx: Context): Promise<Household> {
  const body = await bodyFor(households(), id, callerIn(ctx));
  if (!peopleOf(body).includes(callerIn(ctx).id)) throw forbidden();
  return body;
}

/** POST households/{id}/invite {email}: any member invites a person, registered or not; refuses a repeat. */
export async function invite(id: number, ctx: Context): Promise<number> {
  const email = parseEmail(dataOnly(ctx, ['email']).email);
  await limitInvitations(callerIn(ctx).id);
  const { Name } = await inWrite(async (trx) => {
    const body = await household(id, ctx);
    const user = await personIdByEmail(email);
    const isIn = user !== null && peopleOf(body).includes(user);
    if (isIn || body.invitations.some((one) => one.email === email)) throw alreadyInvited();
    if (peopleOf(body).length + body.invitations.length >= HOUSEHOLD_LIMITS.people)
      throw fieldErrors([{ path: ['email'], key: 'tooMany', values: { max: HOUSEHOLD_LIMITS.people } }]);
    return change(households(), body, { invitations: [...body.invitations, { email, user }] }, trx);
  });
  // The mail omits the join link, which would let in anyone who has the mail and outlive a withdrawn invitation.
  await sendInvitation({ to: email, what: 'household', name: Name, path: '/pantry' });
  return id;
}

/** POST households/{id}/withdraw {email}: withdraws the invitation of that address. */
export async function withdraw(id: number, ctx: Context): Promise<number> {
  const email = parseEmail(dataOnly(ctx, ['email']).email);
  await inWrite(async (trx) => {
    const body = await household(id, ctx);
    const invitations = body.invitations.filter((one) => one.email !== email);
    await change(households(), body, { invitations }, trx);
  });
  return id;
}

/** POST households/{id}/accept: the invited person joins; the invited address must still be their confirmed one. */
export async function accept(id: number, ctx: Context): Promise<number> {
  optionalDataOnly(ctx, []);
  const { id: user } = callerIn(ctx);
  await inWrite(async (trx) => {
    const body = await bodyFor(households(), id, callerIn(ctx));
    if (peopleOf(body).includes(user)) return;
    const invitation = body.invitations.find((one) => one.user === user);
    if (!invitation) throw notFound();
    if (!(await hasConfirmedEmail(user, String(invitation.email)))) throw invalidInvitation();
    await addHouseholdMember(body, user, trx);
  });
  return id;
}

/** POST households/{id}/decline: removes the caller's invitation; does nothing if there is none. */
export async function decline(id: number, ctx: Context): Promise<void> {
  const { id: user } = callerIn(ctx);
  await inWrite(async (trx) => {
    const body = (await readBodies(trx, households(), [id])).get(id);
    if (body) await dropInvitations(body, user, trx);
  });
}

async function dropInvitations(body: Household, user: number, trx: Knex): Promise<void> {
  const invitations = body.invitations.filter((one) => one.user !== user);
  if (invitations.length < body.invitations.length) await change(households(), body, { invitations }, trx);
}

/** Removes all invitations of a deleted account. */
export async function deleteInvitationsOf(user: number, trx: Knex): Promise<void> {
  for (const body of await householdsInviting({ invited: user }, trx)) await dropInvitations(body, user, trx);
}

/** Assigns invitations sent to this address to the person who has now confirmed it. */
export async function claimHouseholds(user: number, email: string, trx: Knex): Promise<void> {
  const inviting = await householdsInviting({ email }, trx);
  if (inviting.length > 0) await guard(trx, undefined);
  for (const body of inviting) {
    const invitations = body.invitations.map((one) => (one.email === email ? { email, user } : one));
    await change(households(), body, { invitations }, trx);
  }
}

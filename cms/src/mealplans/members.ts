import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import { addressKey } from '../doors/forwarded';
import {
  alreadyInvited,
  parseEmail,
  invalidInvitation,
  hasConfirmedEmail,
  isToken,
  limitInvitations,
  limitTokens,
  personIdByEmail,
} from '../people/invited';
import { sendInvitation } from '../people/invitation-mail';
import { callerIn, dataOnly, optionalDataIn, optionalDataOnly } from '../records/http/actions';
import { sql } from '../records/database/database';
import { ConflictError, fieldErrors, forbidden, notFound } from '../records/http/errors';
import { guard } from '../records/database/locks';
import { creates } from '../records/http/rate';
import { bodyFor } from '../records/read/read';
import { firstBody, readBodies, rows } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { paramIn } from '../vendor/strapi';
import { tableOf } from '../records/database/tables';
import { newToken } from '../records/http/token';
import type { Body, Caller, Collection } from '../records/types';
import { change, erase, insert, inWrite } from '../records/write/write';
import { MEMBER_ROLES } from './access';
import { hasMembers, openToMembers } from './consent';
import type { Membership, Plan } from './bodies';
import { ownPlan } from './publish';

const plans = () => collectionOf('mealplans');
const memberships = () => collectionOf('memberships');

/**
 * Invites a person by email, registered or not; a second invitation is refused. Throws a conflict to ask about private
 * dishes that members would read.
 */
export async function invite(id: number, ctx: Context): Promise<number> {
  const {
    email,
    role = 'viewer',
    confirmPrivate = false,
  } = dataOnly(ctx, ['email', 'role', 'confirmPrivate']);
  const clean = parseEmail(email);
  if (typeof role !== 'string' || !MEMBER_ROLES.some((one) => one === role))
    throw fieldErrors([{ path: ['role'], key: 'choice' }]);
  if (typeof confirmPrivate !== 'boolean') throw fieldErrors([{ path: ['confirmPrivate'], key: 'choice' }]);
  await limitInvitations(callerIn(ctx).id);
  const made = await inWrite(async (trx) => {
    const plan = await ownPlan(id, ctx);
    const user = await personIdByEmail(clean);
    if (user !== null && user === plan.owner) throw alreadyInvited();
    const invited = await inviteTo(plan, { email: clean, role, user }, callerIn(ctx), trx);
    await openToMembers(plan, confirmPrivate, trx);
    return invited;
  });
  await sendInvitation({
    to: made.email,
    what: 'mealplan',
    name: made.planName,
    path: `/mealplan/join/${String(made.token)}`,
  });
  return id;
}

async function inviteTo(
  plan: Plan,
  guest: { email: string; role: string; user: number | null },
  caller: Caller,
  trx: Knex,
): Promise<Body> {
  const query = trx(tableOf(memberships()))
    .where({ mealplan: plan.id })
    .andWhere(
      (same) =>
        void same
          .where({ email: guest.email })
          .orWhere(
            (known) => void (guest.user ? known.where({ user: guest.user }) : known.whereRaw('1 = 0')),
          ),
    );
  const [earlier] = await rows<Membership>(query);
  if (earlier && earlier.state !== 'declined') throw alreadyInvited();
  const data = { ...guest, state: 'invited', invitedBy: caller.id, token: newToken(), planName: plan.Name };
  return earlier
    ? change(memberships(), earlier, data, trx)
    : insert(memberships(), { ...data, mealplan: plan.id }, trx);
}

export const acceptInvitation = (id: number, ctx: Context): Promise<number> => answer(id, ctx, 'accepted');
export const declineInvitation = (id: number, ctx: Context): Promise<number> => answer(id, ctx, 'declined');

/** Records the invited person's answer, once; the invitation's email must be one they have confirmed. */
async function answer(id: number, ctx: Context, state: 'accepted' | 'declined'): Promise<number> {
  optionalDataIn(ctx);
  const along = state === 'accepted' ? alongIn(ctx) : {};
  const caller = callerIn(ctx);
  await inWrite(async (trx) => {
    const body = (await readBodies<Membership>(trx, memberships(), [id])).get(id);
    if (!body || body.user !== caller.id) throw notFound();
    if (body.state === state) return eatOtherwise(body, along, trx);
    const isOwn = body.email === null || (await hasConfirmedEmail(caller.id, body.email));
    if (body.state !== 'invited' || !isOwn) throw invalidInvitation();
    await change(memberships(), body, { state, ...along }, trx);
  });
  return id;
}

/** A repeated acceptance may change `eatsAlong`; the last value counts. */
async function eatOtherwise(
  body: Membership,
  { eatsAlong }: { eatsAlong?: boolean },
  trx: Knex,
): Promise<void> {
  if (eatsAlong === undefined || eatsAlong === body.eatsAlong) return;
  await change(memberships(), body, { eatsAlong }, trx);
}

/** Reads a new member's optional `eatsAlong`. */
function alongIn(ctx: Context): { eatsAlong?: boolean } {
  const { eatsAlong } = optionalDataOnly(ctx, ['eatsAlong']);
  if (eatsAlong !== undefined && typeof eatsAlong !== 'boolean')
    throw fieldErrors([{ path: ['eatsAlong'], key: 'choice' }]);
  return eatsAlong === undefined ? {} : { eatsAlong };
}

/** POST mealplans/{id}/eat-along {eatsAlong}: sets whether the plan applies to a viewer's own days. */
export async function eatAlong(id: number, ctx: Context): Promise<number> {
  const { eatsAlong } = alongIn(ctx);
  if (eatsAlong === undefined) throw fieldErrors([{ path: ['eatsAlong'], key: 'required' }]);
  const caller = callerIn(ctx);
  await inWrite(async (trx) => {
    await bodyFor(plans(), id, caller);
    const body = await firstBody<Membership>(
      trx(tableOf(memberships())).where({ mealplan: id, user: caller.id, state: 'accepted' }),
    );
    if (!body) throw forbidden();
    await eatOtherwise(body, { eatsAlong }, trx);
  });
  return id;
}

/** Removes the caller's membership; does nothing for a person who is not a member. The owner cannot leave. */
export async function leavePlan(id: number, ctx: Context): Promise<void> {
  const caller = callerIn(ctx);
  await inWrite(async (trx) => {
    const plan = (await readBodies(trx, plans(), [id])).get(id);
    if (plan?.owner === caller.id)
      throw new ConflictError('The owner cannot leave; a plan can be deleted', 'mealplan.ownerLeaves');
    const body = await firstBody(trx(tableOf(memberships())).where({ mealplan: id, user: caller.id }));
    if (!body) return;
    await erase(memberships(), body, trx);
  });
}

interface Opened {
  readonly plan: Plan;
  /** The invitation that the token belongs to; undefined for the plan's own token. */
  readonly invitation?: Membership;
}

/** Returns the plan a token opens: a QR code's for anyone, an invitation's for its person. Guessing is slowed. */
export const planOfToken = async (ctx: Context): Promise<Plan> => (await openedBy(ctx)).plan;

async function openedBy(ctx: Context): Promise<Opened> {
  const token = paramIn(ctx, 'token');
  const caller = callerIn(ctx);
  const plan = isToken(token) && (await firstOf<Plan>(plans(), { joinToken: token }));
  if (plan) return { plan };
  const invitation = isToken(token) && (await firstOf<Membership>(memberships(), { token }));
  if (invitation && caller.id === 0) throw new errors.UnauthorizedError();
  if (invitation && invitation.user === caller.id && invitation.state !== 'declined') {
    const invitedTo = await firstOf<Plan>(plans(), { id: invitation.mealplan });
    if (invitedTo) return { plan: invitedTo, invitation };
  }
  await limitTokens(caller.id || addressKey(ctx.ip));
  throw notFound();
}

async function firstOf<B extends Body>(
  collection: Collection,
  where: Record<string, unknown>,
): Promise<B | undefined> {
  return firstBody<B>((await sql())(tableOf(collection)).where(where));
}

/** POST mealplans/join/{token}: makes the caller a viewer, or accepts the invitation; returns the plan's id. */
export async function joinByToken(ctx: Context): Promise<number> {
  const { plan, invitation } = await openedBy(ctx);
  if (invitation) await answer(invitation.id, ctx, 'accepted');
  else await joinPlan(plan, callerIn(ctx), alongIn(ctx));
  return plan.id;
}

/** Makes the caller a viewer of the plan by its QR code. */
async function joinPlan(plan: Plan, caller: Caller, along: { eatsAlong?: boolean }): Promise<void> {
  if (plan.owner === caller.id) return;
  await inWrite(async (trx) => {
    const earlier = await firstBody<Membership>(
      trx(tableOf(memberships())).where({ mealplan: plan.id, user: caller.id }),
    );
    if (earlier?.state === 'accepted') return eatOtherwise(earlier, along, trx);
    // The app named the private dishes to the person who shared the code, so they count as agreed.
    if (!(await hasMembers(plan.id, trx))) await openToMembers(plan, true, trx);
    if (earlier) await change(memberships(), earlier, { state: 'accepted', ...along }, trx);
    else {
      const data = {
        mealplan: plan.id,
        planName: plan.Name,
        user: caller.id,
        email: null,
        role: 'viewer',
        state: 'accepted',
        invitedBy: plan.owner,
        token: null,
        ...along,
      };
      await creates.during(caller.id, () => insert(memberships(), data, trx));
    }
  });
}

/** Assigns invitations sent to this email to the person who has now confirmed it. */
export async function claimInvitations(user: number, email: string, trx: Knex): Promise<void> {
  const rows: { id: number }[] = await trx(tableOf(memberships()))
    .where({ email })
    .whereNull('user')
    .select('id');
  // A plan's members are counted, so the transaction must lock everything.
  if (rows.length > 0) await guard(trx, undefined);
  for (const { id } of rows) {
    const body = (await readBodies(trx, memberships(), [id])).get(id);
    if (body) await change(memberships(), body, { user }, trx);
  }
}

import type { Context } from 'koa';
import type { Knex } from 'knex';
import { MEMBER_ROLES } from '../collections/memberships';
import { newToken } from '../collections/mealplans';
import { cleanText } from '../domain/text/clean';
import { isEmail } from '../domain/text/email';
import { callerIn, dataIn, optionalDataIn } from '../records/actions';
import { sql } from '../records/database';
import { ConflictError, fieldErrors, notFound } from '../records/errors';
import { rateLimit } from '../records/rate';
import { bodyFor } from '../records/read';
import { project, readBodies } from '../records/readModel';
import { tableOf } from '../records/tables';
import { collectionOf } from '../records/registry';
import type { Body, Caller } from '../records/types';
import { change, erase, insert, inWrite } from '../records/write';
import { sendInvitation } from './invitation-mail';
import { askAboutGuest, ownPlan, publishForMembers } from './publish';

const plans = () => collectionOf('mealplans');
const memberships = () => collectionOf('memberships');
const limitInvitations = rateLimit(60, 600);
const limitTokens = rateLimit(60, 600);

/** Invites a known or not yet known person by email; twice is refused. `confirmPrivate: false` asks about private dishes first. */
export async function invite(id: number, ctx: Context): Promise<number> {
  const { email, role = 'viewer', confirmPrivate = true, ...rest } = dataIn(ctx);
  const stray = Object.keys(rest)[0];
  if (stray) throw fieldErrors([{ path: [stray], key: 'unknown' }]);
  const clean = typeof email === 'string' ? cleanText(email).toLowerCase() : '';
  if (!isEmail(clean) || clean.length > 254) throw fieldErrors([{ path: ['email'], key: 'email' }]);
  if (!MEMBER_ROLES.includes(role as never)) throw fieldErrors([{ path: ['role'], key: 'choice' }]);
  if (typeof confirmPrivate !== 'boolean') throw fieldErrors([{ path: ['confirmPrivate'], key: 'choice' }]);
  limitInvitations(callerIn(ctx).id);
  const made = await inWrite(async (trx) => {
    const plan = await ownPlan(id, ctx);
    const person = await strapi.db.query('api::user.user').findOne({ where: { email: clean, emailVerified: true } });
    if (person && Number(person.id) === plan.owner) throw alreadyInvited();
    const invited = await inviteTo(plan, { email: clean, role: role as string, user: person ? Number(person.id) : null }, callerIn(ctx), trx);
    if (!confirmPrivate) await askAboutGuest(plan, role as string);
    await publishForMembers(plan, trx);
    return invited;
  });
  await sendInvitation(made);
  return id;
}

const alreadyInvited = () => new ConflictError('This user is already invited', 'membership.alreadyInvited');

async function inviteTo(plan: Body, guest: { email: string; role: string; user: number | null }, caller: Caller, trx: Knex): Promise<Body> {
  const rows: { body: string }[] = await trx(tableOf(memberships()))
    .where({ mealplan: plan.id })
    .andWhere((same) => void same.where({ email: guest.email }).orWhere((known) => void (guest.user ? known.where({ user: guest.user }) : known.whereRaw('1 = 0'))))
    .select('body');
  const earlier = rows.map(({ body }) => JSON.parse(body) as Body)[0];
  if (earlier && earlier.state !== 'declined') throw alreadyInvited();
  const data = { ...guest, state: 'invited', invitedBy: caller.id, token: newToken(), planName: plan.Name };
  return earlier ? change(memberships(), earlier, data, trx) : insert(memberships(), { ...data, mealplan: plan.id }, trx);
}

const invalid = () => new ConflictError('Failed to accept invitation', 'invitation.invalid');

export const acceptInvitation = (id: number, ctx: Context): Promise<number> => answer(id, ctx, 'accepted');
export const declineInvitation = (id: number, ctx: Context): Promise<number> => answer(id, ctx, 'declined');

/** The invited person answers, once; their email must be theirs, which is what verification says. */
async function answer(id: number, ctx: Context, state: 'accepted' | 'declined'): Promise<number> {
  optionalDataIn(ctx);
  const caller = callerIn(ctx);
  await inWrite(async (trx) => {
    const body = (await readBodies(trx, memberships(), [id])).get(id);
    if (!body || body.user !== caller.id) throw notFound();
    if (body.state === state) return;
    const person = await strapi.db.query('api::user.user').findOne({ where: { id: caller.id } });
    const isTheirs = body.email === null || (person?.emailVerified && person.email === body.email);
    if (body.state !== 'invited' || !isTheirs) throw invalid();
    await change(memberships(), body, { state }, trx);
    await project(plans(), [body.mealplan as number]);
    if (state === 'accepted') await welcome(body.mealplan as number, trx);
  });
  return id;
}

/** Whoever has become a member finds days to read. */
async function welcome(plan: number, trx: Knex): Promise<void> {
  const body = (await readBodies(trx, plans(), [plan])).get(plan);
  if (body) await publishForMembers(body, trx);
}

/** A member goes; the owner cannot. */
export async function leavePlan(id: number, ctx: Context): Promise<number> {
  optionalDataIn(ctx);
  const caller = callerIn(ctx);
  await inWrite(async (trx) => {
    const plan = await bodyFor(plans(), id, caller);
    if (plan.owner === caller.id) throw new ConflictError('The owner cannot leave; a plan can be deleted');
    const row = await trx(tableOf(memberships())).where({ mealplan: id, user: caller.id }).first('body');
    if (row) await erase(memberships(), JSON.parse(row.body) as Body, trx);
    await project(plans(), [id]);
  });
  return id;
}

/** The plan a join token opens; a wrong or renewed one is 404, and trying them out is slow. */
export async function planOfToken(ctx: Context): Promise<Body> {
  const token = String((ctx as unknown as { params: { token: string } }).params.token);
  const db = await sql();
  const row = /^[\w-]{10,64}$/.test(token) ? await db(tableOf(plans())).where({ joinToken: token }).first('body') : undefined;
  if (row) return JSON.parse(row.body) as Body;
  limitTokens(callerIn(ctx).id || ctx.ip);
  throw notFound();
}

/** Makes the caller a viewer of the plan whose QR code they hold. */
export async function joinPlan(plan: Body, caller: Caller): Promise<void> {
  if (plan.owner === caller.id) return;
  await inWrite(async (trx) => {
    const row = await trx(tableOf(memberships())).where({ mealplan: plan.id, user: caller.id }).first('body');
    const earlier = row && (JSON.parse(row.body) as Body);
    if (earlier?.state === 'accepted') return;
    if (earlier) await change(memberships(), earlier, { state: 'accepted' }, trx);
    else await insert(memberships(), { mealplan: plan.id, planName: plan.Name, user: caller.id, email: null, role: 'viewer', state: 'accepted', invitedBy: plan.owner, token: null }, trx);
    await project(plans(), [plan.id]);
    await welcome(plan.id, trx);
  });
}

/** Invitations that were sent to this email before its owner came here. */
export async function claimInvitations(user: number, email: string, trx: Knex): Promise<void> {
  const rows: { id: number }[] = await trx(tableOf(memberships())).where({ email }).whereNull('user').select('id');
  for (const { id } of rows) {
    const body = (await readBodies(trx, memberships(), [id])).get(id);
    if (body) await change(memberships(), body, { user }, trx);
  }
}

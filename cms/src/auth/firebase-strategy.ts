import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { may } from '../domain/access/rights';
import { StatusError } from '../records/http/errors';
import { collectionByUid } from '../records/registry';
import type { Caller } from '../records/types';
import { registerStrategyOf } from '../vendor/strapi';
import { findOrCreatePerson } from './people';
import { verifyToken, bearerToken } from './tokens';

export const VISITOR: Caller = { id: 0, who: 'visitor' };

/**
 * Returns the caller of a request: without a token, a visitor. Throws for a bad token (401) or a blocked person (403).
 */
export async function callerOf(header: string | undefined): Promise<Caller> {
  const token = bearerToken(header);
  if (!token) return VISITOR;
  const claims = await verifyToken(token);
  if (!claims) throw new errors.UnauthorizedError('Missing or invalid credentials');
  const person = await findOrCreatePerson(claims);
  if (person.blocked) throw new StatusError(403, 'This person is blocked', { code: 'person.blocked' });
  return { id: person.id, who: person.Rolee };
}

/** Returns the action of the rights table for a scope of Strapi's: api::dish.dish.find → dishes.find. */
function actionOf(scope: string): string {
  const [, uid = '', verb] = /^(.+)\.([^.]+)$/.exec(scope) ?? [];
  const name = collectionByUid(uid)?.name ?? /^api::([^.]+)\./.exec(uid)?.[1] ?? uid;
  return `${name}.${verb}`;
}

interface Auth {
  readonly credentials: Caller;
}

/** Strapi's hook for identity: finds the caller, and checks in the rights table if they may make this call at all. */
const firebaseStrategy = {
  name: 'firebase',
  async authenticate(ctx: Context) {
    const caller = await callerOf(ctx.request.headers.authorization);
    ctx.state.caller = caller;
    return { authenticated: true, credentials: caller };
  },
  verify(auth: Auth, { scope }: { scope?: string | string[] }) {
    const { who } = auth.credentials;
    const scopes = [scope ?? []].flat();
    if (scopes.length > 0 && scopes.every((one) => may(who, actionOf(one)))) return;
    if (who === 'visitor') throw new errors.UnauthorizedError();
    throw new errors.ForbiddenError();
  },
};

/** Makes Firebase the only identity of the content API: a token that operators make in their panel is refused. */
export const registerStrategy = (): void =>
  registerStrategyOf(strapi, firebaseStrategy, (name) => {
    if (name === 'content-api-token') throw new errors.UnauthorizedError();
  });

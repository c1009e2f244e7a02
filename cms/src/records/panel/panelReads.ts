import { AsyncLocalStorage } from 'node:async_hooks';
import { forbidden } from '../http/errors';
import { collectionOf } from '../registry';
import { aroundQueries, metadataOf, modelOf } from '../../vendor/strapi';

/**
 * Collections that the operators' panel shows and may change (panel.ts). All others belong to people or depend on them.
 */
export const PANEL_COLLECTIONS: readonly string[] = ['products', 'dishes', 'exercises', 'supplements'];
/**
 * Types that shown records refer to (pictures, the operator who made the record); the panel gets none of their
 * relations.
 */
const BESIDE: readonly string[] = ['plugin::upload.file', 'admin::user'];

const asking = new AsyncLocalStorage<boolean>();
/** Runs Strapi's work for its panel, which may read only what the panel shows. */
export const asPanel = <T>(work: () => Promise<T>): Promise<T> => asking.run(true, work);
/** Runs our own work during a panel call, such as computing figures, without that limit. */
export const asOwnWork = <T>(work: () => Promise<T>): Promise<T> => asking.run(false, work);

let panelUids: ReadonlySet<string> | undefined;

/** Returns the content types that the panel shows, with the components of their records. */
export function panelModels(): ReadonlySet<string> {
  return (panelUids ??= new Set(PANEL_COLLECTIONS.flatMap((name) => withParts(collectionOf(name).uid))));
}

function withParts(uid: string): string[] {
  const parts = Object.values(modelOf(uid).attributes).flatMap(({ component }) => component ?? []);
  return [uid, ...parts.flatMap(withParts)];
}

/** Limits every query that Strapi makes for its panel to what the panel shows. */
export function guardPanelReads(): void {
  aroundQueries((uid, params) => {
    if (asking.getStore() !== true || !isOurs(uid)) return;
    if (!panelModels().has(uid)) throw closed();
    checkConditions(uid, params.where);
    checkOrder(uid, params.orderBy);
    if (params.populate) params.populate = shownOf(uid, params.populate);
  });
}

/** True for our own types. Strapi's tables (operators, their roles, settings of the panel) are not guarded. */
const isOurs = (uid: string): boolean => !/^(?:admin|strapi|plugin)::/.test(uid);
const closed = () => forbidden('This is seen in the app only');
const targetOf = (uid: string, name: string): string | undefined => metadataOf(uid).attributes[name]?.target;
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** True if a field of a shown record leads to records that are shown. */
export const leadsToPanel = (uid: string, name: string): boolean =>
  panelModels().has(uid) && panelModels().has(targetOf(uid, name) ?? '');

/** Refuses conditions on records that are not shown, because repeated queries would reveal their content. */
function checkConditions(uid: string, where: unknown): void {
  if (Array.isArray(where)) return where.forEach((one) => checkConditions(uid, one));
  if (!isObject(where)) return;
  for (const [name, value] of Object.entries(where)) {
    if (name.startsWith('$')) checkConditions(uid, value);
    else checkStep(uid, name, (target) => checkConditions(target, value));
  }
}

/** Refuses an order by fields of records that are not shown, for the same reason. */
function checkOrder(uid: string, order: unknown): void {
  if (Array.isArray(order)) return order.forEach((one) => checkOrder(uid, one));
  if (typeof order === 'string') {
    const [name = '', ...rest] = order.split('.');
    return checkStep(uid, name, (target) => checkOrder(target, rest.join('.')));
  }
  if (!isObject(order)) return;
  for (const [name, value] of Object.entries(order))
    checkStep(uid, name, (target) => isObject(value) && checkOrder(target, value));
}

function checkStep(uid: string, name: string, goOn: (target: string) => unknown): void {
  const target = targetOf(uid, name);
  if (target === undefined) return;
  // conditions of panel roles may refer to the operator who made a record
  if (panelModels().has(target) || target.startsWith('admin::')) return void goOn(target);
  throw closed();
}

/** Returns the part of `populate` that the panel shows. */
function shownOf(uid: string, populate: unknown): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [name, asked] of Object.entries(populateByField(uid, populate))) {
    const target = targetOf(uid, name);
    if (target === undefined || asked === false) continue;
    const inner = isObject(asked) ? asked : {};
    if (BESIDE.includes(target)) found[name] = inner.select ? { select: inner.select } : true;
    if (!panelModels().has(target)) continue;
    checkConditions(target, [inner.where, inner.filters]);
    checkOrder(target, [inner.orderBy, inner.sort]);
    found[name] = { ...inner, ...(inner.populate ? { populate: shownOf(target, inner.populate) } : {}) };
  }
  return found;
}

/** Converts any form of `populate` to the one keyed by field name. */
function populateByField(uid: string, populate: unknown): Readonly<Record<string, unknown>> {
  if (isObject(populate)) return populate;
  const all = Object.keys(metadataOf(uid).attributes);
  const names = populate === true || populate === '*' ? all : [populate].flat().map(String);
  const found: Record<string, { populate?: string[] }> = {};
  for (const name of names) {
    const [first = '', ...rest] = name.split('.');
    const deeper = rest.length ? [...(found[first]?.populate ?? []), rest.join('.')] : found[first]?.populate;
    found[first] = deeper ? { populate: deeper } : {};
  }
  return found;
}

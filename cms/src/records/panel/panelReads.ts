import { AsyncLocalStorage } from 'node:async_hooks';
import { forbidden } from '../http/errors';
import { collectionOf } from '../registry';
import { aroundQueries, metadataOf, modelOf } from '../strapi';

/** Collections that the operators' panel shows, and may change (panel.ts). All the rest is people's own, or hangs on people. */
export const SHOWN: readonly string[] = ['products', 'dishes', 'exercises', 'supplements'];
/** Pictures stand in these records, and Strapi notes which operator has made them; of neither more is told. */
const BESIDE: readonly string[] = ['plugin::upload.file', 'admin::user'];

const asking = new AsyncLocalStorage<boolean>();
/** Runs what Strapi does for its panel: it reads what the panel shows, and nothing else of ours. */
export const asPanel = <T>(work: () => Promise<T>): Promise<T> => asking.run(true, work);
/** Runs what we do meanwhile ourselves, such as working out figures. */
export const asOurselves = <T>(work: () => Promise<T>): Promise<T> => asking.run(false, work);

let shown: ReadonlySet<string> | undefined;

/** Content types that the panel shows, with the parts of their records. */
export function shownModels(): ReadonlySet<string> {
  return (shown ??= new Set(SHOWN.flatMap((name) => withParts(collectionOf(name).uid))));
}

function withParts(uid: string): string[] {
  const parts = Object.values(modelOf(uid).attributes).flatMap(({ component }) => component ?? []);
  return [uid, ...parts.flatMap(withParts)];
}

/** Holds every query that Strapi makes for its panel to what the panel shows, by whatever way it is asked for. */
export function guardPanelReads(): void {
  aroundQueries((uid, params) => {
    if (asking.getStore() !== true || !isOurs(uid)) return;
    if (!shownModels().has(uid)) throw closed();
    checkConditions(uid, params.where);
    checkOrder(uid, params.orderBy);
    if (params.populate) params.populate = shownOf(uid, params.populate);
  });
}

/** Strapi's own tables (operators, their roles, settings of the panel) are its own business. */
const isOurs = (uid: string): boolean => !/^(?:admin|strapi|plugin)::/.test(uid);
const closed = () => forbidden('This is seen in the app only');
const targetOf = (uid: string, name: string): string | undefined => metadataOf(uid).attributes[name]?.target;
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Whether a field of a shown record leads to records that are shown. */
export const leadsToShown = (uid: string, name: string): boolean =>
  shownModels().has(uid) && shownModels().has(targetOf(uid, name) ?? '');

/** Refuses to find records by what stands in others that are not shown: whoever may ask often enough reads by that too. */
function checkConditions(uid: string, where: unknown): void {
  if (Array.isArray(where)) return where.forEach((one) => checkConditions(uid, one));
  if (!isObject(where)) return;
  for (const [name, value] of Object.entries(where)) {
    if (name.startsWith('$')) checkConditions(uid, value);
    else checkStep(uid, name, (target) => checkConditions(target, value));
  }
}

/** The same of the order in which they come. */
function checkOrder(uid: string, order: unknown): void {
  if (Array.isArray(order)) return order.forEach((one) => checkOrder(uid, one));
  if (typeof order === 'string') {
    const [name, ...rest] = order.split('.');
    return checkStep(uid, name, (target) => checkOrder(target, rest.join('.')));
  }
  if (!isObject(order)) return;
  for (const [name, value] of Object.entries(order))
    checkStep(uid, name, (target) => isObject(value) && checkOrder(target, value));
}

function checkStep(uid: string, name: string, goOn: (target: string) => unknown): void {
  const target = targetOf(uid, name);
  if (target === undefined) return;
  // roles of the panel may be bound to what its own operators have made
  if (shownModels().has(target) || target.startsWith('admin::')) return void goOn(target);
  throw closed();
}

/** The part of what is to come along that the panel shows. */
function shownOf(uid: string, populate: unknown): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [name, asked] of Object.entries(askedOf(uid, populate))) {
    const target = targetOf(uid, name);
    if (target === undefined || asked === false) continue;
    const inner = isObject(asked) ? asked : {};
    if (BESIDE.includes(target)) found[name] = inner.select ? { select: inner.select } : true;
    if (!shownModels().has(target)) continue;
    checkConditions(target, [inner.where, inner.filters]);
    checkOrder(target, [inner.orderBy, inner.sort]);
    found[name] = { ...inner, ...(inner.populate ? { populate: shownOf(target, inner.populate) } : {}) };
  }
  return found;
}

/** The ways to say what comes along, as the one that says it by name. */
function askedOf(uid: string, populate: unknown): Readonly<Record<string, unknown>> {
  if (isObject(populate)) return populate;
  const all = Object.keys(metadataOf(uid).attributes);
  const names = populate === true || populate === '*' ? all : [populate].flat().map(String);
  const found: Record<string, { populate?: string[] }> = {};
  for (const name of names) {
    const [first, ...rest] = name.split('.');
    const deeper = rest.length ? [...(found[first]?.populate ?? []), rest.join('.')] : found[first]?.populate;
    found[first] = deeper ? { populate: deeper } : {};
  }
  return found;
}

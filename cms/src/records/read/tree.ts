import { badRequest } from '../http/errors';
import { fieldNamed, type Field, type Fields } from '../fields';
import { collectionOf } from '../registry';
import type { Collection } from '../types';
import { isObject } from '../../domain/fieldOf';

/**
 * Part of a record that an answer shows: null `fields` means all plain ones; children are relations, media and parts.
 */
export interface Tree {
  readonly fields: ReadonlySet<string> | null;
  readonly children: ReadonlyMap<string, Tree>;
}

export const MAX_DEPTH = 5;
const BARE: Tree = { fields: null, children: new Map() };

const isNested = (field: Field): boolean => ['relation', 'media', 'parts'].includes(field.kind);

const deepTrees = new Map<string, Tree>();

/** Returns the whole tree of a collection down to `depth`, cached; it never goes through a cycle. */
export function deepTree(collection: Collection, depth: number): Tree {
  const id = `${collection.name} ${depth}`;
  const known = deepTrees.get(id) ?? grow(collection.fields, depth, [collection.name]);
  deepTrees.set(id, known);
  return known;
}

function grow(fields: Fields, depth: number, path: readonly string[]): Tree {
  if (depth === 0) return BARE;
  const children = Object.entries(fields).flatMap(([name, field]): [string, Tree][] => {
    if (field.show === 'never') return [];
    if (field.kind === 'media') return [[name, BARE]];
    if (field.kind === 'parts') return [[name, grow(field.fields, depth - 1, path)]];
    if (field.kind === 'relation' && field.brief) return [[name, briefTree(field.to, field.brief)]];
    if (field.kind !== 'relation' || path.includes(field.to)) return [];
    return [[name, grow(embeddedFields(field.to), depth - 1, [...path, field.to])]];
  });
  return { fields: null, children: new Map(children) };
}

function briefTree(to: string, names: readonly string[]): Tree {
  const { fields } = collectionOf(to);
  const files = names.filter((name) => fieldNamed(fields, name).kind === 'media');
  return {
    fields: new Set(names.filter((name) => !files.includes(name))),
    children: new Map(files.map((name) => [name, BARE])),
  };
}

/** Returns the fields shown of a record inside another one: those anyone may see, without its owner. */
export function embeddedFields(name: string): Fields {
  const known = embedded.get(name) ?? fieldsWithin(name);
  embedded.set(name, known);
  return known;
}
const embedded = new Map<string, Fields>();

function fieldsWithin(name: string): Fields {
  const { fields, owner, notEmbedded = [] } = collectionOf(name);
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([key, field]) => field.show === 'all' && key !== owner && !notEmbedded.includes(key),
    ),
  );
}

/** Builds the tree that `populate` and `fields` ask for; anything outside the deep tree is a 400 that names it. */
export function treeOf(collection: Collection, populate: unknown, fields: unknown): Tree {
  const personal = [
    ...(collection.personal?.fields ?? []),
    ...(collection.personal?.mine ?? []).flatMap(({ fields }) => fields),
  ];
  const shown = fieldSet(collection.fields, fields, 'fields', [], personal);
  const deep = typeof populate === 'string' ? /^deep(?:,(.*))?$/.exec(populate) : null;
  if (deep) {
    const depth = deep[1] === undefined ? MAX_DEPTH : Number(deep[1]);
    if (!Number.isInteger(depth) || depth < 1 || depth > MAX_DEPTH)
      throw badRequest('populate=deep takes 1 to 5', ['populate']);
    return { ...deepTree(collection, depth), fields: shown };
  }
  if (populate === undefined) return { fields: shown, children: new Map() };
  return {
    fields: shown,
    children: childrenOf(collection.fields, deepTree(collection, MAX_DEPTH), populate, ['populate']),
  };
}

/** Returns the tree of `populate=deep`. */
export const deepOf = (collection: Collection): Tree => treeOf(collection, 'deep', undefined);

function childrenOf(fields: Fields, within: Tree, populate: unknown, path: string[]): Map<string, Tree> {
  const children = new Map<string, Tree>();
  for (const [name, asked] of asksOf(populate, within, path)) {
    const [head = '', ...rest] = name.split('.');
    const inner = within.children.get(head);
    if (!inner) throw badRequest(`${head} can not be populated`, [...path, head]);
    const wanted = rest.length ? { [rest.join('.')]: asked } : asked;
    const tree = subtree(fieldNamed(fields, head), inner, wanted, [...path, head], rest.length > 0);
    children.set(head, mergeTrees(children.get(head), tree));
  }
  return children;
}

function asksOf(populate: unknown, within: Tree, path: string[]): [string, unknown][] {
  if (populate === '*' || populate === true || populate === 'true')
    return [...within.children.keys()].map((name) => [name, true]);
  if (typeof populate === 'string') return populate.split(',').map((name) => [name.trim(), true]);
  if (Array.isArray(populate)) return populate.flatMap((name) => asksOf(name, within, path));
  if (typeof populate === 'object' && populate !== null) return Object.entries(populate);
  throw badRequest('populate is not understood', path);
}

function subtree(field: Field, within: Tree, asked: unknown, path: string[], isDotted: boolean): Tree {
  if (asked === false || asked === 'false') return BARE;
  const fields =
    field.kind === 'parts' ? field.fields : field.kind === 'relation' ? embeddedFields(field.to) : {};
  if (isDotted) return { fields: null, children: childrenOf(fields, within, asked, path) };
  if (asked === true || asked === 'true') return BARE;
  if (asked === '*') return { fields: null, children: childrenOf(fields, within, '*', path) };
  if (!isObject(asked)) throw badRequest('populate is not understood', path);
  const { populate, fields: only, ...unknown } = asked;
  const stray = Object.keys(unknown)[0];
  if (stray) throw badRequest(`${stray} is not understood inside populate`, [...path, stray]);
  return {
    fields: field.kind === 'media' ? null : fieldSet(fields, only, 'fields', path),
    children:
      populate === undefined ? new Map() : childrenOf(fields, within, populate, [...path, 'populate']),
  };
}

function mergeTrees(one: Tree | undefined, other: Tree): Tree {
  if (!one) return other;
  const children = new Map(one.children);
  for (const [name, child] of other.children) children.set(name, mergeTrees(children.get(name), child));
  return { fields: other.fields, children };
}

function fieldSet(
  fields: Fields,
  asked: unknown,
  name: string,
  path: string[] = [],
  personal: readonly string[] = [],
): ReadonlySet<string> | null {
  if (asked === undefined || asked === '*') return null;
  const names = (
    Array.isArray(asked) ? asked : typeof asked === 'string' ? asked.split(',') : [asked]
  ).flat();
  for (const one of names) {
    const field = typeof one === 'string' && Object.hasOwn(fields, one) ? fields[one] : undefined;
    const isPlain = field !== undefined && !isNested(field) && field.show !== 'never';
    const isOwn = ['id', 'createdAt', 'updatedAt', ...personal].includes(one);
    if (!isPlain && !isOwn) throw badRequest(`${String(one)} can not be selected`, [...path, name]);
  }
  return new Set(names);
}

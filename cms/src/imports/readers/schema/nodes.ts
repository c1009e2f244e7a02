/** A schema.org object of any origin. */
export type SchemaNode = Readonly<Record<string, unknown>>;

const DEEPEST = 30;
const MOST_REFERENCES = 2000;

/** Limits of nodes visited and recipes returned. */
interface Most {
  readonly nodes: number;
  readonly recipes: number;
}
const OF_PAGE: Most = { nodes: 50_000, recipes: 200 };
/** No limits, for a person's own file. */
export const ALL: Most = { nodes: Infinity, recipes: Infinity };

export const isNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a value or nested lists of values as one flat list. */
export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.flat(DEEPEST) : value === undefined || value === null ? [] : [value];

/** Returns a node's value under one of these names, ignoring case. */
export function valueOf(node: SchemaNode, ...names: readonly string[]): unknown {
  for (const name of names) {
    const key = name in node ? name : Object.keys(node).find((other) => bare(other) === name.toLowerCase());
    const value = key === undefined ? undefined : node[key];
    if (value !== undefined && value !== null && value !== '' && !isEmptyList(value)) return value;
  }
  return undefined;
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
const bare = (key: string) => key.replace(/^(?:https?:\/\/schema\.org\/|schema:)/i, '').toLowerCase();

/** Returns the first text of a value: a string, a number, or a node's value, name or text. */
export function textOf(value: unknown, depth = 0): string {
  for (const one of listOf(value)) {
    if (typeof one === 'string' && one.trim()) return one;
    if (typeof one === 'number') return String(one);
    const inner = isNode(one) ? valueOf(one, '@value', 'name', 'text', 'value') : undefined;
    if (inner !== undefined && depth < DEEPEST) return textOf(inner, depth + 1);
  }
  return '';
}

/** Returns all texts of a value, each as `textOf` reads it. */
export const textsOf = (value: unknown): string[] =>
  listOf(value)
    .map(textOf)
    .filter((text) => text.trim() !== '');

/** Returns a node's types without their vocabulary: "http://schema.org/Recipe" becomes "recipe". */
export const typesOf = (node: SchemaNode): string[] =>
  listOf(node['@type'] ?? node.type).flatMap((type) =>
    typeof type === 'string'
      ? type
          .trim()
          .split(/\s+/)
          .map((name) => name.replace(/^.*[/:#]/, '').toLowerCase())
      : [],
  );

export const isRecipe = (node: SchemaNode): boolean => typesOf(node).includes('recipe');

/** Returns every recipe in a value at any depth, in order; recipes inside recipes are ignored. */
export function recipesIn(value: unknown, most = OF_PAGE): SchemaNode[] {
  const byId = idsIn(value, most);
  const found: SchemaNode[] = [];
  walk(value, most, (node) => {
    if (!isRecipe(node)) return true;
    if (found.length < most.recipes) found.push(withReferences(node, byId));
    return false;
  });
  return found;
}

/** Visits nodes from the outside in; descends if `enter` returns true. */
function walk(value: unknown, { nodes }: Most, enter: (node: SchemaNode) => boolean): void {
  let left = nodes;
  const visit = (one: unknown, depth: number): void => {
    if (depth > DEEPEST || left-- <= 0) return;
    if (Array.isArray(one)) one.forEach((inner) => visit(inner, depth + 1));
    else if (isNode(one) && enter(one)) Object.values(one).forEach((inner) => visit(inner, depth + 1));
  };
  visit(value, 0);
}

function idsIn(value: unknown, most: Most): Map<string, SchemaNode> {
  const byId = new Map<string, SchemaNode>();
  walk(value, most, (node) => {
    const id = node['@id'];
    if (typeof id === 'string' && Object.keys(node).length > 1 && !byId.has(id)) byId.set(id, node);
    return true;
  });
  return byId;
}

/** Returns a node with its "@id" references resolved, mostly pictures and the author. */
function withReferences(node: SchemaNode, byId: ReadonlyMap<string, SchemaNode>): SchemaNode {
  let left = MOST_REFERENCES;
  const resolve = (value: unknown, depth: number): unknown => {
    if (depth > DEEPEST) return undefined;
    if (Array.isArray(value)) return value.map((one) => resolve(one, depth + 1));
    if (!isNode(value)) return value;
    const id = Object.keys(value).length === 1 ? value['@id'] : undefined;
    const target = typeof id === 'string' ? byId.get(id) : undefined;
    if (target && target !== node && left-- > 0) return resolve(target, depth + 10);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolve(one, depth + 1)]));
  };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolve(value, 0)]));
}

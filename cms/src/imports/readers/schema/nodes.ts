/** One thing as schema.org describes it, whatever it was read from. */
export type Node = Readonly<Record<string, unknown>>;

const DEEPEST = 30;
const MOST_REFERENCES = 2000;

/** How much of a value is looked through, and how many recipes are taken out of it. */
interface Most {
  readonly nodes: number;
  readonly recipes: number;
}
const OF_PAGE: Most = { nodes: 50_000, recipes: 200 };
/** A person's own file is as large as it is. */
export const ALL: Most = { nodes: Infinity, recipes: Infinity };

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value or a list of them, also in lists, as one list. */
export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.flat(DEEPEST) : value === undefined || value === null ? [] : [value];

/** What a node says under one of these names; the case of letters does not matter. */
export function valueOf(node: Node, ...names: readonly string[]): unknown {
  for (const name of names) {
    const key = name in node ? name : Object.keys(node).find((other) => bare(other) === name.toLowerCase());
    const value = key === undefined ? undefined : node[key];
    if (value !== undefined && value !== null && value !== '' && !isEmptyList(value)) return value;
  }
  return undefined;
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
const bare = (key: string) => key.replace(/^(?:https?:\/\/schema\.org\/|schema:)/i, '').toLowerCase();

/** The first text of a value: a string, a number, or a node's value, name or text. */
export function textOf(value: unknown, depth = 0): string {
  for (const one of listOf(value)) {
    if (typeof one === 'string' && one.trim()) return one;
    if (typeof one === 'number') return String(one);
    const inner = isNode(one) ? valueOf(one, '@value', 'name', 'text', 'value') : undefined;
    if (inner !== undefined && depth < DEEPEST) return textOf(inner, depth + 1);
  }
  return '';
}

/** All texts of a value, each as `textOf` reads it. */
export const textsOf = (value: unknown): string[] =>
  listOf(value)
    .map(textOf)
    .filter((text) => text.trim() !== '');

/** The types of a node without their vocabulary: "http://schema.org/Recipe" is "recipe". */
export const typesOf = (node: Node): string[] =>
  listOf(node['@type'] ?? node.type).flatMap((type) =>
    typeof type === 'string'
      ? type
          .trim()
          .split(/\s+/)
          .map((name) => name.replace(/^.*[/:#]/, '').toLowerCase())
      : [],
  );

export const isRecipe = (node: Node): boolean => typesOf(node).includes('recipe');

/** Every recipe in a value at any depth, in its order; what stands inside a recipe is not looked at. */
export function recipesIn(value: unknown, most = OF_PAGE): Node[] {
  const byId = idsIn(value, most);
  const found: Node[] = [];
  walk(value, most, (node) => {
    if (!isRecipe(node)) return true;
    if (found.length < most.recipes) found.push(withReferences(node, byId));
    return false;
  });
  return found;
}

/** Goes through nodes from the outside in, as long as `enter` says so. */
function walk(value: unknown, { nodes }: Most, enter: (node: Node) => boolean): void {
  let left = nodes;
  const visit = (one: unknown, depth: number): void => {
    if (depth > DEEPEST || left-- <= 0) return;
    if (Array.isArray(one)) one.forEach((inner) => visit(inner, depth + 1));
    else if (isNode(one) && enter(one)) Object.values(one).forEach((inner) => visit(inner, depth + 1));
  };
  visit(value, 0);
}

function idsIn(value: unknown, most: Most): Map<string, Node> {
  const byId = new Map<string, Node>();
  walk(value, most, (node) => {
    const id = node['@id'];
    if (typeof id === 'string' && Object.keys(node).length > 1 && !byId.has(id)) byId.set(id, node);
    return true;
  });
  return byId;
}

/** A node with what it only refers to by "@id" in its place: pictures and the author mostly. */
function withReferences(node: Node, byId: ReadonlyMap<string, Node>): Node {
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

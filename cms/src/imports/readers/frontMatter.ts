/** Facts in front matter, between two lines of dashes before a text, and the remaining text. */
export interface FrontMatter {
  /** Values by name in lowercase without separators: "prep_time" is "preptime". */
  readonly facts: ReadonlyMap<string, readonly string[]>;
  readonly body: string;
}

const FRONT = /^\s*---[^\S\n]*\n([\s\S]*?)\n(?:---|\.\.\.)[^\S\n]*(?:\n|$)/;
const PAIR = /^([\p{L}\p{N}][\p{L}\p{N} ._-]{0,60}?) {0,3}: ?(.*)$/u;
const ITEM = /^\s{0,20}-\s+(.*)$/;
const BLOCK = /^[|>][+-]?\d?$/;

/** Splits the front matter from a text; undefined if there is none. */
export function frontMatterOf(source: string): FrontMatter | undefined {
  const text = source.replace(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  const [whole = '', front] = FRONT.exec(text) ?? [];
  return front === undefined
    ? undefined
    : { facts: factsIn(front.split('\n')), body: text.slice(whole.length) };
}

function factsIn(lines: readonly string[]): Map<string, string[]> {
  const facts = new Map<string, string[]>();
  let values: string[] = [];
  let isBlock = false;
  for (const line of lines) {
    const [, item] = (!isBlock && ITEM.exec(line)) || [];
    const [, name, value = ''] = (!/^\s/.test(line) && item === undefined && PAIR.exec(line)) || [];
    if (name !== undefined) {
      values = [];
      facts.set(nameOf(name), values);
      isBlock = BLOCK.test(value.trim());
      if (!isBlock) values.push(...valuesIn(value));
    } else if (item !== undefined) values.push(unquoted(item));
    else if (line.trim() && values.length > 0 && isBlock) values[values.length - 1] += `\n${line.trim()}`;
    else if (line.trim()) values.push(line.trim());
  }
  return facts;
}

const nameOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Parses "[a, b]" as a list, anything else as one value. */
function valuesIn(source: string): string[] {
  const [, list] = /^\[([^\]]{0,2000})\]$/.exec(source.trim()) ?? [];
  const values = list === undefined ? [source] : list.split(',');
  return values.map(unquoted).filter(Boolean);
}

const unquoted = (text: string): string =>
  text
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .replace(/^\[\[(.{1,200})\]\]$/, '$1');

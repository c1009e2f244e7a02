import { decodeHTMLStrict } from 'entities';

const OPENING = /^(?:\/\*|\/\/)?\s{0,20}(?:<!\[CDATA\[|<!--)\s{0,20}(?:\*\/)?/;
const CLOSING = /(?:\/\*|\/\/)?\s{0,20}(?:\]\]>|-->)\s{0,20}(?:\*\/)?$/;
const ENDS = 100;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const DEEPEST = 100;
const SPACES = /\s*/y;
const COMMENT_ENDS: readonly (readonly [string, string])[] = [
  ['/*', '*/'],
  ['//', '\n'],
  ['<!--', ''],
  ['-->', ''],
];

/** Parses the JSON of a script, repairing common mistakes; returns no values if it is beyond repair. */
export function jsonIn(source: string): unknown[] {
  let text = source.replace(/^\uFEFF/, '').trim();
  for (let round = 0; round < 3; round++) text = unwrapped(text);
  if (/&(?:quot|#0?34|#x22);/i.test(text) && !/"\s*:/.test(text)) text = decodeHTMLStrict(text);
  try {
    return [JSON.parse(text)];
  } catch {
    return new Mender(text).values();
  }
}

/** Removes surrounding comment marks; only the two ends are searched. */
function unwrapped(text: string): string {
  const rest = text.slice(OPENING.exec(text.slice(0, ENDS))?.[0].length ?? 0);
  const end = CLOSING.exec(rest.slice(-ENDS))?.[0].length ?? 0;
  return rest.slice(0, rest.length - end).trim();
}

/**
 * Parser for broken JSON: raw line breaks in strings, missing or extra commas, unescaped quotes, wrong escapes,
 * comments, unquoted words, and several values in a row. Truncated values end where the text does.
 */
class Mender {
  private at = 0;
  private depth = 0;
  constructor(private readonly text: string) {}

  values(): unknown[] {
    const values: unknown[] = [];
    for (this.skip(); this.at < this.text.length; this.skip()) {
      if ('{['.includes(this.text.charAt(this.at))) values.push(this.value());
      else this.at++;
    }
    return values;
  }

  /** Skips spaces and comments; an unclosed comment extends to the end. */
  private skip(): void {
    for (;;) {
      SPACES.lastIndex = this.at;
      this.at += SPACES.exec(this.text)?.[0].length ?? 0;
      const end = COMMENT_ENDS.find(([start]) => this.text.startsWith(start, this.at))?.[1];
      if (end === undefined) return;
      const close = end ? this.text.indexOf(end, this.at + 2) : this.at + 3;
      this.at = close < 0 ? this.text.length : close + end.length;
    }
  }

  private value(): unknown {
    if (++this.depth > DEEPEST) this.at = this.text.length;
    this.skip();
    const sign = this.text[this.at];
    const value =
      sign === '{' ? this.object() : sign === '[' ? this.list() : sign === '"' ? this.string() : this.word();
    this.depth--;
    return value;
  }

  /** Returns whether the list or object ends here; skips any number of commas. */
  private ends(sign: string): boolean {
    for (this.skip(); this.text[this.at] === ','; this.skip()) this.at++;
    const other = sign === '}' ? ']' : '}';
    if (this.at >= this.text.length || this.text[this.at] === other) return true;
    if (this.text[this.at] !== sign) return false;
    this.at++;
    return true;
  }

  private object(): Record<string, unknown> {
    const result: Record<string, unknown> = Object.create(null);
    this.at++;
    while (!this.ends('}')) {
      const from = this.at;
      const key = this.text[this.at] === '"' ? this.string() : String(this.word());
      this.skip();
      if (this.text[this.at] === ':') {
        this.at++;
        result[key] = this.value();
      } else if (this.at === from) this.at++;
    }
    return result;
  }

  private list(): unknown[] {
    const result: unknown[] = [];
    this.at++;
    while (!this.ends(']')) {
      const from = this.at;
      result.push(this.value());
      if (this.at === from) this.at++;
    }
    return result;
  }

  private word(): unknown {
    const pattern = /[^\s,:{}[\]"]*/y;
    pattern.lastIndex = this.at;
    const word = pattern.exec(this.text)?.[0] ?? '';
    this.at += word.length;
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === '' || word === 'null' || word === 'undefined' || word === 'NaN') return null;
    return Number.isFinite(Number(word)) ? Number(word) : word;
  }

  private string(): string {
    let result = '';
    for (this.at++; this.at < this.text.length; this.at++) {
      const sign = this.text[this.at];
      if (sign === '"' && this.closes()) {
        this.at++;
        return result;
      }
      result += sign === '\\' ? this.escape() : sign;
    }
    return result;
  }

  /** Returns whether a quote ends the string: JSON follows it, but text follows a quote inside (1" cubes). */
  private closes(): boolean {
    const pattern = /"\s*(?:$|[}\]:]|,\s*(?:$|["{[\]}]|-?\d|true|false|null)|"\s*[\w@-]+"\s*:)/y;
    pattern.lastIndex = this.at;
    return pattern.test(this.text);
  }

  private escape(): string {
    const sign = this.text[++this.at] ?? '';
    if (sign !== 'u') return ESCAPES[sign] ?? sign;
    const code = /^[0-9a-f]{4}/i.exec(this.text.slice(this.at + 1, this.at + 5))?.[0];
    if (!code) return 'u';
    this.at += 4;
    return String.fromCharCode(Number.parseInt(code, 16));
  }
}

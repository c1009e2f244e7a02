import { decodeHTMLStrict } from 'entities';
import { cleanText } from '../../domain/text/clean';

const BLOCKS =
  'address article aside blockquote br center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol option p pre section summary table tbody tfoot thead tr ul';
const INLINE =
  'a abbr acronym audio b bdi bdo big body button canvas cite code data del dfn em embed font head html i iframe img input ins kbd label link mark meta meter noscript object output param path picture progress q s samp select small source span strike strong sub sup svg td textarea th time title track tt u use var video wbr';
const isBlock = new Set(BLOCKS.split(' '));
const isInline = new Set(INLINE.split(' '));
const TAG = /<\/?([a-z][a-z0-9]*(?:[-:][a-z0-9-]+)?)((?:\s[^<>]*|\/)?)>/gi;
const OPENS_HIDDEN = /<!--|<(script|style|template|noscript)(?=[\s>\/])/gi;
const SPACES = /[\s\u00A0\u2000-\u200A\u202F\u205F\u3000]+/gu;
/** Invisible characters to remove; joiners stay, because they change words of some scripts and emoji. */
export const UNSEEN_SIGNS = /[\u200B\u2060\uFEFF\u00AD\u200E\u200F]/gu;

/** A non-breaking space that was decoded as two characters. */
const TWICE_ENCODED = /Â(?=\u00A0)/gu;

/** Removes hidden elements with their content. An element that is never closed stays; its end is searched only once. */
function withoutHidden(text: string): string {
  const small = text.toLowerCase();
  const endless = new Set<string>();
  let result = '';
  let from = 0;
  for (const { index, 1: tag } of text.matchAll(OPENS_HIDDEN)) {
    const end = tag ? `</${tag.toLowerCase()}` : '-->';
    if (index < from || endless.has(end)) continue;
    const at = small.indexOf(end, index);
    const close = at < 0 ? -1 : text.indexOf('>', at);
    if (close < 0) endless.add(end);
    else {
      result += `${text.slice(from, index)} `;
      from = close + 1;
    }
  }
  return result + text.slice(from);
}

/** Replaces tags by a line break, a space or nothing; text that only looks like a tag ("<to taste>") stays. */
function withoutTags(text: string): string {
  return withoutHidden(text).replace(TAG, (whole, tag: string, attributes: string) => {
    const name = tag.toLowerCase();
    if (isBlock.has(name)) return '\n';
    if (name === 'td' || name === 'th') return ' ';
    return isInline.has(name) || /[-:]/.test(name) || attributes.includes('=') ? '' : whole;
  });
}

/** Decodes entities until nothing changes, because some sources encode twice; removes tags that appear. */
function decoded(source: string): string {
  let text = withoutTags(source);
  for (let round = 0; round < 3 && /&[#a-z0-9]+;/i.test(text); round++) {
    const next = withoutTags(decodeHTMLStrict(text));
    if (next === text) break;
    text = next;
  }
  return text;
}

/** Splits HTML at its line breaks but keeps bold markup, for texts whose titles are only bold. */
export const htmlLines = (source: string): string[] =>
  withoutHidden(source)
    .replace(TAG, (whole, tag: string) => (isBlock.has(tag.toLowerCase()) ? '\n' : whole))
    .split('\n')
    .filter((line) => plainLine(line) !== '');

/** Converts HTML or text to lines without tags, entities and extra spaces; empty lines are left out. */
export const plainLines = (source: string): string[] =>
  cleanText(decoded(source).replace(UNSEEN_SIGNS, '').replace(TWICE_ENCODED, ' '))
    .split(/[\n\u2028\u2029\u0085\v\f]/)
    .map((line) => line.replace(SPACES, ' ').trim())
    .filter(Boolean);

/** Converts HTML or text to a single plain line. */
export const plainLine = (source: string): string => plainLines(source).join(' ');

/** Converts HTML or text to plain text with line breaks. */
export const plainText = (source: string): string => plainLines(source).join('\n');

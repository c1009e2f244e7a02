/** Kind of input in the import field. */
type SourceText = 'url' | 'html' | 'text';

const ADDRESS = /^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]\S*)?$/iu;
const MARKUP =
  /<(?:!doctype|html|head|body|script|meta|link|main|article|section|div|span|p|ul|ol|li|table|h[1-6])[\s>/]/i;
const ADDRESS_WITHIN = /https?:\/\/[^\s<>"']+/i;

/** Detects an address, a page's source or a text; undefined if empty. */
export function sourceText(written: string): SourceText | undefined {
  const text = written.trim();
  if (!text) return undefined;
  if (ADDRESS.test(text)) return 'url';
  return MARKUP.test(text) ? 'html' : 'text';
}

/** Minimum number of lines of a recipe. */
const FEW_LINES = 4;

/** Tells whether a pasted text is long enough to be a recipe, so that it is read at once. */
export const isLikeRecipe = (pasted: string): boolean => pasted.trim().split('\n').length >= FEW_LINES;

/**
 * Tells whether the pasted input is complete: an address, or a whole recipe. A page's source may still get its address.
 */
export function isReadAtOnce(pasted: string): boolean {
  const kind = sourceText(pasted);
  return kind === 'url' || (kind === 'text' && isLikeRecipe(pasted));
}

/** Returns the input to send, with the page's address if its source was pasted. */
export function sourceInput(written: string, pageAddress = '') {
  const text = written.trim();
  const kind = sourceText(text);
  if (kind === 'url') return { url: whole(text) };
  if (kind === 'text') return { text: written };
  return { html: written, ...(pageAddress.trim() && { url: whole(pageAddress.trim()) }) };
}

const whole = (address: string): string => (/^https?:\/\//i.test(address) ? address : `https://${address}`);

interface Shared {
  readonly title?: unknown;
  readonly text?: unknown;
  readonly url?: unknown;
}

/** Returns the text shared by another app: an address in any of its parts, else the text. */
export function sharedText({ title, text, url }: Shared): string {
  const parts = [url, text, title].filter((part): part is string => typeof part === 'string');
  const address = parts.map((part) => ADDRESS_WITHIN.exec(part)?.[0]).find(Boolean);
  return address ?? [title, text].filter((part) => typeof part === 'string' && part.trim()).join('\n');
}

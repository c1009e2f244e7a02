/** What stands in the one field of an import. */
type SourceText = 'url' | 'html' | 'text';

const ADDRESS = /^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]\S*)?$/iu;
const MARKUP =
  /<(?:!doctype|html|head|body|script|meta|link|main|article|section|div|span|p|ul|ol|li|table|h[1-6])[\s>/]/i;
const ADDRESS_WITHIN = /https?:\/\/[^\s<>"']+/i;

/** An address, a page's source, or a text; undefined where nothing is written. */
export function sourceText(written: string): SourceText | undefined {
  const text = written.trim();
  if (!text) return undefined;
  if (ADDRESS.test(text)) return 'url';
  return MARKUP.test(text) ? 'html' : 'text';
}

/** A text of fewer lines is hardly a recipe yet. */
const FEW_LINES = 4;

/** Whether a pasted text is long enough to be a recipe, so that it is read at once. */
export const isLikeRecipe = (pasted: string): boolean => pasted.trim().split('\n').length >= FEW_LINES;

/** Whether what was pasted says all there is to say: an address, or a whole recipe; a page's source may yet get its address. */
export function isReadAtOnce(pasted: string): boolean {
  const kind = sourceText(pasted);
  return kind === 'url' || (kind === 'text' && isLikeRecipe(pasted));
}

/** What is sent of the field, and of the page's address where its source was pasted. */
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

/** What another app has shared: the address where there is one, in whichever part; else the text. */
export function sharedText({ title, text, url }: Shared): string {
  const parts = [url, text, title].filter((part): part is string => typeof part === 'string');
  const address = parts.map((part) => ADDRESS_WITHIN.exec(part)?.[0]).find(Boolean);
  return address ?? [title, text].filter((part) => typeof part === 'string' && part.trim()).join('\n');
}

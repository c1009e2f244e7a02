/**
 * Normalizes a text for storage: NFC, trimmed, no control characters except line breaks and tabs, lone surrogates
 * replaced.
 */
export const cleanText = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex -- exactly these must go
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '')
    .trim();

/** Normalizes a single-line text: line breaks and tabs, as in pasted text, become single spaces. */
export const cleanLine = (text: string): string =>
  cleanText(text)
    .split(/[\n\t\u0085\u2028\u2029]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');

/** Returns a name in the form used for comparison: clean, single spaces, lower case. */
export const nameKey = (text: string): string => cleanText(text).replace(/\s+/g, ' ').toLowerCase();

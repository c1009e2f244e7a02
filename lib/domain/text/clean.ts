/** Text as it is kept: NFC, trimmed, without control characters other than line breaks and tabs, and without half letters. */
export const cleanText = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex -- exactly these must go
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '')
    .trim();

/** The same for what is written in one line: breaks and tabs, as pasted text has them, become single spaces. */
export const cleanLine = (text: string): string =>
  cleanText(text)
    .split(/[\n\t\u0085\u2028\u2029]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');

/** A name as it is compared: clean, single spaces, ignoring case. */
export const nameKey = (text: string): string => cleanText(text).replace(/\s+/g, ' ').toLowerCase();

/** Text as it is kept: NFC, trimmed, without control characters other than line breaks and tabs. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex -- exactly these must go
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '')
    .trim();

/** A name as it is compared: clean, single spaces, ignoring case. */
export const nameKey = (text: string): string => cleanText(text).replace(/\s+/g, ' ').toLowerCase();

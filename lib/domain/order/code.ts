const PREFIX = 'supra-order';

/** What the customer's QR says: which order, and its code. */
export const qrText = (number: number, code: string): string => `${PREFIX}:${number}:${code}`;

/** The code out of a scanned QR or typed digits; undefined where it is another order's or none at all. */
export function codeIn(text: string, number: number): string | undefined {
  const clean = text.trim();
  if (/^\d{4,8}$/.test(clean)) return clean;
  const [prefix, which, code] = clean.split(':');
  return prefix === PREFIX && which === String(number) && /^\d+$/.test(code ?? '') ? code : undefined;
}

const PREFIX = 'supra-order';

/** Returns the text of the customer's QR code: order number and delivery code. */
export const qrText = (number: number, code: string): string => `${PREFIX}:${number}:${code}`;

/**
 * Returns the delivery code from a scanned QR or from typed digits; undefined if it belongs to another order or is
 * malformed.
 */
export function codeIn(text: string, number: number): string | undefined {
  const clean = text.trim();
  if (/^\d{4,8}$/.test(clean)) return clean;
  const [prefix, which, code] = clean.split(':');
  return prefix === PREFIX && which === String(number) && /^\d+$/.test(code ?? '') ? code : undefined;
}

/** @typedef {'ean13' | 'ean8' | 'upcA' | 'upcE'} BarcodeKind */

/** Seven modules of each digit in set A; those of C are their inverse, those of B the inverse in reverse order. */
const A = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ');
const C = A.map((bars) => [...bars].map((bar) => (bar === '1' ? '0' : '1')).join(''));
const B = C.map((bars) => [...bars].toReversed().join(''));
/** Sets of the six digits on the left, by the first digit of EAN-13, which has no bars of its own. */
const LEFT = 'AAAAAA AABABB AABBAB AABBBA ABAABB ABBAAB ABBBAA ABABAB ABABBA ABBABA'.split(' ');
/** Same for UPC-E, by its check digit. */
const SHORT = LEFT.map((sets) => [...sets].map((set) => (set === 'A' ? 'B' : 'A')).join(''));

/** @type {Record<string, string[]>} */
const SETS = { A, B, C };
/** @param {string} digits @param {string} sets */
const drawn = (digits, sets) =>
  [...digits].map((digit, at) => SETS[sets[at] ?? '']?.[Number(digit)] ?? '').join('');

/** @type {Record<BarcodeKind, (digits: string) => string>} */
const WAYS = {
  ean13: ([first, ...rest]) => {
    const digits = rest.join('');
    const sets = LEFT[Number(first)] ?? '';
    return `101${drawn(digits.slice(0, 6), sets)}01010${drawn(digits.slice(6), 'CCCCCC')}101`;
  },
  ean8: (digits) => `101${drawn(digits.slice(0, 4), 'AAAA')}01010${drawn(digits.slice(4), 'CCCC')}101`,
  upcA: (digits) => WAYS.ean13(`0${digits}`),
  upcE: (digits) => `101${drawn(digits.slice(1, 7), SHORT[Number(digits[7])] ?? '')}010101`,
};

const SCALE = 4;
const QUIET = 11;
const HEIGHT = 160;

/**
 * Draws a barcode's bars in black on white; returns one row of grey values, with the picture's width and height.
 * @param {BarcodeKind} kind
 * @param {string} digits
 */
export function drawBars(kind, digits) {
  const bars = WAYS[kind](digits);
  const width = (bars.length + 2 * QUIET) * SCALE;
  const row = new Uint8ClampedArray(width).fill(255);
  [...bars].forEach((bar, at) => {
    if (bar === '1') row.fill(0, (QUIET + at) * SCALE, (QUIET + at + 1) * SCALE);
  });
  return { row, width, height: HEIGHT };
}

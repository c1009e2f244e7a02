const bottle =
  '<path class="solid" d="M150 96h100v22q26 12 26 40v92q0 16-16 16H140q-16 0-16-16v-92q0-28 26-40z"/><rect class="solid" x="142" y="56" width="116" height="32" rx="8"/>';
const jar =
  '<rect class="solid" x="112" y="92" width="176" height="174" rx="22"/><rect class="solid" x="102" y="58" width="196" height="30" rx="10"/>';
const dropper =
  '<path class="solid" d="M168 128h64v20q30 12 30 44v58q0 16-16 16h-92q-16 0-16-16v-58q0-32 30-44z"/><rect class="solid" x="162" y="100" width="76" height="24" rx="6"/><path class="solid" d="M182 96V58q0-22 18-22t18 22v38z"/>';
const pills = /** @type {const} */ ([
  [316, 254, -24],
  [342, 222, 38],
  [66, 250, 20],
])
  .map(
    ([x, y, turn]) =>
      `<g transform="rotate(${turn} ${x} ${y})"><rect class="solid" x="${x - 24}" y="${y - 11}" width="48" height="22" rx="11"/></g>`,
  )
  .join('');
const drops = /** @type {const} */ ([
  [318, 118],
  [336, 172],
  [310, 220],
])
  .map(([x, y]) => `<path class="solid" d="M${x} ${y - 20}q16 22 16 32a16 16 0 0 1-32 0q0-10 16-32z"/>`)
  .join('');
const scoop =
  '<path class="solid" d="M306 226h58l-8 40h-42z"/><rect class="solid" x="250" y="228" width="62" height="10" rx="5"/>';

/** @typedef {{ shape: string, beside: string, label: string, at?: number }} Package */

/** Package of each supplement, and the text on its label. */
export const PACKAGES = {
  'vitamin-d': { shape: dropper, beside: drops, label: 'D3', at: 214 },
  magnesium: { shape: jar, beside: scoop, label: 'Mg' },
  'vitamin-c': { shape: bottle, beside: pills, label: 'C' },
  iron: { shape: bottle, beside: pills, label: 'Fe' },
  zinc: { shape: bottle, beside: pills, label: 'Zn' },
  'vitamin-b12': { shape: dropper, beside: drops, label: 'B12', at: 214 },
  'folic-acid': { shape: bottle, beside: pills, label: 'B9' },
  'omega-3': { shape: jar, beside: pills, label: 'Ω3' },
  calcium: { shape: jar, beside: pills, label: 'Ca' },
  iodine: { shape: bottle, beside: pills, label: 'I' },
  creatine: { shape: jar, beside: scoop, label: 'Cr' },
  melatonin: { shape: bottle, beside: pills, label: '☾' },
};

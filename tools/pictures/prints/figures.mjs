/** @import { Point } from '../studio/shapes.mjs' */

/**
 * @typedef {{ head: Point, neck: Point, hip: Point, arms: readonly (readonly Point[])[],
 *   legs: readonly (readonly Point[])[] }} Figure
 */

/**
 * Returns a figure from its joints in a frame of 400 × 300; arms and legs run shoulder–elbow–hand and hip–knee–foot.
 * @param {Point} head
 * @param {Point} neck
 * @param {Point} hip
 * @param {readonly (readonly Point[])[]} arms
 * @param {readonly (readonly Point[])[]} legs
 * @returns {Figure}
 */
const figure = (head, neck, hip, arms, legs) => ({ head, neck, hip, arms, legs });

const WALK = figure(
  [208, 58],
  [204, 92],
  [197, 158],
  [
    [
      [176, 122],
      [188, 154],
    ],
    [
      [232, 126],
      [254, 112],
    ],
  ],
  [
    [
      [228, 200],
      [240, 254],
    ],
    [
      [178, 204],
      [144, 244],
    ],
  ],
);
const STROLL = figure(
  [170, 62],
  [168, 96],
  [166, 162],
  [
    [
      [150, 130],
      [156, 162],
    ],
    [
      [188, 130],
      [196, 160],
    ],
  ],
  [
    [
      [184, 206],
      [190, 256],
    ],
    [
      [154, 208],
      [140, 254],
    ],
  ],
);
const RUN = figure(
  [230, 58],
  [220, 92],
  [198, 156],
  [
    [
      [190, 116],
      [212, 142],
    ],
    [
      [250, 120],
      [268, 92],
    ],
  ],
  [
    [
      [246, 180],
      [236, 234],
    ],
    [
      [168, 194],
      [122, 200],
    ],
  ],
);

const CLIMB = figure(
  [214, 66],
  [206, 98],
  [192, 162],
  [
    [
      [170, 128],
      [184, 158],
    ],
    [
      [230, 134],
      [254, 124],
    ],
  ],
  [
    [
      [232, 186],
      [238, 232],
    ],
    [
      [176, 206],
      [146, 254],
    ],
  ],
);

/** @param {Figure} figure @param {number} dx @param {number} dy @returns {Figure} */
const shift = ({ head, neck, hip, arms, legs }, dx, dy) => {
  /** @param {Point} point @returns {Point} */
  const at = ([x, y]) => [x + dx, y + dy];
  return {
    head: at(head),
    neck: at(neck),
    hip: at(hip),
    arms: arms.map((arm) => arm.map(at)),
    legs: legs.map((leg) => leg.map(at)),
  };
};
/** @param {string} d */
const line = (d, width = 7) => `<path d="${d}" fill="none" stroke-width="${width}"/>`;
const GROUND = line('M50 266H350', 5);
const SUN =
  '<circle cx="322" cy="82" r="24" class="solid"/>' +
  line(
    'M322 40v-14M322 138v-14M280 82h-14M378 82h-14M292 52l-10-10M352 52l10-10M292 112l-10 10M352 112l10 10',
    5,
  );
const MOON = '<path class="solid" d="M330 50a36 36 0 1 0 22 58a30 30 0 1 1-22-58z"/>';
const WAVES = [196, 226, 256]
  .map((y) => line(`M40 ${y}q20-16 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0`, 6))
  .join('');
const MAT = line('M56 264H344', 10);
/** @param {number} x @param {number} y */
const weight = (x, y) =>
  `<g class="solid"><rect x="${x - 30}" y="${y - 13}" width="13" height="26" rx="4"/><rect x="${x + 17}" y="${y - 13}" width="13" height="26" rx="4"/></g>${line(`M${x - 20} ${y}h40`, 7)}`;

/** Content of each exercise's picture: the moving figures and the surroundings. */
export const FIGURES = {
  'brisk-morning-walk': { figures: [WALK], props: GROUND + SUN },
  'evening-stroll': { figures: [STROLL, shift(STROLL, 66, 0)], props: GROUND + MOON },
  'uphill-walk': {
    figures: [CLIMB],
    props:
      '<path class="solid" opacity="0.28" d="M40 232L132 96l48 58 38-44 142 122z"/>' +
      line('M76 277L340 200', 6),
  },
  'easy-run': { figures: [RUN], props: GROUND + line('M60 120h44M46 150h40M62 180h30', 5) },
  'interval-run': {
    figures: [shift(RUN, -16, 0)],
    props:
      GROUND +
      line('M40 116h40M30 142h44M40 168h34M30 194h36', 5) +
      '<circle cx="326" cy="86" r="34" fill="none" stroke-width="7"/>' +
      line('M326 52v-12M326 86V64M326 86l14 10'),
  },
  cycling: {
    figures: [
      figure(
        [254, 64],
        [230, 94],
        [176, 138],
        [
          [
            [256, 124],
            [278, 140],
          ],
        ],
        [
          [
            [222, 170],
            [204, 220],
          ],
        ],
      ),
    ],
    props:
      '<circle cx="128" cy="214" r="46" fill="none" stroke-width="7"/><circle cx="292" cy="214" r="46" fill="none" stroke-width="7"/>' +
      line('M128 214L176 150L264 150L292 214M176 150L204 218L264 150M264 150l-4-18h24'),
  },
  'skipping-rope': {
    figures: [
      figure(
        [200, 60],
        [200, 92],
        [200, 152],
        [
          [
            [168, 122],
            [146, 148],
          ],
          [
            [232, 122],
            [254, 148],
          ],
        ],
        [
          [
            [190, 192],
            [186, 232],
          ],
          [
            [210, 192],
            [214, 232],
          ],
        ],
      ),
    ],
    props: line('M146 148C40 20 360 20 254 148', 5) + GROUND,
  },
  'stair-climbing': { figures: [CLIMB], props: line('M60 266h130v-24h70v-32h56v-32h40', 8) },
  'georgian-dance': {
    figures: [
      figure(
        [200, 54],
        [200, 88],
        [200, 142],
        [
          [
            [160, 92],
            [116, 88],
          ],
          [
            [236, 100],
            [226, 136],
          ],
        ],
        [
          [
            [190, 206],
            [182, 256],
          ],
          [
            [222, 202],
            [240, 250],
          ],
        ],
      ),
    ],
    props: '<path class="solid" d="M182 128h36l30 84h-98z"/>' + GROUND,
  },
  'full-body-strength': {
    figures: [
      figure(
        [200, 66],
        [200, 98],
        [200, 158],
        [
          [
            [166, 72],
            [138, 40],
          ],
          [
            [234, 72],
            [262, 40],
          ],
        ],
        [
          [
            [172, 206],
            [140, 252],
          ],
          [
            [228, 206],
            [260, 252],
          ],
        ],
      ),
    ],
    props: GROUND,
  },
  'squats-and-lunges': {
    figures: [
      figure(
        [196, 66],
        [194, 98],
        [190, 168],
        [
          [
            [164, 128],
            [184, 156],
          ],
          [
            [222, 130],
            [200, 158],
          ],
        ],
        [
          [
            [246, 184],
            [248, 254],
          ],
          [
            [160, 236],
            [108, 252],
          ],
        ],
      ),
    ],
    props: MAT,
  },
  'push-ups-and-plank': {
    figures: [
      figure(
        [312, 138],
        [282, 152],
        [180, 184],
        [
          [
            [272, 198],
            [282, 250],
          ],
        ],
        [
          [
            [130, 210],
            [82, 246],
          ],
        ],
      ),
    ],
    props: MAT,
  },
  'dumbbell-circuit': {
    figures: [
      figure(
        [200, 56],
        [200, 90],
        [200, 160],
        [
          [
            [160, 124],
            [146, 90],
          ],
          [
            [240, 124],
            [254, 90],
          ],
        ],
        [
          [
            [182, 208],
            [176, 256],
          ],
          [
            [218, 208],
            [224, 256],
          ],
        ],
      ),
    ],
    props: weight(140, 78) + weight(260, 78) + GROUND,
  },
  'core-and-back': {
    figures: [
      figure(
        [272, 132],
        [244, 148],
        [162, 160],
        [
          [
            [246, 198],
            [246, 250],
          ],
          [
            [290, 134],
            [334, 118],
          ],
        ],
        [
          [
            [160, 248],
            [116, 252],
          ],
          [
            [110, 152],
            [62, 140],
          ],
        ],
      ),
    ],
    props: MAT,
  },
  'morning-stretch': {
    figures: [
      figure(
        [216, 70],
        [206, 100],
        [194, 162],
        [
          [
            [232, 48],
            [268, 30],
          ],
          [
            [190, 60],
            [226, 34],
          ],
        ],
        [
          [
            [184, 210],
            [180, 256],
          ],
          [
            [206, 210],
            [208, 256],
          ],
        ],
      ),
    ],
    props: GROUND + SUN,
  },
  'desk-break': {
    figures: [
      figure(
        [166, 76],
        [164, 108],
        [166, 178],
        [
          [
            [136, 74],
            [158, 34],
          ],
          [
            [194, 74],
            [174, 34],
          ],
        ],
        [
          [
            [222, 184],
            [224, 252],
          ],
          [
            [214, 190],
            [212, 252],
          ],
        ],
      ),
    ],
    props:
      line('M132 196h66M136 130v124M192 200v54') +
      line('M250 172h104M340 172v84M276 168v-46h58v46', 8) +
      GROUND,
  },
  'sun-salutations': {
    figures: [
      figure(
        [268, 206],
        [254, 172],
        [196, 112],
        [
          [
            [286, 208],
            [316, 250],
          ],
        ],
        [
          [
            [158, 178],
            [112, 250],
          ],
        ],
      ),
    ],
    props: MAT + SUN,
  },
  'evening-yoga': {
    figures: [
      figure(
        [200, 84],
        [200, 118],
        [200, 196],
        [
          [
            [160, 160],
            [134, 204],
          ],
          [
            [240, 160],
            [266, 204],
          ],
        ],
        [
          [
            [128, 226],
            [204, 246],
          ],
          [
            [272, 226],
            [196, 246],
          ],
        ],
      ),
    ],
    props: MAT + MOON,
  },
  'swimming-lengths': {
    figures: [
      figure(
        [276, 148],
        [244, 156],
        [158, 168],
        [
          [
            [276, 104],
            [322, 128],
          ],
        ],
        [
          [
            [112, 172],
            [64, 160],
          ],
        ],
      ),
    ],
    props: WAVES,
  },
  'water-exercise': {
    figures: [
      figure(
        [200, 70],
        [200, 104],
        [200, 186],
        [
          [
            [154, 92],
            [118, 52],
          ],
          [
            [246, 92],
            [282, 52],
          ],
        ],
        [],
      ),
    ],
    props: line('M96 62q104-60 208 0', 11) + WAVES,
  },
};

import type { DetailNutrient } from '../food/nutrients';

/** Daily intake from an age in years on, for females and for males. */
type IntakeRow = readonly [from: number, female: number, male: number];

/**
 * Dietary reference values of EFSA (summary of 2017; sodium 2019): the population reference intake if there is one,
 * otherwise the adequate intake. Units are those of `MICRONUTRIENT_UNITS`; fibre and salt are in grams.
 * - Iron for women drops at menopause; the age 51 stands for it, since the app does not ask.
 * - Zinc for adults assumes a diet with 600 mg phytate a day.
 * - B1 and B3 are 0.1 and 1.6 mg per MJ, at the average energy of the age band with moderate activity.
 * - Salt is sodium × 2.5, and an upper limit. For sugar and saturated fat EFSA gives no amount, only "as little as
 * possible".
 */
// prettier-ignore
export const EFSA_INTAKES: Readonly<Partial<Record<DetailNutrient, readonly [IntakeRow, ...IntakeRow[]]>>> = {
  fibre: [[1, 10, 10], [4, 14, 14], [7, 16, 16], [11, 19, 19], [15, 21, 21], [18, 25, 25]],
  salt: [[1, 2.75, 2.75], [4, 3.25, 3.25], [7, 4.25, 4.25], [11, 5, 5]],
  calcium: [[1, 450, 450], [4, 800, 800], [11, 1150, 1150], [18, 1000, 1000], [25, 950, 950]],
  iron: [[1, 7, 7], [7, 11, 11], [12, 13, 11], [18, 16, 11], [51, 11, 11]],
  magnesium: [[1, 170, 170], [3, 230, 230], [10, 250, 300], [18, 300, 350]],
  phosphorus: [[1, 250, 250], [4, 440, 440], [11, 640, 640], [18, 550, 550]],
  potassium: [[1, 800, 800], [4, 1100, 1100], [7, 1800, 1800], [11, 2700, 2700], [15, 3500, 3500]],
  zinc: [[1, 4.3, 4.3], [4, 5.5, 5.5], [7, 7.4, 7.4], [11, 10.7, 10.7], [15, 11.9, 14.2], [18, 9.3, 11.7]],
  selenium: [[1, 15, 15], [4, 20, 20], [7, 35, 35], [11, 55, 55], [15, 70, 70]],
  vitaminA: [[1, 250, 250], [4, 300, 300], [7, 400, 400], [11, 600, 600], [15, 650, 750]],
  vitaminC: [[1, 20, 20], [4, 30, 30], [7, 45, 45], [11, 70, 70], [15, 90, 100], [18, 95, 110]],
  vitaminD: [[1, 15, 15]],
  vitaminE: [[1, 6, 6], [3, 9, 9], [10, 11, 13]],
  vitaminK: [[1, 12, 12], [4, 20, 20], [7, 30, 30], [11, 45, 45], [15, 65, 65], [18, 70, 70]],
  vitaminB1: [[1, 0.4, 0.4], [4, 0.6, 0.6], [7, 0.7, 0.8], [11, 0.9, 1], [15, 1, 1.2], [18, 0.9, 1.1], [60, 0.8, 1]],
  vitaminB2: [[1, 0.6, 0.6], [4, 0.7, 0.7], [7, 1, 1], [11, 1.4, 1.4], [15, 1.6, 1.6]],
  vitaminB3: [[1, 6, 7], [4, 9, 10], [7, 11, 12], [11, 14, 15], [15, 15, 19], [18, 14, 18], [30, 14, 17], [60, 12, 15]],
  vitaminB6: [[1, 0.6, 0.6], [4, 0.7, 0.7], [7, 1, 1], [11, 1.4, 1.4], [15, 1.6, 1.7]],
  folate: [[1, 120, 120], [4, 140, 140], [7, 200, 200], [11, 270, 270], [15, 330, 330]],
  vitaminB12: [[1, 1.5, 1.5], [7, 2.5, 2.5], [11, 3.5, 3.5], [15, 4, 4]],
};

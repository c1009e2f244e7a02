import { recordOf } from '../recordOf';

const KCAL_PER_GRAM = { prots: 4, carbs: 4, fats: 9 } as const;
type Macro = keyof typeof KCAL_PER_GRAM;
export const MACROS = ['prots', 'carbs', 'fats'] as const satisfies readonly Macro[];

/** Returns the share of energy from each macronutrient, 0 to 1; all 0 for a dish without energy. */
export function energyShares(grams: Readonly<Record<Macro, number>>): Record<Macro, number> {
  const energyOf = (macro: Macro): number => grams[macro] * KCAL_PER_GRAM[macro];
  const whole = MACROS.reduce((sum, macro) => sum + energyOf(macro), 0);
  return recordOf(MACROS, (macro) => (whole > 0 ? energyOf(macro) / whole : 0));
}

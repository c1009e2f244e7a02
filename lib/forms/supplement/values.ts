import type { DishImage } from '../../domain/dish/record';
import type { Visibility } from '../../domain/dish/types';
import type { Language } from '../../domain/language';
import type { Intake, Supplement } from '../../domain/supplement/record';
import type { SupplementUnit } from '../../domain/supplement/types';
import { needed, numberOf, type Typed } from '../typed';

/** Values of the supplement form; a number is text until it is valid, the price in GEL. */
export interface SupplementValues {
  readonly Name: string;
  readonly Description: string;
  readonly language: Language;
  readonly benefits: string;
  readonly usage: string;
  readonly dailyDosage: Typed;
  readonly unit: SupplementUnit | '';
  readonly priceTetri: Typed;
  readonly quantity: Typed;
  readonly timesToTake: readonly string[];
  readonly Images: readonly DishImage[];
  readonly visibility: Visibility;
}

export const supplementValues = (supplement: Partial<Supplement>, language: Language): SupplementValues => ({
  Name: supplement.Name ?? '',
  Description: supplement.Description ?? '',
  language: supplement.language ?? language,
  benefits: supplement.benefits ?? '',
  usage: supplement.usage ?? '',
  dailyDosage: supplement.dailyDosage ?? null,
  unit: supplement.unit ?? '',
  priceTetri: typeof supplement.priceTetri === 'number' ? supplement.priceTetri / 100 : null,
  quantity: supplement.quantity ?? null,
  timesToTake: supplement.timesToTake?.length ? supplement.timesToTake : [''],
  Images: supplement.Images ?? [],
  visibility: supplement.visibility ?? 'private',
});

/** Converts the form for the CMS; an empty field becomes null, never zero. */
export const supplementInput = ({ Images, priceTetri, ...values }: SupplementValues) => ({
  ...values,
  Name: values.Name.trim(),
  Description: values.Description.trim() || null,
  benefits: values.benefits.trim() || null,
  usage: values.usage.trim() || null,
  dailyDosage: numberOf(values.dailyDosage),
  unit: values.unit || null,
  priceTetri: typeof priceTetri === 'number' ? Math.round(priceTetri * 100) : null,
  quantity: numberOf(values.quantity),
  timesToTake: values.timesToTake.filter(Boolean),
  Images: Images.map(({ id }) => id),
});
export type SupplementInput = ReturnType<typeof supplementInput>;

/** Values of an intake's form; `left` is the remaining quantity at home. */
export interface IntakeValues {
  readonly dosage: Typed;
  readonly times: readonly string[];
  readonly left: Typed;
  readonly from: string;
  readonly until: string;
}

/**
 * Returns an intake's form values; a new one starts from the package: daily dosage divided by its times, a full
 * package.
 */
export function intakeValues(
  intake: Intake | undefined,
  supplement: Partial<Supplement>,
  today: string,
): IntakeValues {
  if (intake) {
    const { dosage, times, left, from, until } = intake;
    return { dosage, times, left: left ?? null, from: from ?? '', until: until ?? '' };
  }
  const times = supplement.timesToTake?.length ? supplement.timesToTake : [''];
  const dosage = supplement.dailyDosage ? supplement.dailyDosage / times.length : null;
  return { dosage, times, left: supplement.quantity ?? null, from: today, until: '' };
}

/**
 * Converts the form for the CMS; sends `left` only if the person changed it, because the CMS may have counted it down
 * meanwhile.
 */
export function intakeInput(values: IntakeValues, before?: Intake) {
  const times: readonly string[] = values.times.filter(Boolean);
  const { left, dosage, ...rest } = values;
  const isCounted = before !== undefined && left === (before.left ?? null);
  return {
    dosage: needed(numberOf(dosage)),
    ...rest,
    times,
    from: values.from || null,
    until: values.until || null,
    ...(!isCounted && { left: numberOf(left) }),
  };
}
export type IntakeInput = ReturnType<typeof intakeInput>;

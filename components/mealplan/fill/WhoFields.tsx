import { useFormikContext } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { HouseholdButtons } from '@/components/food/HouseholdButtons';
import { ChoicesField } from '@/components/forms/ChoicesField';
import { NumberField } from '@/components/forms/NumberField';
import { useLanguage } from '@/context/LanguageContext';
import { DIETARY_FLAGS } from '@/lib/domain/dish/types';
import { PLAN_LIMITS } from '@/lib/domain/limits';
import { ALLERGENS } from '@/lib/domain/product/types';
import { seatOf, type EaterWish, type FillForm } from '@/lib/forms/mealplan/fill';
import { formatNumber } from '@/lib/format/number';
import { newKey } from '@/lib/newKey';
import css from './FillWeekDialog.module.scss';
import { Fold } from './Fold';

const FIELDS = [
  ['calories', 'common:nutrition.kcal'],
  ['prots', 'planner:targets.gram'],
  ['carbs', 'planner:targets.gram'],
  ['fats', 'planner:targets.gram'],
] as const;

/** Fields for the needs of each eater, prefilled with known ones; changes apply to this planning only. */
export function WhoFields() {
  const { t } = useTranslation(['fill', 'common', 'planner']);
  const { values, setFieldValue } = useFormikContext<FillForm>();
  const needsOf = useNeeds();
  const said = values.eaters.map((eater) => [eater.Name, ...needsOf(eater)].join(' · ')).join('; ');
  return (
    <Fold title={t('who.title')} said={said}>
      <p className="form-text">{t('who.help')}</p>
      {values.eaters.map((eater, index) => (
        <fieldset key={eater.key} className={css.eater}>
          <legend>{eater.Name}</legend>
          <div className={css.targets}>
            <NumberField
              name={`eaters.${index}.factor`}
              label={t('who.plate')}
              help={t(eater.factor === eater.planned ? 'who.plateHelp' : 'who.plateTyped')}
            />
            {eater.user === null && (
              <NumberField
                name={`eaters.${index}.birthYear`}
                label={t('who.birthYear')}
                help={t('who.birthYearHelp')}
                inputMode="numeric"
              />
            )}
            {FIELDS.map(([name, unit]) => (
              <NumberField
                key={name}
                name={`eaters.${index}.targets.${name}`}
                label={t(`who.${name}`)}
                unit={t(unit)}
                inputMode="numeric"
              />
            ))}
          </div>
          <ChoicesField
            name={`eaters.${index}.diet`}
            label={t('who.diet')}
            options={DIETARY_FLAGS.map((value) => ({ value, label: t(`common:diet.${value}`) }))}
          />
          <ChoicesField
            name={`eaters.${index}.allergens`}
            label={t('who.allergens')}
            options={ALLERGENS.map((value) => ({ value, label: t(`common:allergen.${value}`) }))}
          />
        </fieldset>
      ))}
      {values.eaters.length < PLAN_LIMITS.eaters && (
        <HouseholdButtons
          table={values.eaters}
          onSeat={(person) => void setFieldValue('eaters', [...values.eaters, seatOf(person, newKey())])}
        />
      )}
    </Fold>
  );
}

/** Returns a function that lists an eater's needs, a few words each. */
function useNeeds() {
  const { t } = useTranslation(['fill', 'common']);
  const { language } = useLanguage();
  return ({ factor, targets: { calories, prots }, diet, allergens }: EaterWish): string[] => {
    const without = ALLERGENS.filter((one) => allergens.includes(one)).map((one) =>
      t(`common:allergen.${one}`).toLowerCase(),
    );
    return [
      typeof factor !== 'number' || factor === 1
        ? ''
        : t('who.half', { value: formatNumber(factor, language, { digits: 2 }) }),
      typeof calories === 'number'
        ? t('who.kcal', { value: formatNumber(calories, language, { digits: 0 }) })
        : '',
      typeof prots === 'number'
        ? t('proposal.prots', { value: formatNumber(prots, language, { digits: 0 }) })
        : '',
      ...DIETARY_FLAGS.filter((flag) => diet.includes(flag)).map((flag) => t(`common:diet.${flag}`)),
      without.length > 0 ? t('who.without', { names: without.join(', ') }) : '',
    ].filter(Boolean);
  };
}

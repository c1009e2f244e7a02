import { useFormikContext } from 'formik';
import { CircleHelp, Sparkles } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { ChoicesField } from '@/components/forms/ChoicesField';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { useLanguage } from '@/context/LanguageContext';
import { contradictions, isFasting, proposedFlags } from '@/lib/domain/dish/diet';
import { DIETARY_FLAGS, type DietaryFlag } from '@/lib/domain/dish/types';
import { linesIn, type DishValues } from '@/lib/forms/dish/values';
import { productName } from '@/lib/domain/product/record';
import css from './FlagsPart.module.scss';

/** Field for diets: proposes those that the ingredients allow, and questions those that an ingredient contradicts. */
export function FlagsPart() {
  const { t } = useTranslation(['recipe', 'common']);
  const { language } = useLanguage();
  const { values, setFieldValue } = useFormikContext<DishValues>();
  const products = linesIn(values).flatMap(({ product }) => product ?? []);
  const missing = proposedFlags(products).filter((flag) => !values.dietaryFlags.includes(flag));
  const doubts = values.dietaryFlags.map((flag) => ({ flag, against: contradictions(flag, products) }));
  const set = (flags: readonly DietaryFlag[]) =>
    setFieldValue(
      'dietaryFlags',
      DIETARY_FLAGS.filter((flag) => flags.includes(flag)),
    );
  return (
    <div className={css.flags}>
      <ChoicesField
        name="dietaryFlags"
        label={t('form.diet')}
        options={DIETARY_FLAGS.map((value) => ({ value, label: t(`common:diet.${value}`) }))}
      />
      {missing.length > 0 && (
        <p className={css.proposal} role="status">
          <Icon of={Sparkles} />
          <span>
            {t('flags.proposed', { flags: missing.map((flag) => t(`common:diet.${flag}`)).join(', ') })}
          </span>
          <Button tone="outline-primary" onClick={() => set([...values.dietaryFlags, ...missing])}>
            {t('flags.take')}
          </Button>
        </p>
      )}
      {doubts.map(
        ({ flag, against }) =>
          against.length > 0 && (
            <p key={flag} className={css.doubt} role="status">
              <Icon of={CircleHelp} />
              <span>
                {t('flags.doubt', {
                  flag: t(`common:diet.${flag}`),
                  names: [...new Set(against.map((product) => productName(product, language)))].join(', '),
                })}
              </span>
              <Button onClick={() => set(values.dietaryFlags.filter((one) => one !== flag))}>
                {t('flags.remove', { flag: t(`common:diet.${flag}`) })}
              </Button>
            </p>
          ),
      )}
      {isFasting(products) && <p className="form-text">{t('flags.fasting')}</p>}
    </div>
  );
}

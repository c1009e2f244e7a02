import { useFormikContext } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { keysOf } from '@/lib/domain/keysOf';
import { FormDialog } from '@/components/forms/FormDialog';
import { NumberField } from '@/components/forms/NumberField';
import { SelectField } from '@/components/forms/SelectField';
import { useLanguage } from '@/context/LanguageContext';
import {
  ACTIVITIES,
  BODY_RANGES,
  SEXES,
  targetsOf,
  type BodyFacts,
  type DayTargets,
} from '@/lib/domain/nutrition/mifflin';
import { formatNumber } from '@/lib/format/number';
import { bodySchema } from '@/lib/forms/day/schema';

type Values = Pick<BodyFacts, 'sex' | 'activity'> & Record<keyof typeof BODY_RANGES, number | string | null>;
const BLANK: Values = { sex: 'female', age: null, height: null, weight: null, activity: 'light' };

interface TargetsDialogProps {
  readonly onTake: (targets: DayTargets) => void;
  readonly onClose: () => void;
}

/** Computes targets from body measurements, which stay in this dialog and are never stored. */
export function TargetsDialog({ onTake, onClose }: TargetsDialogProps) {
  const { t } = useTranslation('account');
  return (
    <FormDialog
      title={t('body.title')}
      initial={BLANK}
      schema={bodySchema}
      save={(values) => {
        onTake(targetsOf(values as BodyFacts));
        onClose();
      }}
      sendLabel={t('body.take')}
      onClose={onClose}
    >
      <p>{t('body.help')}</p>
      <SelectField
        name="sex"
        label={t('body.sex')}
        options={SEXES.map((value) => ({ value, label: t(`body.sexes.${value}`) }))}
      />
      <div className="field-row">
        <NumberField name="age" label={t('body.age')} unit={t('body.years')} inputMode="numeric" isRequired />
        <NumberField name="height" label={t('body.height')} unit={t('body.cm')} isRequired />
        <NumberField name="weight" label={t('body.weight')} unit={t('body.kg')} isRequired />
      </div>
      <SelectField
        name="activity"
        label={t('body.activity')}
        options={ACTIVITIES.map((value) => ({ value, label: t(`body.activities.${value}`) }))}
      />
      <Result />
    </FormDialog>
  );
}

/** Shows the computed targets once all fields are filled. */
function Result() {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const { values } = useFormikContext<Values>();
  if (!isWhole(values)) return null;
  const { calories, prots, carbs, fats } = targetsOf(values);
  const number = (value: number) => formatNumber(value, language, { digits: 0 });
  return (
    <p role="status">
      <strong>{t('body.result', { kcal: number(calories) })}</strong>{' '}
      {t('body.macros', { prots: number(prots), carbs: number(carbs), fats: number(fats) })}
    </p>
  );
}

const isWhole = (values: Values): values is BodyFacts =>
  keysOf(BODY_RANGES).every((name) => {
    const value = values[name];
    return typeof value === 'number' && value >= BODY_RANGES[name].min && value <= BODY_RANGES[name].max;
  });

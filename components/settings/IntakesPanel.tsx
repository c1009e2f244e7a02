import { useTranslation } from 'next-i18next/pages';
import { NumberField } from '@/components/forms/NumberField';
import { SelectField } from '@/components/forms/SelectField';
import type { Profile } from '@/context/account/users';
import { SEXES, type Sex } from '@/lib/domain/access/settings';
import { lazySchema } from '@/lib/forms/schema/lazy';
import { AutoForm } from './AutoForm';

const intakesSchema = lazySchema(() =>
  import('@/lib/forms/account/schema').then((module) => module.intakesSchema),
);

interface Values {
  readonly sex: Sex | '';
  readonly birthYear: number | null;
}
interface PanelProps {
  readonly me: Profile;
  readonly onSaved: (me: Profile) => void;
}

const toInput = ({ sex, birthYear }: Values, changed: readonly string[]) => ({
  ...(changed.includes('sex') && { sex: sex || null }),
  ...(changed.includes('birthYear') && { birthYear }),
});

/** Settings for sex and birth year, which determine the recommended vitamins and minerals. */
export function IntakesPanel({ me, onSaved }: PanelProps) {
  const { t } = useTranslation('account');
  const initial: Values = { sex: me.sex ?? '', birthYear: me.birthYear ?? null };
  return (
    <section className="panel" aria-labelledby="settings-intakes">
      <h2 id="settings-intakes">{t('intakes.title')}</h2>
      <p className="text-body-secondary">{t('intakes.help')}</p>
      <AutoForm title={t('intakes.title')} {...{ me, onSaved, initial, toInput }} schema={intakesSchema}>
        {({ helpOf }) => (
          <div className="field-row">
            <SelectField
              name="sex"
              label={t('body.sex')}
              help={helpOf('sex')}
              emptyLabel={t('intakes.notSaid')}
              options={SEXES.map((value) => ({ value, label: t(`body.sexes.${value}`) }))}
            />
            <NumberField
              name="birthYear"
              label={t('intakes.birthYear')}
              help={helpOf('birthYear')}
              inputMode="numeric"
            />
          </div>
        )}
      </AutoForm>
    </section>
  );
}

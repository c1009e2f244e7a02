import { useTranslation } from 'next-i18next/pages';
import { CheckboxField } from '@/components/forms/CheckboxField';
import { NumberField } from '@/components/forms/NumberField';
import { SelectField } from '@/components/forms/SelectField';
import type { Profile } from '@/context/account/users';
import { WEIGHT_GOALS, type WeightGoal } from '@/lib/domain/energy/target';
import { ACTIVITIES, type Activity } from '@/lib/domain/nutrition/mifflin';
import { lazySchema } from '@/lib/forms/schema/lazy';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import energy from '@/locales/en/energy.json';
import { AutoForm } from '@/components/settings/AutoForm';

const learningSchema = lazySchema(() =>
  import('@/lib/forms/account/schema').then((module) => module.learningSchema),
);

interface Values {
  readonly learnsTargets: boolean;
  readonly weightGoal: WeightGoal;
  readonly height: number | null;
  readonly activity: Activity | '';
}
interface FieldsProps {
  readonly me: Profile;
  readonly onSaved: (me: Profile) => void;
}

const toInput = ({ learnsTargets, weightGoal, height, activity }: Values, changed: readonly string[]) => ({
  ...(changed.includes('learnsTargets') && { learnsTargets }),
  ...(changed.includes('weightGoal') && { weightGoal }),
  ...(changed.includes('height') && { height }),
  ...(changed.includes('activity') && { activity: activity || null }),
});

/** Switch for a target that follows what the person uses; the facts that help the first estimate follow it. */
function Fields({ me, onSaved }: FieldsProps) {
  const { t } = useTranslation(['energy', 'account']);
  const initial: Values = {
    learnsTargets: me.learnsTargets ?? false,
    weightGoal: me.weightGoal ?? 'keep',
    height: me.height ?? null,
    activity: me.activity ?? '',
  };
  return (
    <section className="panel mt-3" aria-labelledby="settings-learning">
      <h3 id="settings-learning">{t('form.title')}</h3>
      <AutoForm title={t('form.title')} {...{ me, onSaved, initial, toInput }} schema={learningSchema}>
        {({ values, helpOf }) => (
          <>
            <CheckboxField
              name="learnsTargets"
              label={t('form.learns')}
              help={helpOf('learnsTargets', t('form.learnsHelp'))}
            />
            {values.learnsTargets && (
              <>
                <div className="field-row">
                  <SelectField
                    name="weightGoal"
                    label={t('form.goal')}
                    help={helpOf('weightGoal')}
                    options={WEIGHT_GOALS.map((value) => ({ value, label: t(`goal.${value}`) }))}
                  />
                  <NumberField
                    name="height"
                    label={t('account:body.height')}
                    unit={t('account:body.cm')}
                    help={helpOf('height')}
                  />
                  <SelectField
                    name="activity"
                    label={t('account:body.activity')}
                    emptyLabel={t('account:intakes.notSaid')}
                    help={helpOf('activity')}
                    options={ACTIVITIES.map((value) => ({
                      value,
                      label: t(`account:body.activities.${value}`),
                    }))}
                  />
                </div>
                <p className="text-body-secondary">{t('form.private')}</p>
              </>
            )}
          </>
        )}
      </AutoForm>
    </section>
  );
}

export const LearningFields = withNamespaces(Fields, { energy });

import { Calculator } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { NumberField } from '@/components/forms/NumberField';
import { Button } from '@/components/ui/inputs/Button';
import type { Profile } from '@/context/account/users';
import { lazySchema } from '@/lib/forms/schema/lazy';
import { AutoForm } from './AutoForm';
import { toTargets, toTargetValues, type TargetValues } from './targets';
import { LazyTargetsDialog } from './TargetsDialog.lazy';

const targetsSchema = lazySchema(() =>
  import('@/lib/forms/account/schema').then((module) => module.targetsSchema),
);

interface PanelProps {
  readonly me: Profile;
  readonly onSaved: (me: Profile) => void;
}

/** Settings for daily targets; an empty one is not tracked. */
export function TargetsPanel({ me, onSaved }: PanelProps) {
  const { t } = useTranslation(['account', 'common']);
  const initial: { targets: TargetValues } = { targets: toTargetValues(me.targets) };
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="panel" aria-labelledby="settings-targets">
      <h2 id="settings-targets">{t('settings.targets')}</h2>
      <p className="text-body-secondary">{t('settings.targetsHelp')}</p>
      <AutoForm
        title={t('settings.targets')}
        {...{ me, onSaved, initial }}
        schema={targetsSchema}
        toInput={({ targets }) => ({ targets: toTargets(targets) })}
      >
        {({ values, helpOf, take }) => {
          const field = (name: keyof TargetValues) => ({
            name: `targets.${name}`,
            label: t(`settings.${name}`),
            help: helpOf(`targets.${name}`),
          });
          return (
            <>
              <div className="field-row">
                <NumberField {...field('calories')} unit={t('common:nutrition.kcal')} />
                <NumberField {...field('prots')} unit={t('settings.grams')} />
                <NumberField {...field('carbs')} unit={t('settings.grams')} />
                <NumberField {...field('fats')} unit={t('settings.grams')} />
                <NumberField {...field('cost')} unit="₾" />
              </div>
              <Button tone="outline-primary" icon={Calculator} onClick={() => setOpen(true)}>
                {t('body.open')}
              </Button>
              {isOpen && (
                <LazyTargetsDialog
                  onClose={() => setOpen(false)}
                  onTake={(targets) => take('targets', { ...values.targets, ...targets })}
                />
              )}
            </>
          );
        }}
      </AutoForm>
    </section>
  );
}

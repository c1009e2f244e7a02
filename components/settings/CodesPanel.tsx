import { useTranslation } from 'next-i18next/pages';
import { CheckboxField } from '@/components/forms/CheckboxField';
import type { Profile } from '@/context/account/users';
import { AutoForm } from './AutoForm';

interface PanelProps {
  readonly me: Profile;
  readonly onSaved: (me: Profile) => void;
}

/** Setting that allows looking up unknown barcodes at Open Food Facts; off by default. */
export function CodesPanel({ me, onSaved }: PanelProps) {
  const { t } = useTranslation('account');
  const initial = { openFoodFacts: me.openFoodFacts ?? false };
  return (
    <section className="panel" aria-labelledby="settings-codes">
      <h2 id="settings-codes">{t('codes.title')}</h2>
      <AutoForm title={t('codes.title')} {...{ me, onSaved, initial }} toInput={(values) => values}>
        {({ helpOf }) => (
          <CheckboxField
            name="openFoodFacts"
            label={t('codes.ask')}
            help={helpOf('openFoodFacts', t('codes.help'))}
          />
        )}
      </AutoForm>
    </section>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { ChoicesField } from '@/components/forms/ChoicesField';
import type { Profile } from '@/context/account/users';
import { DIETS } from '@/lib/domain/dish/types';
import { ALLERGENS } from '@/lib/domain/product/types';
import { AutoForm } from './AutoForm';

interface PanelProps {
  readonly me: Profile;
  readonly onSaved: (me: Profile) => void;
}

/** Settings for diet and allergens, which recipes are marked by. */
export function FoodPanel({ me, onSaved }: PanelProps) {
  const { t } = useTranslation(['account', 'common']);
  const initial = { diet: me.diet ?? [], allergens: me.allergens ?? [] };
  const toInput = (values: typeof initial, changed: readonly string[]) => ({
    ...(changed.includes('diet') && { diet: values.diet }),
    ...(changed.includes('allergens') && { allergens: values.allergens }),
  });
  return (
    <section className="panel" aria-labelledby="settings-food">
      <h2 id="settings-food">{t('settings.food')}</h2>
      <AutoForm title={t('settings.food')} {...{ me, onSaved, initial, toInput }}>
        {({ helpOf }) => (
          <>
            <ChoicesField
              name="diet"
              label={t('settings.diet')}
              help={helpOf('diet', t('settings.dietHelp'))}
              options={DIETS.map((value) => ({ value, label: t(`common:diet.${value}`) }))}
            />
            <ChoicesField
              name="allergens"
              label={t('settings.allergens')}
              help={helpOf('allergens', t('settings.allergensHelp'))}
              options={ALLERGENS.map((value) => ({ value, label: t(`common:allergen.${value}`) }))}
            />
          </>
        )}
      </AutoForm>
    </section>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { HomeCounts } from '@/components/food/HomeCounts';
import { useHomeNames } from '@/components/food/useHomeNames';
import { useProfileCalls, type Person } from '@/context/data/users';
import { countsOf, homeOf } from '@/lib/domain/mealplan/household';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import welcome from '@/locales/en/welcome.json';

interface PanelProps {
  readonly me: Person;
  readonly onSaved: (me: Person) => void;
}

/** Who eats at home: new plans and those that are followed are laid for them. */
function Household({ me, onSaved }: PanelProps) {
  const { t } = useTranslation(['welcome', 'account']);
  const { save } = useProfileCalls(me.id);
  const nameOf = useHomeNames();
  const before = me.household ?? [];
  const [counts, setCounts] = useState(() => countsOf(before));
  const keep = () =>
    save('household', { household: homeOf(counts, before, nameOf) }).then(
      onSaved,
      () => undefined, // the alert has said it
    );
  return (
    <section className="panel" aria-labelledby="settings-household">
      <h2 id="settings-household">{t('question.0.title')}</h2>
      <p className="text-body-secondary">{t('question.0.help')}</p>
      <HomeCounts value={counts} onChange={setCounts} />
      <button type="button" className="btn btn-primary mt-3" onClick={keep}>
        {t('account:settings.save')}
      </button>
    </section>
  );
}

export const HouseholdPanel = withNamespaces(Household, { welcome });

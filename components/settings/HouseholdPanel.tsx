import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { HomeCounts } from '@/components/food/HomeCounts';
import { useHomeNames } from '@/components/food/useHomeNames';
import { useHomePeople } from '@/context/data/household';
import { useProfileCalls, type Person } from '@/context/data/users';
import { usePersonName } from '@/context/usePersonName';
import {
  countsOf,
  eatersAtHome,
  homeOf,
  withoutSeat,
  withSeat,
  type HomeEater,
} from '@/lib/domain/mealplan/household';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import welcome from '@/locales/en/welcome.json';
import css from './HouseholdPanel.module.scss';

interface PanelProps {
  readonly me: Person;
  readonly onSaved: (me: Person) => void;
}

/** Who eats at home: new plans and those that are followed are laid for them. */
function Household({ me, onSaved }: PanelProps) {
  const { t } = useTranslation(['welcome', 'account']);
  const { save } = useProfileCalls(me.id);
  const { people } = useHomePeople();
  const nameOf = useHomeNames();
  const [changed, setChanged] = useState<readonly HomeEater[]>();
  // until something is said here, those of the household are at the table, as they are in a new plan
  const said = changed ?? eatersAtHome(me.household ?? [], me, people);
  const counts = countsOf(said);
  const table = homeOf(counts, said, nameOf);
  const keep = () =>
    save('household', { household: table }).then(
      onSaved,
      () => undefined, // the alert has said it
    );
  return (
    <section className="panel" aria-labelledby="settings-household">
      <h2 id="settings-household">{t('question.0.title')}</h2>
      <p className="text-body-secondary">{t('question.0.help')}</p>
      <HomeCounts value={counts} onChange={(next) => setChanged(homeOf(next, table, nameOf))} />
      <AtHome {...{ people, table }} onChange={setChanged} />
      <button type="button" className="btn btn-primary mt-3" onClick={keep}>
        {t('account:settings.save')}
        <span className="visually-hidden"> – {t('question.0.title')}</span>
      </button>
    </section>
  );
}

interface AtHomeProps {
  readonly people: ReturnType<typeof useHomePeople>['people'];
  readonly table: readonly HomeEater[];
  readonly onChange: (table: readonly HomeEater[]) => void;
}

/** Those of the household, each at the table or not. */
function AtHome({ people, table, onChange }: AtHomeProps) {
  const { t } = useTranslation('welcome');
  const nameOf = usePersonName();
  if (people.length === 0) return null;
  return (
    <fieldset className={css.people}>
      <legend className="form-label">{t('atHome')}</legend>
      {people.map((person) => {
        const isThere = table.some(({ user }) => user === person.id);
        return (
          <label key={person.id} className="form-check">
            <input
              type="checkbox"
              className="form-check-input"
              checked={isThere}
              onChange={() => onChange(isThere ? withoutSeat(table, person.id) : withSeat(table, person))}
            />
            <span>{nameOf(person.Name)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

export const HouseholdPanel = withNamespaces(Household, { welcome });

import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { HomeCounts } from '@/components/food/HomeCounts';
import { useHomeNames } from '@/components/food/useHomeNames';
import { useHomePeople } from '@/context/pantry/household';
import { useKeepProfile, type Profile } from '@/context/account/users';
import { usePersonName } from '@/context/people/usePersonName';
import {
  countsOf,
  eatersAtHome,
  homeOf,
  withoutSeat,
  withSeat,
  type HomeEater,
} from '@/lib/domain/mealplan/household';
import { useKeeper } from '@/lib/hooks/useKeeper';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import welcome from '@/locales/en/welcome.json';
import css from './SettingsView.module.scss';
import { KeepNote, SavedMark } from './KeepNote';

interface PanelProps {
  readonly me: Profile;
  readonly onSaved: (me: Profile) => void;
}

/** Settings for the people who eat at home; new and followed plans start with them. */
function Household({ me, onSaved }: PanelProps) {
  const { t } = useTranslation(['welcome', 'account']);
  const save = useKeepProfile(me.id);
  const keeper = useKeeper();
  const { people } = useHomePeople();
  const nameOf = useHomeNames();
  const [changed, setChanged] = useState<readonly HomeEater[]>();
  // by default the household's members eat, as in a new plan
  const said = changed ?? eatersAtHome(me.household ?? [], me, people);
  const counts = countsOf(said);
  const table = homeOf(counts, said, nameOf);
  const title = t('account:settings.part.household');
  const keep = (next: readonly HomeEater[]) => {
    setChanged(next);
    void keeper.keep(async () => {
      onSaved(await save({ household: next }));
      return ['household'];
    });
  };
  return (
    <section className="panel" aria-labelledby="settings-household">
      <h2 id="settings-household">
        {title} {keeper.state.is === 'saved' && <SavedMark />}
      </h2>
      <p className="text-body-secondary">{t('question.0.help')}</p>
      <HomeCounts value={counts} onChange={(next) => keep(homeOf(next, table, nameOf))} />
      <AtHome {...{ people, table }} onChange={(next) => keep(homeOf(countsOf(next), next, nameOf))} />
      <KeepNote {...{ title, keeper }} />
    </section>
  );
}

interface AtHomeProps {
  readonly people: ReturnType<typeof useHomePeople>['people'];
  readonly table: readonly HomeEater[];
  readonly onChange: (table: readonly HomeEater[]) => void;
}

/** Selects which of the household's members eat. */
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

import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { HouseholdCountFields } from '@/components/food/HouseholdCountFields';
import { useHouseholdNames } from '@/components/food/useHouseholdNames';
import { useHouseholdMembers } from '@/context/pantry/household';
import { useSaveProfile, type Profile } from '@/context/account/users';
import { usePersonName } from '@/context/people/usePersonName';
import {
  countsOf,
  eatersAtHome,
  householdFor,
  withoutSeat,
  withSeat,
  type HouseholdEater,
} from '@/lib/domain/mealplan/household';
import { useSaveQueue } from '@/lib/hooks/useSaveQueue';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import welcome from '@/locales/en/welcome.json';
import css from './SettingsView.module.scss';
import { SaveNote, SavedMark } from './SaveNote';

interface PanelProps {
  readonly me: Profile;
  readonly onSaved: (me: Profile) => void;
}

/** Settings for the people who eat at home; new and followed plans start with them. */
function Household({ me, onSaved }: PanelProps) {
  const { t } = useTranslation(['welcome', 'account']);
  const save = useSaveProfile(me.id);
  const keeper = useSaveQueue();
  const { people } = useHouseholdMembers();
  const nameOf = useHouseholdNames();
  const [changed, setChanged] = useState<readonly HouseholdEater[]>();
  // by default the household's members eat, as in a new plan
  const said = changed ?? eatersAtHome(me.household ?? [], me, people);
  const counts = countsOf(said);
  const table = householdFor(counts, said, nameOf);
  const title = t('account:settings.part.household');
  const keep = (next: readonly HouseholdEater[]) => {
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
      <HouseholdCountFields value={counts} onChange={(next) => keep(householdFor(next, table, nameOf))} />
      <AtHome {...{ people, table }} onChange={(next) => keep(householdFor(countsOf(next), next, nameOf))} />
      <SaveNote {...{ title, keeper }} />
    </section>
  );
}

interface AtHomeProps {
  readonly people: ReturnType<typeof useHouseholdMembers>['people'];
  readonly table: readonly HouseholdEater[];
  readonly onChange: (table: readonly HouseholdEater[]) => void;
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

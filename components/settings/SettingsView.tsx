import { useState, type ReactNode } from 'react';
import { useRole } from '@/context/RoleContext';
import type { Profile } from '@/context/account/users';
import css from './SettingsView.module.scss';
import { LazyLearningFields } from '@/components/settings/learning/LearningFields.lazy';
import { LazyAddressPanel } from '@/components/settings/address/AddressPanel.lazy';
import { AppearancePanel } from './AppearancePanel';
import { LazyCodesPanel } from './CodesPanel.lazy';
import { FoodPanel } from './FoodPanel';
import { LazyHouseholdPanel } from './HouseholdPanel.lazy';
import { IntakesPanel } from './IntakesPanel';
import { ProfilePanel } from './ProfilePanel';
import { SessionPanel } from './SessionPanel';
import { LazySettingsFind } from './SettingsFind.lazy';
import { placeOf, SettingsIndex, type SettingsPart } from './SettingsIndex';
import { TargetsPanel } from './TargetsPanel';
import { UnsavedProvider } from './Unsaved';

interface SettingsViewProps {
  readonly me: Profile;
  readonly onSaved: (me: Profile) => void;
  /** The private calendar URL, for people with a calendar. */
  readonly calendar?: ReactNode;
  /** Reminders, by kind and device. */
  readonly reminders?: ReactNode;
  /** Products always at home, for people with shopping lists. */
  readonly staples?: ReactNode;
  /** Data kept in this browser. */
  readonly browser?: ReactNode;
  /** Export of the person's data, and deletion of the account. */
  readonly data?: ReactNode;
}

/** Shows all settings; couriers, who have no diet here, see fewer. */
export function SettingsView({
  me,
  onSaved,
  calendar,
  reminders,
  staples,
  browser,
  data,
}: SettingsViewProps) {
  const { role } = useRole();
  const [found, setFound] = useState<readonly SettingsPart[]>();
  const panel = { me, onSaved };
  /** Parts in the order of the index; short ones are paired if there is room. */
  const all: readonly Placed[] = [
    { part: 'profile', shown: <ProfilePanel {...panel} /> },
    { part: 'appearance', shown: <AppearancePanel /> },
    {
      part: 'targets',
      shown: (
        <>
          <TargetsPanel {...panel} />
          <LazyLearningFields {...panel} />
        </>
      ),
      isEaters: true,
    },
    { part: 'intakes', shown: <IntakesPanel {...panel} />, isEaters: true, isShort: true },
    { part: 'household', shown: <LazyHouseholdPanel {...panel} />, isEaters: true, isShort: true },
    { part: 'food', shown: <FoodPanel {...panel} />, isEaters: true },
    { part: 'staples', shown: staples, isEaters: true, isShort: true },
    { part: 'addresses', shown: <LazyAddressPanel {...panel} />, isEaters: true, isShort: true },
    { part: 'reminders', shown: reminders },
    { part: 'calendar', shown: calendar, isEaters: true, isShort: true },
    { part: 'codes', shown: <LazyCodesPanel {...panel} />, isEaters: true, isShort: true },
    { part: 'browser', shown: browser },
    { part: 'session', shown: <SessionPanel /> },
    { part: 'data', shown: data },
  ];
  const held = all.filter(({ isEaters }) => !isEaters || role !== 'Courier');
  const parts = held.map(({ part }) => part);
  return (
    <UnsavedProvider>
      <div className={css.page}>
        <SettingsIndex parts={found ?? parts} find={<LazySettingsFind parts={parts} onFind={setFound} />} />
        <div className={css.parts}>
          {held.map(({ part, shown, isShort }) => (
            <div
              key={part}
              id={placeOf(part)}
              className={css.part}
              data-short={isShort}
              hidden={found && !found.includes(part)}
              tabIndex={-1}
            >
              {shown}
            </div>
          ))}
        </div>
      </div>
    </UnsavedProvider>
  );
}

interface Placed {
  readonly part: SettingsPart;
  readonly shown: ReactNode;
  /** True for parts that only people who eat here have. */
  readonly isEaters?: true;
  readonly isShort?: true;
}

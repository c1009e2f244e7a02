import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { useRole } from '@/context/RoleContext';
import type { Person } from '@/context/data/users';
import css from './SettingsView.module.scss';
import { AddressPanel } from './AddressPanel';
import { AppearancePanel } from './AppearancePanel';
import { FoodPanel } from './FoodPanel';
import { IntakesPanel } from './IntakesPanel';
import { ProfilePanel } from './ProfilePanel';
import { SessionPanel } from './SessionPanel';
import { TargetsPanel } from './TargetsPanel';

const CodesPanel = dynamic(() => import('./CodesPanel').then((module) => module.CodesPanel), { ssr: false });
const HouseholdPanel = dynamic(() => import('./HouseholdPanel').then((module) => module.HouseholdPanel), {
  ssr: false,
});

interface SettingsViewProps {
  readonly me: Person;
  readonly onSaved: (me: Person) => void;
  /** The private calendar address, of those who have a calendar. */
  readonly calendar?: ReactNode;
  /** What one is reminded of, on which devices. */
  readonly reminders?: ReactNode;
  /** What is always at home, of those who keep lists. */
  readonly staples?: ReactNode;
  /** What this browser keeps. */
  readonly browser?: ReactNode;
  /** The export of one's data, and the way out for good. */
  readonly data?: ReactNode;
}

/** All settings; a courier, who keeps no diet here, sees fewer. */
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
  const eats = role !== 'Courier';
  return (
    <div className={css.page}>
      <div className={css.column}>
        <ProfilePanel me={me} onSaved={onSaved} />
        {eats && <AddressPanel me={me} onSaved={onSaved} />}
        <AppearancePanel />
        {reminders}
        {eats && calendar}
        {eats && browser}
        {!eats && browser}
        {!eats && <SessionPanel />}
        {!eats && data}
      </div>
      {eats && (
        <div className={css.column}>
          <FoodPanel me={me} onSaved={onSaved} />
          {staples}
          <CodesPanel me={me} onSaved={onSaved} />
          <HouseholdPanel me={me} onSaved={onSaved} />
          <TargetsPanel me={me} onSaved={onSaved} />
          <IntakesPanel me={me} onSaved={onSaved} />
          <SessionPanel />
          {data}
        </div>
      )}
    </div>
  );
}

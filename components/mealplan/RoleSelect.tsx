import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { MEMBER_ROLES, type MemberRole } from '@/context/data/mealplans';

interface RoleSelectProps {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: MemberRole;
  readonly onChange: (role: MemberRole) => void;
}

/** What a member may do. */
export function RoleSelect({ label, hideLabel, value, onChange }: RoleSelectProps) {
  const { t } = useTranslation('mealplan');
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : 'form-label'}>
        {label}
      </label>
      <select
        id={id}
        className="form-select"
        value={value}
        onChange={({ target }) => onChange(target.value as MemberRole)}
      >
        {MEMBER_ROLES.map((role) => (
          <option key={role} value={role}>
            {t(`role.${role}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

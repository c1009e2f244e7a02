import { useTranslation } from 'next-i18next/pages';
import { LabelledSelect } from '@/components/ui/inputs/LabelledSelect';
import { MEMBER_ROLES, type MemberRole } from '@/context/mealplan/mealplans';

interface RoleSelectProps {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: MemberRole;
  readonly onChange: (role: MemberRole) => void;
}

/** Select for the role of a member. */
export function RoleSelect({ label, hideLabel, value, onChange }: RoleSelectProps) {
  const { t } = useTranslation('mealplan');
  return (
    <LabelledSelect
      label={label}
      hideLabel={hideLabel}
      value={value}
      options={MEMBER_ROLES.map((role) => ({ value: role, label: t(`role.${role}`) }))}
      onChange={onChange}
    />
  );
}

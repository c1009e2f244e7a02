import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { useAuth } from '@/context/AuthContext';
import { usePeopleCalls } from '@/context/people/people';
import { useLanguage } from '@/context/LanguageContext';
import type { PersonRow } from '@/lib/domain/access/people';
import { ROLES, type Role } from '@/lib/domain/access/rights';
import { personName } from '@/lib/format/name';
import { isOneOf } from '@/lib/domain/isOneOf';

interface RoleSelectProps {
  readonly person: PersonRow;
  readonly onChanged: () => void;
}

/** Selects a person's role; asks before a change. */
export function RoleSelect({ person, onChanged }: RoleSelectProps) {
  const { t } = useTranslation(['people', 'common']);
  const { language } = useLanguage();
  const { person: me, refreshPerson } = useAuth();
  const { setRole } = usePeopleCalls();
  const confirm = useConfirm();
  const id = useId();
  const name = personName(person.Name, language);
  const change = async (role: Role) => {
    const text = {
      title: t('roleTitle', { name, role: t(`common:role.${role}`) }),
      body: t('roleText'),
      confirmLabel: t('roleYes'),
    };
    if (!(await confirm(text))) return;
    try {
      await setRole(person.id, role);
      if (person.id === me?.id) await refreshPerson();
      onChanged();
    } catch {
      // an alert shows the error
    }
  };
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {t('roleOf', { name })}
      </label>
      <select
        id={id}
        className="form-select"
        value={person.Rolee}
        onChange={({ target }) => isOneOf(ROLES, target.value) && change(target.value)}
      >
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {t(`common:role.${role}`)}
          </option>
        ))}
      </select>
    </>
  );
}

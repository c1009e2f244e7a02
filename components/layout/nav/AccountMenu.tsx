import { LogOut, Settings } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/inputs/Button';
import { Dropdown } from '@/components/ui/inputs/Dropdown';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useAuth } from '@/context/AuthContext';
import { usePersonName } from '@/context/people/usePersonName';
import { Avatar } from '@/components/layout/Avatar';
import { useConfirmedSignOut } from './useConfirmedSignOut';

/** Menu with the person's name, settings and sign-out. */
export function AccountMenu() {
  const { t } = useTranslation();
  const nameOf = usePersonName();
  const { person } = useAuth();
  const signOut = useConfirmedSignOut();
  if (!person) return null;
  return (
    <Dropdown
      align="end"
      name={`${t('app.account')}: ${nameOf(person.Name)}`}
      label={
        <>
          <Avatar person={person} />
          <span className="account-name">{nameOf(person.Name)}</span>
        </>
      }
    >
      <div className="account-card">
        <strong>{nameOf(person.Name)}</strong>
        {person.email && <span>{person.email}</span>}
        <span>{t(`role.${person.Rolee}`)}</span>
      </div>
      <LinkButton href="/settings" tone="menu" icon={Settings}>
        {t('menu.settings')}
      </LinkButton>
      <Button tone="menu" icon={LogOut} onClick={signOut}>
        {t('action.signOut')}
      </Button>
    </Dropdown>
  );
}

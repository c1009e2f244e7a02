import { LogOut } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { Button } from '@/components/ui/inputs/Button';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useAuth } from '@/context/AuthContext';
import { useRole } from '@/context/RoleContext';
import { usePersonName } from '@/context/people/usePersonName';
import { menuFor } from '@/lib/routes';
import { Avatar } from '@/components/layout/Avatar';
import { useConfirmedSignOut } from './useConfirmedSignOut';

/** Sheet with the whole menu on a phone, opening from the bottom of the screen. */
export function MoreSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const nameOf = usePersonName();
  const { person } = useAuth();
  const { role } = useRole();
  const signOut = useConfirmedSignOut();
  const leave = () => {
    onClose();
    void signOut();
  };
  return (
    <Offcanvas
      show={isOpen}
      onHide={onClose}
      placement="bottom"
      className="more-sheet"
      aria-label={t('app.menu')}
    >
      <Offcanvas.Header closeButton closeLabel={t('action.close')}>
        {person && (
          <div className="more-person">
            <Avatar person={person} />
            <div>
              <strong>{nameOf(person.Name)}</strong>
              {person.email && <span>{person.email}</span>}
            </div>
          </div>
        )}
      </Offcanvas.Header>
      <Offcanvas.Body>
        {menuFor(role).map(({ group, rows }) => (
          <section key={group} aria-label={t(`menu.group.${group}`)}>
            <h2>{t(`menu.group.${group}`)}</h2>
            {rows.map((row) => (
              <LinkButton key={row.path} href={row.path} onClick={onClose} tone="menu">
                {t(row.label)}
              </LinkButton>
            ))}
          </section>
        ))}
        <Button tone="menu" icon={LogOut} onClick={leave}>
          {t('action.signOut')}
        </Button>
      </Offcanvas.Body>
    </Offcanvas>
  );
}

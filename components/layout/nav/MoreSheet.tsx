import { LogOut } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { useAuth } from '@/context/AuthContext';
import { useRole } from '@/context/RoleContext';
import { usePersonName } from '@/context/people/usePersonName';
import { menuFor } from '@/lib/routes';
import { Avatar } from '@/components/layout/Avatar';
import { useLeave } from './useLeave';

/** Sheet with the whole menu on a phone, opening from the bottom of the screen. */
export function MoreSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const nameOf = usePersonName();
  const { person } = useAuth();
  const { role } = useRole();
  const signOut = useLeave();
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
              <Link key={row.path} href={row.path} onClick={onClose} className="menu-link">
                {t(row.label)}
              </Link>
            ))}
          </section>
        ))}
        <button type="button" className="menu-link" onClick={leave}>
          <LogOut size={18} aria-hidden />
          {t('action.signOut')}
        </button>
      </Offcanvas.Body>
    </Offcanvas>
  );
}

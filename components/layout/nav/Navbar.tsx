import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { Dropdown } from '@/components/ui/inputs/Dropdown';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useAuth } from '@/context/AuthContext';
import { useRole } from '@/context/RoleContext';
import { pageOf, type MenuGroup } from '@/lib/domain/access/pages';
import { useHeadMenu } from '@/lib/hooks/useWide';
import { groupOf, menuFor, ROUTES, type MenuRow } from '@/lib/routes';
import { AccountMenu } from './AccountMenu';
import { Brand } from './Brand';
import { LazyInvitationsBadge } from './InvitationsBadge.lazy';
import { LanguageToggle } from './LanguageToggle';
import { OfflineNote } from '@/components/layout/notes/OfflineNote';
import { SearchButton } from './SearchButton';

/** Head of every page: the role's menu groups, Orders and Storage to the right, the language, and the account. */
export function Navbar() {
  const { t } = useTranslation();
  const { status } = useAuth();
  const { role } = useRole();
  const groups = menuFor(role);
  const left = groups.filter(({ group }) => group !== 'work');
  const isMenuHere = useHeadMenu();
  const work = groups.find(({ group }) => group === 'work');
  return (
    <header className="navbar-top">
      <div className="navbar-inner">
        <Brand />
        <nav aria-label={t('app.menu')} className="navbar-menu">
          <ul>
            {/* The boot script decides on showing the visitor's menu until the sign-in state is known. */}
            {!role &&
              left
                .flatMap(({ rows }) => rows)
                .map((row) => (
                  <li key={row.path} className={status === 'unknown' ? 'visitor-unknown' : undefined}>
                    <MenuLink row={row} />
                  </li>
                ))}
            {role &&
              left.map(({ group, rows }) => (
                <li key={group}>
                  <Group
                    group={group}
                    label={
                      <>
                        {t(`menu.group.${group}`)}
                        {group === 'mealplans' && isMenuHere && <LazyInvitationsBadge />}
                      </>
                    }
                    rows={rows}
                  />
                </li>
              ))}
          </ul>
          {work && (
            <ul className="navbar-work">
              {work.rows.map((row) => (
                <li key={row.path}>
                  <MenuLink row={row} />
                </li>
              ))}
            </ul>
          )}
        </nav>
        <div className="navbar-end">
          <SearchButton />
          <LanguageToggle />
          {status === 'signedIn' && <AccountMenu />}
          {status !== 'signedIn' && <Doors isKnown={status === 'signedOut'} />}
          {status === 'unknown' && <span className="account-place" />}
        </div>
      </div>
      <OfflineNote />
    </header>
  );
}

interface GroupProps {
  readonly group: MenuGroup;
  readonly label: ReactNode;
  readonly rows: MenuRow[];
}

function Group({ group, label, rows }: GroupProps) {
  const { pathname } = useRouter();
  const [first, ...others] = rows;
  if (first && others.length === 0) return <MenuLink row={first} />;
  return (
    <Dropdown label={label} isCurrent={groupOf(pathname) === group}>
      {rows.map((row) => (
        <MenuLink key={row.path} row={row} />
      ))}
    </Dropdown>
  );
}

function MenuLink({ row }: { row: MenuRow }) {
  const { t } = useTranslation();
  const { pathname } = useRouter();
  const isCurrent = pageOf(ROUTES, pathname)?.path === row.path;
  return (
    <LinkButton
      href={row.path}
      tone="menu"
      className={isCurrent ? 'active' : undefined}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {t(row.label)}
    </LinkButton>
  );
}

/**
 * Links to sign in and sign up, which keep the page the person wanted. The boot script decides on showing them until
 * the sign-in state is known.
 */
function Doors({ isKnown }: { isKnown: boolean }) {
  const { t } = useTranslation();
  const { next } = useRouter().query;
  const query = typeof next === 'string' ? { next } : {};
  return (
    <div className={`navbar-doors${isKnown ? '' : ' visitor-unknown'}`}>
      <LinkButton href={{ pathname: '/user/login', query }} tone="outline-primary">
        {t('action.signIn')}
      </LinkButton>
      <LinkButton href={{ pathname: '/user/signup', query }} tone="primary" className="navbar-signup">
        {t('action.signUp')}
      </LinkButton>
    </div>
  );
}

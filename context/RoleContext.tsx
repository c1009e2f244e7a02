import { createContext, use, useMemo, type ReactNode } from 'react';
import { canOpen as canRoleOpen } from '@/lib/domain/access/pages';
import { may as mayWho, type Action, type Role } from '@/lib/domain/access/rights';
import { ROUTES } from '@/lib/routes';
import { useAuth } from './AuthContext';

interface RoleState {
  /** Undefined for a visitor, or while unknown. */
  readonly role: Role | undefined;
  /** Tells whether the person may open a path; the CMS checks its content separately. */
  readonly canOpen: (path: string) => boolean;
  readonly may: (action: Action) => boolean;
}

const RoleContext = createContext<RoleState | null>(null);

export function RoleProvider({ children }: { children: ReactNode }) {
  const { person } = useAuth();
  const role = person?.Rolee;
  const value = useMemo(
    () => ({
      role,
      canOpen: (path: string) => canRoleOpen(ROUTES, role, path),
      may: (action: Action) => mayWho(role ?? 'visitor', action),
    }),
    [role],
  );
  return <RoleContext value={value}>{children}</RoleContext>;
}

export function useRole(): RoleState {
  const value = use(RoleContext);
  if (value === null) throw new Error('useRole needs a <RoleProvider> above it');
  return value;
}

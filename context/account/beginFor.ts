import { begin } from '@/lib/browser/begin';
import type { Role } from '@/lib/domain/access/rights';
import { readUserData } from '@/lib/auth/session';

/** Begins to load a part's code like `begin`, if the kept session is of this role. */
export function beginFor(role: Role, load: () => Promise<unknown>): void {
  if (typeof window !== 'undefined' && readUserData()?.Rolee === role) begin(load);
}

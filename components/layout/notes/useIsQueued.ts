import { useRouter } from 'next/router';
import { useRole } from '@/context/RoleContext';

/** Pages for ticking off a list, counting the pantry and marking a day. */
const QUEUED: readonly string[] = ['/shoplist/[id]', '/pantry', '/dashboard', '/mealplan/[id]'];

/** Returns true on pages whose changes are queued while offline instead of being refused. */
export function useIsQueued(): boolean {
  const { pathname } = useRouter();
  const { role } = useRole();
  return QUEUED.includes(pathname) || (pathname === '/orders' && role === 'Courier');
}

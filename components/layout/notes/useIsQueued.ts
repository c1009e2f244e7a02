import { useRouter } from 'next/router';
import { useRole } from '@/context/RoleContext';

/** A list is ticked, what is at home is counted, a day is marked. */
const QUEUED: readonly string[] = ['/shoplist/[id]', '/pantry', '/dashboard', '/mealplan/[id]'];

/** Whether what one changes on this page waits for the network instead of being refused without it. */
export function useIsQueued(): boolean {
  const { pathname } = useRouter();
  const { role } = useRole();
  return QUEUED.includes(pathname) || (pathname === '/orders' && role === 'Courier');
}

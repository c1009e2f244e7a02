import { useRouter } from 'next/router';
import { useRole } from '@/context/RoleContext';

/** Whether what one changes on this page waits for the network instead of being refused without it. */
export function useIsQueued(): boolean {
  const { pathname } = useRouter();
  const { role } = useRole();
  return pathname === '/shoplist/[id]' || (pathname === '/orders' && role === 'Courier');
}

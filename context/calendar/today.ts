import type { Moment } from '@/lib/format/moment';
import { useToday } from '@/lib/hooks/useToday';
import { useAuth } from '@/context/AuthContext';

/** The person's own day and time, wherever their browser is. */
export function useMyToday(): Moment {
  const { person } = useAuth();
  return useToday(person?.timeZone);
}

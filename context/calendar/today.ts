import type { Moment } from '@/lib/format/moment';
import { useToday } from '@/lib/hooks/useToday';
import { useAuth } from '@/context/AuthContext';

/** Returns the current day and time in the person's own time zone, wherever their browser is. */
export function useMyToday(): Moment {
  const { person } = useAuth();
  return useToday(person?.timeZone);
}

import { useAuth } from '@/context/AuthContext';
import { useStored } from '@/lib/hooks/useStored';
import { FIRST_VISIT, readInTab } from '@/lib/stored/stored';

/**
 * Returns true while the day's page asks in its head to confirm the email: from the second visit on, until the person
 * dismisses it.
 */
export function useVerifyBanner(): boolean {
  const { person, mustVerifyEmail } = useAuth();
  const [putOff] = useStored('verifyLater');
  return mustVerifyEmail && Boolean(person?.email) && person?.email !== putOff && !readInTab(FIRST_VISIT);
}

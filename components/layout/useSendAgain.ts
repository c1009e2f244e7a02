import { useState } from 'react';
import { useAuth } from '@/context/AuthContext';
import { useSendVerification } from '@/context/data/account';
import { useStored } from '@/lib/hooks/useStored';
import { FIRST_VISIT, readInTab } from '@/lib/stored';

/** Sends the letter that confirms one's email once more; whether that was done here. */
export function useSendAgain() {
  const send = useSendVerification();
  const [isSent, setSent] = useState(false);
  // the alert says what went wrong; the button stays for another try
  const sendAgain = () =>
    send().then(
      () => setSent(true),
      () => setSent(false),
    );
  return { isSent, sendAgain };
}

/** Whether the day's page asks in its head to confirm the email: from the second visit on, until it is put off for good. */
export function useVerifyBanner(): boolean {
  const { person, mustVerifyEmail } = useAuth();
  const [putOff] = useStored('verifyLater');
  return mustVerifyEmail && Boolean(person?.email) && person?.email !== putOff && !readInTab(FIRST_VISIT);
}

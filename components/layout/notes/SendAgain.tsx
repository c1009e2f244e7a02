import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/inputs/Button';
import { useIsLocal, useSendVerification } from '@/context/account/account';

/** Sends the confirmation email again, and says that it was sent. */
export function SendAgain() {
  const { t } = useTranslation();
  const send = useSendVerification();
  const isLocal = useIsLocal();
  const [isSent, setSent] = useState(false);
  if (isSent)
    return (
      <span role="status">
        <strong>{t('verify.sent')}</strong> {isLocal && t('verify.local')}
      </span>
    );
  return (
    <Button
      tone="link"
      size="sm"
      onClick={() =>
        // An alert reports a failure; the button stays for a retry.
        send().then(
          () => setSent(true),
          () => setSent(false),
        )
      }
    >
      {t('verify.again')}
    </Button>
  );
}

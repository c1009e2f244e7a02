import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { Loading, SkeletonText } from '@/components/ui/feedback/Skeletons';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useActionCode, type ActionState } from '@/context/account/account';
import { AccountFrame } from './AccountFrame';
import { Done } from './Done';
import { NewPasswordForm } from './NewPasswordForm';

/** Handles the links in our emails: sets a new password or confirms an email address. */
export function UserAction() {
  const { t } = useTranslation('account');
  const router = useRouter();
  const { mode, oobCode } = router.query;
  const tryCode = useActionCode();
  const [state, setState] = useState<ActionState>({ status: 'checking' });
  const tried = useRef<string>(undefined);

  useEffect(() => {
    const code = String(oobCode ?? '');
    // A code works only once, so it is sent only once.
    if (!router.isReady || tried.current === code) return;
    tried.current = code;
    tryCode(String(mode ?? ''), code).then(setState);
  }, [router.isReady, mode, oobCode, tryCode]);

  if (state.status === 'reset') {
    return (
      <AccountFrame title={t('action.resetTitle')} lead={t('action.resetLead', { email: state.email })}>
        <NewPasswordForm code={String(oobCode)} />
      </AccountFrame>
    );
  }
  if (state.status === 'verified') {
    return (
      <AccountFrame title={t('action.verifyTitle')}>
        <Done title={t('action.verifyDone')} text={t('action.verifyDoneText')}>
          <LinkButton href="/user/login" tone="primary">
            {t('action.goOn')}
          </LinkButton>
        </Done>
      </AccountFrame>
    );
  }
  if (state.status === 'bad') {
    return (
      <AccountFrame title={t('action.badTitle')} lead={t('action.badText')}>
        <LinkButton href="/user/forgot-password" tone="primary">
          {t('action.badButton')}
        </LinkButton>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={t('action.title')} lead={t('action.checking')}>
      <Loading>
        <SkeletonText />
      </Loading>
    </AccountFrame>
  );
}

import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useSignInMethods } from '@/context/account/account';
import css from './AccountFrame.module.scss';
import { AccountFrame } from './AccountFrame';
import { LoginForm } from './LoginForm';
import { ProviderButtons } from './ProviderButtons';
import { SignUpForm } from './SignUpForm';
import { useLeaveSignedIn } from './useLeaveSignedIn';
import { useSignInReason } from './useSignInReason';

export function LoginScreen() {
  const { t } = useTranslation(['account', 'common']);
  const { hasPassword } = useSignInMethods();
  const query = useReturnQuery();
  const why = useSignInReason();
  useLeaveSignedIn();
  return (
    <AccountFrame title={t('login.title')} lead={why ?? t('login.lead')}>
      {hasPassword && <LoginForm />}
      <ProviderButtons />
      <p className={css.other}>
        {t('login.noAccount')}{' '}
        <Link href={{ pathname: '/user/signup', query }}>{t('common:action.signUp')}</Link>
      </p>
    </AccountFrame>
  );
}

export function SignUpScreen() {
  const { t } = useTranslation(['account', 'common']);
  const { hasPassword } = useSignInMethods();
  const query = useReturnQuery();
  const why = useSignInReason();
  useLeaveSignedIn();
  return (
    <AccountFrame title={t('signup.title')} lead={why ?? t('signup.lead')}>
      {hasPassword && <SignUpForm />}
      <ProviderButtons />
      <p className={css.other}>
        {t('signup.haveAccount')}{' '}
        <Link href={{ pathname: '/user/login', query }}>{t('common:action.signIn')}</Link>
      </p>
    </AccountFrame>
  );
}

/** Keeps the page to return to while the user moves between the sign-in and sign-up pages. */
function useReturnQuery() {
  const { next } = useRouter().query;
  return typeof next === 'string' ? { next } : {};
}

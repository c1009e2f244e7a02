import { LogIn, UserPlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { loginFor } from '@/lib/routes';

/** Asks a signed-out visitor to sign in, because an invitation opens only for its recipient. */
export function InvitedView({ token }: { token: string }) {
  const { t } = useTranslation('sharing');
  return (
    <div className="closed-note">
      <EmptyState title={t('join.askedTitle')} text={t('join.askedText')}>
        <SignInLinks token={token} />
      </EmptyState>
    </div>
  );
}

/** Links to sign up and sign in, which return to the plan. */
export function SignInLinks({ token }: { token: string }) {
  const { t } = useTranslation('sharing');
  const back = `/mealplan/join/${token}`;
  return (
    <>
      <LinkButton href={`/user/signup?next=${encodeURIComponent(back)}`} tone="primary" icon={UserPlus}>
        {t('join.signUp')}
      </LinkButton>
      <LinkButton href={loginFor(back)} tone="outline-primary" icon={LogIn}>
        {t('join.signIn')}
      </LinkButton>
    </>
  );
}

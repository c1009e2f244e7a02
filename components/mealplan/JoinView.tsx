import { LogIn, UserPlus, Users } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useAuth } from '@/context/AuthContext';
import { usePlanCalls } from '@/context/data/mealplans';
import type { Plan } from '@/lib/domain/mealplan/record';
import { loginFor } from '@/lib/routes';
import css from '@/styles/plan.module.scss';
import { PlanDays } from './PlanDays';
import { PlanHead } from './PlanView';

/** Where a plan's QR code leads: the plan to read, and the offer to become a member, also without an account yet. */
export function JoinView({ plan, token }: { plan: Plan; token: string }) {
  const { t } = useTranslation('mealplan');
  const isReader = plan.myRole === 'reader';
  return (
    <article>
      <PlanHead plan={plan}>
        {isReader ? (
          <JoinOffer plan={plan} token={token} />
        ) : (
          <p className={css.note}>
            <Users size={18} aria-hidden />
            <span>
              {t('join.already')} <Link href={`/mealplan/${plan.id}`}>{t('join.open')}</Link>
            </span>
          </p>
        )}
      </PlanHead>
      <PlanDays table={plan} placement={{ startDate: plan.startDate, repeat: plan.repeat }} source={null} />
    </article>
  );
}

function JoinOffer({ plan, token }: { plan: Plan; token: string }) {
  const { t } = useTranslation('mealplan');
  const router = useRouter();
  const { person, status } = useAuth();
  const calls = usePlanCalls();
  const [isBusy, setBusy] = useState(false);
  const back = `/mealplan/join/${token}`;
  const join = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await calls.join(token);
      await router.push(`/mealplan/${plan.id}`);
    } catch {
      setBusy(false); // the alert has said it
    }
  };
  return (
    <section className={css.offer} aria-label={t('join.title')}>
      <p>{t(person ? 'join.text' : 'join.visitor', { name: plan.owner?.Name ?? '' })}</p>
      <div className={css.actions}>
        {person && (
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={isBusy || undefined}
            onClick={join}
          >
            <Users size={18} aria-hidden />
            {t('join.join')}
          </button>
        )}
        {status === 'signedOut' && (
          <>
            <Link href={`/user/signup?next=${encodeURIComponent(back)}`} className="btn btn-primary">
              <UserPlus size={18} aria-hidden />
              {t('join.signUp')}
            </Link>
            <Link href={loginFor(back)} className="btn btn-outline-primary">
              <LogIn size={18} aria-hidden />
              {t('join.signIn')}
            </Link>
          </>
        )}
      </div>
    </section>
  );
}

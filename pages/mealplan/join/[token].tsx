import { useTranslation } from 'next-i18next/pages';
import Head from 'next/head';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { ConfirmFirst } from '@/components/layout/notes/ConfirmFirst';
import { PageTitle } from '@/components/layout/PageTitle';
import { InvitedView } from '@/components/mealplan/following/InvitedView';
import { LazyJoinView, loadJoinView } from '@/components/mealplan/following/JoinView.lazy';
import { PlanSkeleton } from '@/components/day/PlanSkeleton';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useJoin } from '@/context/mealplan/plan';
import { MealplanProvider } from '@/context/mealplan/MealplanContext';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import mealplan from '@/locales/en/mealplan.json';
import sharing from '@/locales/en/sharing.json';

function JoinPage() {
  useEffect(() => void loadJoinView().catch(() => undefined), []);
  const { t } = useTranslation(['sharing', 'common']);
  const { query, isReady } = useRouter();
  const token = isReady ? String(query.token) : null;
  const { remote, reload } = useJoin(token);
  const failure = remote.status === 'failed' ? remote.error.kind : undefined;
  return (
    <MealplanProvider>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      {remote.status !== 'ready' && <PageTitle title={t('common:menu.mealplanJoin')} isHidden />}
      {failure === 'notFound' && (
        <div className="closed-note">
          <ConfirmFirst />
          <EmptyState title={t('join.goneTitle')} text={t('join.goneText')} picture="fish">
            <LinkButton href="/mealplan/list" tone="primary">
              {t('common:menu.mealplanList')}
            </LinkButton>
          </EmptyState>
        </div>
      )}
      {failure === 'unauthorized' && <InvitedView token={token ?? ''} />}
      {failure !== 'notFound' && failure !== 'unauthorized' && (
        <RemoteView of={remote} skeleton={<PlanSkeleton />} onRetry={reload}>
          {(plan) => <LazyJoinView plan={plan} token={token ?? ''} />}
        </RemoteView>
      )}
    </MealplanProvider>
  );
}

export default withNamespaces(JoinPage, { mealplan, sharing });

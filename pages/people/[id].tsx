import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useMemo } from 'react';
import { CookbookRows } from '@/components/cookbook/CookbookRows';
import { DishGrid, DishGridSkeleton } from '@/components/dish/list/DishGrid';
import { PageTitle } from '@/components/layout/PageTitle';
import { PlanGrid } from '@/components/mealplan/plan/PlanGrid';
import { PersonMeta } from '@/components/people/PersonMeta';
import { PersonHead } from '@/components/people/PersonHead';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { Pagination } from '@/components/ui/lists/Pagination';
import { sendPerson, usePublicPerson } from '@/context/people/publicPerson';
import { ofRecord, publicPage } from '@/context/remote/publicPage';
import { personPage, type PublicPerson } from '@/lib/domain/access/publicPerson';
import { addressReader } from '@/lib/forms/address/values';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import cookbook from '@/locales/en/cookbook.json';
import dish from '@/locales/en/dish.json';
import mealplan from '@/locales/en/mealplan.json';
import person from '@/locales/en/person.json';

function PersonPage() {
  const { t } = useTranslation(['person', 'common']);
  const { query, isReady } = useRouter();
  const place = useMemo(
    () => (isReady ? { id: Number(query.id), page: addressReader(query).page() } : null),
    [isReady, query],
  );
  const { remote, reload } = usePublicPerson(place);
  return (
    <>
      {remote.status === 'ready' ? (
        <PersonMeta person={remote.data} />
      ) : (
        <PageTitle title={t('common:menu.person')} isHidden />
      )}
      <RemoteView
        of={remote}
        skeleton={<DishGridSkeleton />}
        onRetry={reload}
        closed={
          <EmptyState title={t('gone.title')} text={t('gone.text')}>
            <LinkButton href="/dishes">{t('common:menu.dishes')}</LinkButton>
          </EmptyState>
        }
      >
        {(found) => (
          <>
            <PersonHead person={found} />
            <Published by={found} />
            <Pagination
              page={found.page}
              pageCount={found.pageCount}
              hrefOf={(page) => personPage(found.id, page)}
            />
          </>
        )}
      </RemoteView>
    </>
  );
}

/** Shows a page of what a person has published, by kind; a kind without records on this page is left out. */
function Published({ by: { id, dishes, plans, cookbooks, totals } }: { by: PublicPerson }) {
  const { t } = useTranslation('person');
  if (dishes.length + plans.length + cookbooks.length === 0)
    return (
      <EmptyState title={t('nothingHere')}>
        <LinkButton href={personPage(id)}>{t('toFirst')}</LinkButton>
      </EmptyState>
    );
  return (
    <>
      {dishes.length > 0 && (
        <section aria-labelledby="person-dishes">
          <h2 id="person-dishes">{t('dishes', { count: totals.dishes })}</h2>
          <DishGrid dishes={dishes} />
        </section>
      )}
      {plans.length > 0 && (
        <section aria-labelledby="person-plans">
          <h2 id="person-plans">{t('mealplans', { count: totals.plans })}</h2>
          <PlanGrid plans={plans} isBelow />
        </section>
      )}
      {cookbooks.length > 0 && (
        <section aria-labelledby="person-cookbooks">
          <h2 id="person-cookbooks">{t('cookbooks', { count: totals.cookbooks })}</h2>
          <CookbookRows cookbooks={cookbooks} />
        </section>
      )}
    </>
  );
}

export default publicPage(
  withNamespaces(PersonPage, { cookbook, dish, mealplan, person }),
  ofRecord(async (id, { query, language }) => ({
    answers: [await sendPerson({ id, page: addressReader(query).page() }, language)],
  })),
);

import type { GetServerSideProps } from 'next';
import { useTranslation } from 'next-i18next/pages';
import Head from 'next/head';
import { useRouter } from 'next/router';
import { AddToCookbook } from '@/components/cookbook/AddToCookbook';
import { DishMeta } from '@/components/dish/view/DishMeta';
import { DishView } from '@/components/dish/view/DishView';
import { DishViewSkeleton } from '@/components/dish/view/DishViewSkeleton';
import { ClosedNote } from '@/components/layout/notes/ClosedNote';
import { PageTitle } from '@/components/layout/PageTitle';
import { AddToPlan } from '@/components/mealplan/plan/AddToPlan';
import { AddToList } from '@/components/shoplist/add/AddToList';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { useDish, useIsSaved } from '@/context/dish/dishes';
import { readPublicDish } from '@/lib/api/dish/publicDish';
import type { Dish } from '@/lib/domain/dish/record';
import { LIMITS } from '@/lib/domain/limits';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import dishTexts from '@/locales/en/dish.json';
import reading from '@/locales/en/reading.json';

interface DishPageProps {
  readonly id: number;
  /**
   * Public recipe read by the server; null for a private one, and on navigation within the app, where the browser reads
   * it.
   */
  readonly sent: Dish | null;
  readonly site: string;
}

export const getServerSideProps: GetServerSideProps<DishPageProps> = async ({ req, params }) => {
  const id = Number(params?.id);
  if (!Number.isSafeInteger(id) || id < 1) return { notFound: true };
  const isInApp = req.headers['x-nextjs-data'] !== undefined;
  const site = (process.env.PUBLIC_URL || `http://${req.headers.host ?? 'localhost:3000'}`).replace(
    /\/+$/,
    '',
  );
  return { props: { id, sent: isInApp ? null : await readPublicDish(id), site } };
};

function DishPage({ id, sent, site }: DishPageProps) {
  const { t } = useTranslation(['common', 'reading']);
  const { query, pathname, replace } = useRouter();
  const { remote, reload, mutate } = useDish(id, sent);
  useIsSaved(id); // read in parallel with the recipe
  const servings = Number(query.servings);
  const isWanted = servings > 0 && servings <= LIMITS.servings.max;
  /** Ends cooking mode in the address, so that a reload shows the recipe. */
  const endCooking = () => {
    const { cook, ...rest } = query;
    if (cook) void replace({ pathname, query: rest }, undefined, { shallow: true, scroll: false });
  };
  return (
    <>
      {remote.status === 'ready' ? (
        <DishMeta dish={remote.data} site={site} />
      ) : (
        <PageTitle title={t('menu.dish')} isHidden />
      )}
      {!sent && (
        <Head>
          <meta key="robots" name="robots" content="noindex" />
        </Head>
      )}
      <RemoteView
        of={remote}
        skeleton={<DishViewSkeleton />}
        onRetry={reload}
        closed={
          <ClosedNote
            title={t('reading:closed.title')}
            visitor={t('reading:closed.visitor')}
            member={t('reading:closed.member')}
            list={{ path: '/dishes', label: t('menu.dishes') }}
          />
        }
      >
        {(dish) => (
          <DishView
            key={dish.id}
            dish={dish}
            onChanged={mutate}
            servings={isWanted ? servings : undefined}
            cook={{ isAsked: query.cook === '1', onEnd: endCooking }}
            rest={!dish.through && <AddToCookbook dish={dish} />}
            more={(chosen) => (
              <>
                {!dish.through && <AddToPlan dish={dish} servings={chosen} />}
                <AddToList dish={dish} servings={chosen ?? dish.servingAmount ?? 1} />
              </>
            )}
          />
        )}
      </RemoteView>
    </>
  );
}

export default withNamespaces(DishPage, { dish: dishTexts, reading });

import { useTranslation } from 'next-i18next/pages';
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
import { sendDish, useDish, useIsSaved } from '@/context/dish/dish';
import { idIn, ofRecord, publicPage } from '@/context/remote/publicPage';
import { placeIn } from '@/lib/domain/mealplan/plates/placeInPlan';
import { SERVINGS } from '@/lib/domain/servings';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import dishTexts from '@/locales/en/dish.json';
import reading from '@/locales/en/reading.json';

function DishPage() {
  const { t } = useTranslation(['common', 'reading']);
  const { query, pathname, replace, isReady } = useRouter();
  const id = idIn(query) ?? 0;
  const { remote, reload, mutate } = useDish(isReady ? id : null);
  useIsSaved(id); // read in parallel with the recipe
  const servings = Number(query.servings);
  const isWanted = servings > 0 && servings <= SERVINGS.max;
  /** Ends cooking mode in the address, so that a reload shows the recipe. */
  const endCooking = () => {
    const { cook, ...rest } = query;
    if (cook) void replace({ pathname, query: rest }, undefined, { shallow: true, scroll: false });
  };
  return (
    <>
      {remote.status === 'ready' ? (
        <DishMeta dish={remote.data} />
      ) : (
        <PageTitle title={t('menu.dish')} isHidden />
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
            cook={{ isAsked: query.cook === '1', onEnd: endCooking, place: placeIn(query.of) }}
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

export default publicPage(withNamespaces(DishPage, { dish: dishTexts, reading }), ofRecord(sendDish));

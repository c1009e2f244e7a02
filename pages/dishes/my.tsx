import { useTranslation } from 'next-i18next/pages';
import { LazyAddToCookbookDialog } from '@/components/cookbook/AddToCookbookDialog.lazy';
import { DishListTitle } from '@/components/dish/list/DishListTitle';
import { MyDishes } from '@/components/dish/list/MyDishes';
import { RoleGate } from '@/components/layout/RoleGate';
import { ButtonRow } from '@/components/ui/inputs/ButtonRow';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import dish from '@/locales/en/dish.json';
import mine from '@/locales/en/mine.json';

function MyDishesPage() {
  const { t } = useTranslation();
  return (
    <RoleGate>
      <DishListTitle title={t('menu.dishesMy')} />
      <MyDishes BookDialog={LazyAddToCookbookDialog} />
      <ButtonRow className="mt-4">
        <LinkButton href="/dishes/print">{t('menu.dishesPrint')}</LinkButton>
      </ButtonRow>
    </RoleGate>
  );
}

export default withNamespaces(MyDishesPage, { dish, mine });

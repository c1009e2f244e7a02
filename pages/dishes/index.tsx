import { useTranslation } from 'next-i18next/pages';
import { DishList } from '@/components/dish/list/DishList';
import { DishListTitle } from '@/components/dish/list/DishListTitle';
import { loadDishFilterPanel } from '@/components/dish/list/panel/DishFilterPanel.lazy';
import { RoleGate } from '@/components/layout/RoleGate';
import { sendDishes } from '@/context/dish/dishes';
import { publicPage } from '@/context/remote/publicPage';
import { begin } from '@/lib/browser/begin';
import { readFilters } from '@/lib/forms/dish/filters';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import dish from '@/locales/en/dish.json';

begin(loadDishFilterPanel);

function DishesPage() {
  const { t } = useTranslation(['dish', 'common']);
  return (
    <RoleGate>
      <DishListTitle title={t('common:menu.dishes')} lead={t('list.lead')} />
      <DishList />
    </RoleGate>
  );
}

export default publicPage(withNamespaces(DishesPage, { dish }), async ({ query, language }) => ({
  answers: [await sendDishes(readFilters(query), language)],
}));

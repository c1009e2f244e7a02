import { DishList } from '@/components/dish/DishList';
import { DishListTitle } from '@/components/dish/DishListTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import dish from '@/locales/en/dish.json';

const DishesPage = () => (
  <RoleGate>
    <DishListTitle />
    <DishList />
  </RoleGate>
);

export default withNamespaces(DishesPage, { dish });

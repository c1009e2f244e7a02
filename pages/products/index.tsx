import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { LazyCsvActions } from '@/components/product/CsvActions.lazy';
import { ProductList } from '@/components/product/ProductList';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useRole } from '@/context/RoleContext';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import aisle from '@/locales/en/aisle.json';
import product from '@/locales/en/product.json';

function ProductsPage() {
  const { t } = useTranslation(['product', 'common']);
  const { may } = useRole();
  return (
    <RoleGate>
      <PageTitle title={t('common:menu.products')} lead={t('list.lead')}>
        {may('products.merge') && <LazyCsvActions />}
        <LinkButton href="/products/new" tone="primary" icon={Plus}>
          {t('list.create')}
        </LinkButton>
      </PageTitle>
      <ProductList />
    </RoleGate>
  );
}

export default withNamespaces(ProductsPage, { aisle, product });

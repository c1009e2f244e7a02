import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { CsvPlace } from '@/components/product/CsvPlace';
import { ProductList } from '@/components/product/ProductList';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useRole } from '@/context/RoleContext';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import aisle from '@/locales/en/aisle.json';
import product from '@/locales/en/product.json';

// only Admins have it
const CsvActions = dynamic(
  () => import('@/components/product/CsvActions').then((module) => module.CsvActions),
  {
    ssr: false,
    loading: () => <CsvPlace />,
  },
);

function ProductsPage() {
  const { t } = useTranslation(['product', 'common']);
  const { may } = useRole();
  return (
    <RoleGate>
      <PageTitle title={t('common:menu.products')} lead={t('list.lead')}>
        {may('products.merge') && <CsvActions />}
        <LinkButton href="/products/new" tone="primary" icon={Plus}>
          {t('list.create')}
        </LinkButton>
      </PageTitle>
      <ProductList />
    </RoleGate>
  );
}

export default withNamespaces(ProductsPage, { aisle, product });

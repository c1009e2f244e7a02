import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import aisle from '@/locales/en/aisle.json';
import product from '@/locales/en/product.json';
import validation from '@/locales/en/validation.json';

const ProductForm = dynamic(
  () => import('@/components/product/ProductForm').then((module) => module.ProductForm),
  {
    loading: () => <SkeletonRows />,
  },
);

function NewProductPage() {
  const { t } = useTranslation('product');
  return (
    <RoleGate>
      <PageTitle title={t('form.newTitle')} lead={t('form.lead')} />
      <ProductForm />
    </RoleGate>
  );
}

export default withNamespaces(NewProductPage, { aisle, product, validation });

import { useTranslation } from 'next-i18next/pages';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { LazyProductForm } from '@/components/product/ProductForm.lazy';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import aisle from '@/locales/en/aisle.json';
import product from '@/locales/en/product.json';
import validation from '@/locales/en/validation.json';

function NewProductPage() {
  const { t } = useTranslation('product');
  return (
    <RoleGate>
      <PageTitle title={t('form.newTitle')} lead={t('form.lead')} />
      <LazyProductForm />
    </RoleGate>
  );
}

export default withNamespaces(NewProductPage, { aisle, product, validation });

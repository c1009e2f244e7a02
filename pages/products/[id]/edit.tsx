import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { LazyProductForm } from '@/components/product/ProductForm.lazy';
import { SuggestNote } from '@/components/product/SuggestNote';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useAuth } from '@/context/AuthContext';
import { useProduct } from '@/context/product/products';
import { useLanguage } from '@/context/LanguageContext';
import { canEditProduct, productName } from '@/lib/domain/product/record';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import aisle from '@/locales/en/aisle.json';
import product from '@/locales/en/product.json';
import validation from '@/locales/en/validation.json';

function EditProductPage() {
  const { query, isReady } = useRouter();
  return <RoleGate>{isReady && <EditScreen id={Number(query.id)} />}</RoleGate>;
}

function EditScreen({ id }: { id: number }) {
  const { t } = useTranslation('product');
  const { language } = useLanguage();
  const { person } = useAuth();
  const { remote, reload } = useProduct(id);
  return (
    <RemoteView of={remote} skeleton={<SkeletonRows count={8} />} onRetry={reload}>
      {(found) => (
        <>
          <PageTitle title={t('form.editTitle', { name: productName(found, language) })} />
          {canEditProduct(found, person) ? (
            <LazyProductForm key={found.updatedAt} product={found} />
          ) : (
            <SuggestNote product={found} />
          )}
        </>
      )}
    </RemoteView>
  );
}

export default withNamespaces(EditProductPage, { aisle, product, validation });

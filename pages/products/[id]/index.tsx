import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { DishGrid, DishGridSkeleton } from '@/components/dish/DishGrid';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { ProductActions } from '@/components/product/ProductActions';
import { ProductView } from '@/components/product/ProductView';
import { RemoteView } from '@/components/ui/RemoteView';
import { SkeletonRows } from '@/components/ui/Skeletons';
import { useDishesUsing } from '@/context/data/dishes';
import { useProduct } from '@/context/data/products';
import { useLanguage } from '@/context/LanguageContext';
import { productName } from '@/lib/domain/product/record';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import dish from '@/locales/en/dish.json';
import product from '@/locales/en/product.json';
import validation from '@/locales/en/validation.json';

function ProductPage() {
  const { query, isReady } = useRouter();
  return <RoleGate>{isReady && <ProductScreen id={Number(query.id)} />}</RoleGate>;
}

function ProductScreen({ id }: { id: number }) {
  const { t } = useTranslation(['product', 'common']);
  const { language } = useLanguage();
  const { remote, reload, mutate } = useProduct(id);
  const using = useDishesUsing(remote.status === 'ready' ? id : null);
  return (
    <RemoteView of={remote} skeleton={<SkeletonRows count={8} />} onRetry={reload}>
      {(found) => (
        <>
          <PageTitle
            title={productName(found, language)}
            lead={productName(found, language === 'ka' ? 'en' : 'ka')}
          >
            <ProductActions product={found} onChanged={(next) => mutate({ ...found, ...next })} />
          </PageTitle>
          <ProductView product={found} />
          <h2>{t('view.usedIn')}</h2>
          <RemoteView of={using.remote} skeleton={<DishGridSkeleton count={4} />} onRetry={using.reload}>
            {({ data }) =>
              data.length > 0 ? <DishGrid dishes={data} showsState /> : <p>{t('view.notUsed')}</p>
            }
          </RemoteView>
        </>
      )}
    </RemoteView>
  );
}

export default withNamespaces(ProductPage, { product, dish, validation });

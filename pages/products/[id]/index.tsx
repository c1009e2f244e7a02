import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { DishGrid, DishGridSkeleton } from '@/components/dish/list/DishGrid';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { LazyPriceHistory } from '@/components/price/PriceHistory.lazy';
import { ProductActions } from '@/components/product/ProductActions';
import { ProductView } from '@/components/product/ProductView';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useDishesUsing } from '@/context/dish/dishes';
import { useProduct } from '@/context/product/products';
import { useLanguage } from '@/context/LanguageContext';
import { productName, type Product } from '@/lib/domain/product/record';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import dish from '@/locales/en/dish.json';
import aisle from '@/locales/en/aisle.json';
import product from '@/locales/en/product.json';

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
          <PageTitle title={productName(found, language)} lead={otherName(found, language)}>
            <ProductActions product={found} onChanged={(next) => mutate({ ...found, ...next })} />
          </PageTitle>
          <ProductView product={found} />
          <LazyPriceHistory product={found} />
          <h2>{t('view.usedIn')}</h2>
          <RemoteView of={using.remote} skeleton={<DishGridSkeleton count={4} />} onRetry={using.reload}>
            {({ data, pagination }) => (
              <>
                {data.length > 0 ? <DishGrid dishes={data} showsState /> : <p>{t('view.notUsed')}</p>}
                {pagination.total > data.length && (
                  <LinkButton href={`/dishes?contains=${id}&language=all`} tone="outline-primary">
                    {t('view.usedInAll')}
                  </LinkButton>
                )}
              </>
            )}
          </RemoteView>
        </>
      )}
    </RemoteView>
  );
}

/** Returns the product's name in the other language, if it differs. */
const otherName = (product: Product, language: string) => {
  const other = productName(product, language === 'ka' ? 'en' : 'ka');
  return other === productName(product, language) ? undefined : other;
};

export default withNamespaces(ProductPage, { aisle, product, dish });

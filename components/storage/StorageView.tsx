import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useMemo, useState } from 'react';
import { Cards } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { Filters } from '@/components/ui/Filters';
import { MoreButton } from '@/components/ui/MoreButton';
import { RemoteView } from '@/components/ui/RemoteView';
import { SearchField } from '@/components/ui/SearchField';
import { SkeletonRows } from '@/components/ui/Skeletons';
import { useStocks } from '@/context/data/stocks';
import { useLanguage } from '@/context/LanguageContext';
import { productName } from '@/lib/domain/product/record';
import { isExpired, isExpiring, sumOf } from '@/lib/domain/stock/lots';
import { byProduct, type Stock } from '@/lib/domain/stock/record';
import { nameKey } from '@/lib/domain/text/clean';
import { DEFAULT_TIME_ZONE } from '@/lib/format/moment';
import { useToday } from '@/lib/hooks/useToday';
import { StockCard } from './StockCard';

const StorageActions = dynamic(() => import('./StorageActions').then((module) => module.StorageActions), {
  ssr: false,
});
const SHOWS = ['all', 'low', 'expiring', 'expired'] as const;
type Show = (typeof SHOWS)[number];
const AT_ONCE = 24;

/** What lies in storage, product by product, each lot at its place. */
export function StorageView() {
  const { t } = useTranslation('storage');
  const { query } = useRouter();
  const { remote, reload } = useStocks();
  const [chosen, setShow] = useState<Show>();
  const show = chosen ?? SHOWS.find((one) => one === query.show) ?? 'all';
  const [q, setQ] = useState('');
  return (
    <>
      <Filters>
        <SearchField value={q} onChange={setQ} label={t('search')} />
        <label>
          <span className="visually-hidden">{t('show')}</span>
          <select
            className="form-select"
            value={show}
            onChange={({ target }) => setShow(target.value as Show)}
          >
            {SHOWS.map((one) => (
              <option key={one} value={one}>
                {t(one)}
              </option>
            ))}
          </select>
        </label>
        <StorageActions stocks={remote.status === 'ready' ? remote.data : []} onChanged={reload} />
      </Filters>
      <RemoteView of={remote} skeleton={<SkeletonRows count={8} />} onRetry={reload}>
        {(stocks) => <Groups {...{ stocks, show, q }} onChanged={reload} />}
      </RemoteView>
    </>
  );
}

interface GroupsProps {
  readonly stocks: readonly Stock[];
  readonly show: Show;
  readonly q: string;
  readonly onChanged: () => void;
}

function Groups({ stocks, show, q, onChanged }: GroupsProps) {
  const { t } = useTranslation('storage');
  const { language } = useLanguage();
  const { day } = useToday(DEFAULT_TIME_ZONE);
  const [most, setMost] = useState(AT_ONCE);
  const shown = useMemo(() => {
    const wanted = nameKey(q);
    return byProduct(stocks, (product) => productName(product, language)).filter(({ product, lots }) => {
      const isNamed = [product.Name, product.NameKa].some((name) => nameKey(name ?? '').includes(wanted));
      if (!isNamed || show === 'all') return isNamed;
      if (show === 'low') return sumOf(lots, day).isLow;
      return lots.some((lot) =>
        show === 'expired' ? lot.quantity > 0 && isExpired(lot, day) : isExpiring(lot, day),
      );
    });
  }, [stocks, language, q, show, day]);
  if (stocks.length === 0) return <EmptyState title={t('empty')} text={t('emptyText')} />;
  if (shown.length === 0) return <EmptyState title={t('noneFound')} text={t('noneFoundText')} />;
  return (
    <>
      <Cards>
        {shown.slice(0, most).map(({ product, lots }) => (
          <StockCard key={product.id} product={product} lots={lots} today={day} onChanged={onChanged} />
        ))}
      </Cards>
      {shown.length > most && (
        <MoreButton onClick={() => setMost(most + AT_ONCE)}>
          {t('more', { count: shown.length - most })}
        </MoreButton>
      )}
    </>
  );
}

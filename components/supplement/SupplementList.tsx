import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { LibraryBar } from '@/components/library/LibraryBar';
import { LibraryCard } from '@/components/library/LibraryCard';
import { EmptyState } from '@/components/ui/EmptyState';
import { Pagination } from '@/components/ui/Pagination';
import { RemoteView } from '@/components/ui/RemoteView';
import { SkeletonRows } from '@/components/ui/Skeletons';
import { useLibraryFilters } from '@/context/data/library';
import { useSupplements } from '@/context/data/supplements';
import { useLanguage } from '@/context/LanguageContext';
import type { Supplement } from '@/lib/domain/supplement/record';
import { formatDose } from '@/lib/format/dose';
import { formatMoney } from '@/lib/format/number';
import { useKeptPlace } from '@/lib/hooks/useKeptPlace';
import css from '@/styles/library.module.scss';

/** Supplements, mine or everybody's, with a search. */
export function SupplementList() {
  const { t } = useTranslation('supplement');
  const { filters, change, hrefOf } = useLibraryFilters();
  const { remote, reload } = useSupplements(filters);
  useKeptPlace(remote.status === 'ready');
  const words = {
    ...{ mine: t('list.mine'), public: t('list.public'), parts: t('list.parts') },
    ...{ search: t('list.search'), hint: t('list.searchHint') },
  };
  return (
    <section aria-labelledby="library">
      <h2 id="library" className="h4">
        {t('list.library')}
      </h2>
      <LibraryBar {...{ filters, words, hrefOf }} onSearch={(q) => change({ q })} />
      <RemoteView of={remote} skeleton={<SkeletonRows count={6} />} onRetry={reload}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <EmptyState
              title={filters?.q ? t('list.nothingTitle') : t('list.emptyTitle')}
              text={filters?.q ? t('list.nothingText') : t('list.emptyText')}
              picture="pomegranate"
            >
              <Link href="/supplements/new" className="btn btn-primary">
                {t('list.create')}
              </Link>
            </EmptyState>
          ) : (
            <>
              <p className={css.count} role="status">
                {t('list.count', { count: pagination.total })}
              </p>
              <ul className={css.grid}>
                {data.map((supplement) => (
                  <li key={supplement.id}>
                    <SupplementCard supplement={supplement} showsState={filters?.part === 'mine'} />
                  </li>
                ))}
              </ul>
              <Pagination
                page={pagination.page}
                pageCount={pagination.pageCount}
                hrefOf={(page) => hrefOf({ page })}
              />
            </>
          )
        }
      </RemoteView>
    </section>
  );
}

function SupplementCard({ supplement, showsState }: { supplement: Supplement; showsState: boolean }) {
  const { t } = useTranslation('supplement');
  const { language } = useLanguage();
  const { id, Name, dailyDosage, unit, priceTetri } = supplement;
  return (
    <LibraryCard
      href={`/supplements/${id}`}
      name={Name}
      language={supplement.language}
      image={supplement.Images?.[0]}
      facts={[
        dailyDosage ? t('list.aDay', { dose: formatDose(dailyDosage, unit, language) }) : null,
        typeof priceTetri === 'number' ? formatMoney(priceTetri, language) : null,
      ]}
      privateWord={showsState && supplement.visibility === 'private' ? t('visibility.private') : null}
      hiddenWord={showsState && supplement.hidden ? t('visibility.hidden') : null}
    />
  );
}

import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { LibraryBar } from '@/components/records/LibraryBar';
import { LibraryCard } from '@/components/records/LibraryCard';
import { LibraryResults } from '@/components/records/LibraryResults';
import { EmptyState } from '@/components/ui/EmptyState';
import { useLibraryFilters } from '@/context/data/library';
import { useSupplements } from '@/context/data/supplements';
import { useLanguage } from '@/context/LanguageContext';
import type { Supplement } from '@/lib/domain/supplement/record';
import { formatDose } from '@/lib/format/dose';
import { formatMoney } from '@/lib/format/number';

/** Supplements, mine or everybody's, with a search. */
export function SupplementList() {
  const { t } = useTranslation('supplement');
  const { filters, change, hrefOf } = useLibraryFilters();
  const { remote, reload } = useSupplements(filters);
  const words = {
    mine: t('list.mine'),
    public: t('list.public'),
    parts: t('list.parts'),
    search: t('list.search'),
    hint: t('list.searchHint'),
  };
  return (
    <section aria-labelledby="library">
      <h2 id="library" className="h4">
        {t('list.library')}
      </h2>
      <LibraryBar {...{ filters, words, hrefOf }} onSearch={(q) => change({ q })} />
      <LibraryResults
        {...{ remote, reload, hrefOf }}
        rows={6}
        countWord={(count) => t('list.count', { count })}
        nothing={
          <EmptyState
            title={filters?.q ? t('list.nothingTitle') : t('list.emptyTitle')}
            text={filters?.q ? t('list.nothingText') : t('list.emptyText')}
            picture="pomegranate"
          >
            <Link href="/supplements/new" className="btn btn-primary">
              {t('list.create')}
            </Link>
          </EmptyState>
        }
        card={(supplement) => (
          <SupplementCard supplement={supplement} showsState={filters?.part === 'mine'} />
        )}
      />
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
      hiddenWord={supplement.hidden ? t('visibility.hidden') : null}
    />
  );
}

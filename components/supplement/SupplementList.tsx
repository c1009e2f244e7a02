import { useTranslation } from 'next-i18next/pages';
import { LibraryCard } from '@/components/records/LibraryCard';
import { LibraryList } from '@/components/records/LibraryList';
import { useLibraryFilters } from '@/context/records/library';
import { useSupplements } from '@/context/supplement/supplements';
import { useLanguage } from '@/context/LanguageContext';
import type { Supplement } from '@/lib/domain/supplement/record';
import { formatDose } from '@/lib/format/dose';
import { formatMoney } from '@/lib/format/number';

/** Lists own or all supplements, with a search. */
export function SupplementList() {
  const { t } = useTranslation('supplement');
  const address = useLibraryFilters();
  const supplements = useSupplements(address.filters);
  return (
    <section aria-labelledby="library">
      <h2 id="library" className="h4">
        {t('list.library')}
      </h2>
      <LibraryList
        kind="supplement"
        picture="pomegranate"
        rows={6}
        address={address}
        {...supplements}
        card={(supplement, isMine) => <SupplementCard supplement={supplement} showsState={isMine} />}
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

import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { RemoteView } from '@/components/ui/RemoteView';
import { SkeletonRows } from '@/components/ui/Skeletons';
import { daysLeft, runsLow } from '@/lib/domain/supplement/intake';
import { intakeName, type Intake } from '@/lib/domain/supplement/record';
import type { Remote } from '@/lib/remote/remote';
import dayBoardCss from './DayBoard.module.scss';
import css from './RunningOut.module.scss';

interface RunningOutProps {
  readonly of: Remote<Intake[]>;
  readonly today: string;
  readonly onRetry: () => void;
}

/** The supplements that will be used up within days. */
export function RunningOut({ of, today, onRetry }: RunningOutProps) {
  const { t } = useTranslation('day');
  return (
    <section className={dayBoardCss.card} aria-labelledby="running-out">
      <h2 id="running-out">{t('low.title')}</h2>
      <RemoteView of={of} skeleton={<SkeletonRows count={1} />} onRetry={onRetry}>
        {(intakes) => <Low intakes={intakes.filter((intake) => runsLow(intake, today))} />}
      </RemoteView>
      <Link href="/supplements">{t('low.all')}</Link>
    </section>
  );
}

function Low({ intakes }: { intakes: readonly Intake[] }) {
  const { t } = useTranslation('day');
  if (intakes.length === 0) return <p className={dayBoardCss.hint}>{t('low.none')}</p>;
  return (
    <ul className={css.low}>
      {intakes.map((intake) => (
        <li key={intake.id}>
          <TriangleAlert size={18} aria-hidden />
          <span>
            <strong>{intakeName(intake)}</strong> {t('low.lasts', { count: daysLeft(intake) ?? 0 })}
          </span>
        </li>
      ))}
    </ul>
  );
}

import { ChartLine } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { useAuth } from '@/context/AuthContext';
import { useLastWeights } from '@/context/day/weights';
import { useLanguage } from '@/context/LanguageContext';
import type { Day } from '@/lib/domain/time/day';
import { formatNumber } from '@/lib/format/number';
import { formatDate } from '@/lib/format/time';
import eatenCardCss from '@/components/day/eaten/EatenCard.module.scss';
import { LazyExpenditure } from './Expenditure.lazy';
import { LazyWeightDialog } from './WeightDialog.lazy';
import { WeightForm } from './WeightForm';

interface WeightCardProps {
  readonly day: Day;
  readonly today: Day;
  /** Shows the card only to people who have recorded a weight before. */
  readonly onlyKnown?: boolean;
}

/** Form for the person's weight on a day; a button opens the history. */
export function WeightCard({ day, today, onlyKnown = false }: WeightCardProps) {
  const { t } = useTranslation('eaten');
  const { language } = useLanguage();
  const { remote } = useLastWeights(day);
  const { person } = useAuth();
  const [isOpen, setOpen] = useState(false);
  const weights = remote.status === 'ready' ? remote.data : [];
  const there = weights.find((one) => one.day === day);
  const last = weights.find((one) => one.day < day);
  if (onlyKnown && weights.length === 0) return null;
  return (
    <section className={eatenCardCss.card} aria-labelledby="weight">
      <h2 id="weight">{t(day === today ? 'weight.today' : 'weight.thatDay')}</h2>
      <WeightForm key={`${day} ${there?.id} ${there?.kilograms}`} day={day} weight={there} />
      {last && (
        <p className={eatenCardCss.hint}>
          {t('weight.last', {
            value: formatNumber(last.kilograms, language, { digits: 2 }),
            date: formatDate(last.day, language, 'short'),
          })}
        </p>
      )}
      {weights.length > 0 && (
        <div className={eatenCardCss.actions}>
          <Button icon={ChartLine} onClick={() => setOpen(true)}>
            {t('weight.over')}
          </Button>
        </div>
      )}
      {person?.learnsTargets && <LazyExpenditure />}
      {isOpen && <LazyWeightDialog today={today} onClose={() => setOpen(false)} />}
    </section>
  );
}

import { CircleCheck, Pencil, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useState } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { Tag } from '@/components/ui/Tag';
import { useMyToday } from '@/context/calendar/today';
import { useLanguage } from '@/context/LanguageContext';
import { costPerDay, daysLeft, isOver, runsLow } from '@/lib/domain/supplement/intake';
import { intakeName, type Intake } from '@/lib/domain/supplement/record';
import { formatDose } from '@/lib/format/dose';
import { formatMoney } from '@/lib/format/number';
import css from './IntakeList.module.scss';
import { LazyIntakeDialog } from './IntakeDialog.lazy';

interface IntakeListProps {
  readonly intakes: readonly Intake[];
  readonly onChanged: () => void;
  /** False on the supplement's own page, which shows the name already. */
  readonly isNamed?: boolean;
}

/** Lists the person's intakes: dose, times, remaining stock with its duration, and cost per day. */
export function IntakeList({ intakes, onChanged, isNamed = true }: IntakeListProps) {
  const { t } = useTranslation('supplement');
  const [open, setOpen] = useState<Intake>();
  return (
    <>
      <ul className={css.list}>
        {intakes.map((intake) => (
          <li key={intake.id}>
            {isNamed && <Name intake={intake} />}
            <Facts intake={intake} />
            <Button icon={Pencil} onClick={() => setOpen(intake)}>
              {t('intake.edit')}
              <span className="visually-hidden"> {intakeName(intake)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {open && (
        <LazyIntakeDialog
          supplement={open.supplement ?? {}}
          intake={open}
          onClose={() => setOpen(undefined)}
          onSaved={onChanged}
        />
      )}
    </>
  );
}

function Name({ intake }: { intake: Intake }) {
  const { t } = useTranslation('supplement');
  const name = intakeName(intake);
  return (
    <h3 className="h5 mb-0">
      {intake.supplement ? <Link href={`/supplements/${intake.supplement.id}`}>{name}</Link> : name}
      {!intake.supplement && <small className="d-block text-body-secondary">{t('intake.gone')}</small>}
    </h3>
  );
}

function Facts({ intake }: { intake: Intake }) {
  const { t } = useTranslation('supplement');
  const { language } = useLanguage();
  const { day } = useMyToday();
  const { dosage, times, left, supplement } = intake;
  const dose = (amount: number) => formatDose(amount, supplement?.unit, language);
  const cost = costPerDay(intake, supplement ?? {});
  const days = daysLeft(intake);
  const isLow = runsLow(intake, day);
  return (
    <div className={css.facts}>
      <p>{t('intake.at', { dose: dose(dosage), times: times.join(', ') })}</p>
      {typeof left === 'number' && <p>{t('intake.leftIs', { dose: dose(left) })}</p>}
      {cost !== undefined && <p>{t('intake.cost', { money: formatMoney(cost, language) })}</p>}
      {isOver(intake, day) ? (
        <Tag>{t('intake.ended')}</Tag>
      ) : (
        days !== undefined && (
          <Tag tone={isLow ? 'attention' : 'success'} icon={isLow ? TriangleAlert : CircleCheck}>
            {t('intake.lasts', { count: days })}
          </Tag>
        )
      )}
    </div>
  );
}

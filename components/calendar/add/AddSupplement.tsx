import { useTranslation } from 'next-i18next/pages';
import { useId, useRef, useState } from 'react';
import { Toggle } from '@/components/ui/inputs/Toggle';
import { useDayThings } from '@/context/calendar/dayThings';
import { useShelfSupplements } from '@/context/mealplan/shelf';
import { useLanguage } from '@/context/LanguageContext';
import type { ShelfSupplement } from '@/lib/domain/mealplan/record';
import type { SupplementUnit } from '@/lib/domain/supplement/types';
import { formatDose } from '@/lib/format/dose';
import type { AddProps } from '@/components/calendar/board';
import css from './FoundList.module.scss';
import { FoundList } from './FoundList';
import { useRecurrence } from './useRecurrence';

/** Returns the dose of one intake according to the package; null if the package gives none. */
const usualDose = ({ dailyDosage, timesToTake }: ShelfSupplement): number | null =>
  dailyDosage ? dailyDosage / Math.max(1, timesToTake?.length ?? 1) : null;

/** Adds a supplement on this day only, or on every day from then on. */
export function AddSupplement(props: AddProps) {
  const { hour, arrange } = props;
  const { t } = useTranslation('calendar');
  const { language } = useLanguage();
  const things = useDayThings();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [dose, setDose] = useState('');
  const [isMissing, setMissing] = useState(false);
  const found = useShelfSupplements(typed);
  const { once, toggle } = useRecurrence(props, 'daily');
  const add = (supplement: ShelfSupplement) => {
    const written = Number(dose.replace(',', '.'));
    const dosage = written > 0 ? written : usualDose(supplement);
    // The dose is optional in a plan but required for a repeated intake.
    if (dosage === null && !once?.plan) {
      setMissing(true);
      return field.current?.focus();
    }
    return things.addSupplement({ ...hour, supplement, dosage, once }).then(
      (outcome) => arrange.added(outcome, supplement.Name, hour),
      () => undefined, // An alert already reports it.
    );
  };
  return (
    <>
      <Toggle {...toggle} />
      <div className="field">
        <label className="form-label" htmlFor={id}>
          {t('dose')}
        </label>
        <input
          ref={field}
          id={id}
          inputMode="decimal"
          className={`form-control${isMissing ? ' is-invalid' : ''}`}
          aria-invalid={isMissing}
          aria-describedby={`${id}-fault`}
          value={dose}
          onChange={({ target }) => {
            setDose(target.value);
            setMissing(false);
          }}
        />
        <div id={`${id}-fault`} role="alert" className="form-text">
          {isMissing && t('doseNeeded')}
        </div>
      </div>
      <FoundList
        label={t('searchSupplement')}
        typed={typed}
        onType={setTyped}
        found={found}
        facts={(supplement) => <SupplementFacts of={supplement} language={language} />}
        onPick={(supplement) => void add(supplement)}
      />
    </>
  );
}

function SupplementFacts({ of, language }: { of: ShelfSupplement; language: 'en' | 'ka' }) {
  const dose = usualDose(of);
  return (
    <span className={css.words}>
      {of.Name}
      {dose !== null && <small>{formatDose(dose, of.unit as SupplementUnit | null, language)}</small>}
    </span>
  );
}

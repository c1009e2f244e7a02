import { Minus, Plus, RotateCcw } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState, type KeyboardEvent } from 'react';
import { useEaterName } from '@/components/day/useEaterName';
import { Button } from '@/components/ui/inputs/Button';
import { useLanguage } from '@/context/LanguageContext';
import { PLAN_LIMITS } from '@/lib/domain/limits';
import { platesAsShares, steppedPlate } from '@/lib/domain/mealplan/plates/shares';
import { hasShares } from '@/lib/domain/mealplan/plates/without';
import { plateOf, roundShare } from '@/lib/domain/mealplan/servings';
import type { Eater, EaterShare, PlanEntry } from '@/lib/domain/mealplan/types';
import { numberText, parseNumber } from '@/lib/format/number';
import css from './PlatesField.module.scss';

interface PlatesFieldProps {
  readonly entry: Pick<PlanEntry, 'out' | 'shares'>;
  readonly eaters: readonly Eater[];
  /** Null makes the plates follow the eaters' portions again. */
  readonly onChange: (shares: readonly EaterShare[] | null) => void;
}

/** Steppers for what each person eats of an entry; hidden for one person who goes by their portion. */
export function PlatesField({ entry, eaters, onChange }: PlatesFieldProps) {
  const { t } = useTranslation('planner');
  const nameOf = useEaterName();
  const isShared = hasShares(entry, eaters);
  if (eaters.length < 2 && !isShared) return null;
  const set = (key: string, servings: number) =>
    onChange(
      platesAsShares(entry, eaters).map((share) => (share.eater === key ? { ...share, servings } : share)),
    );
  return (
    <fieldset className={css.plates}>
      <legend className="form-label">{t('plates.title')}</legend>
      {eaters.map((eater, at) =>
        entry.out?.includes(eater.key) ? null : (
          <PlateStepper
            key={eater.key}
            name={nameOf(eater, at)}
            value={plateOf(entry, eaters, eater)}
            onChange={(servings) => set(eater.key, servings)}
          />
        ),
      )}
      {isShared && (
        <Button tone="link" icon={RotateCcw} onClick={() => onChange(null)}>
          {t('plates.asFactors')}
        </Button>
      )}
    </fieldset>
  );
}

interface PlateStepperProps {
  readonly name: string;
  readonly value: number;
  readonly onChange: (servings: number) => void;
}

const { min, max } = PLAN_LIMITS.share;

/** Stepper for one plate; the number can be typed too, and the arrow keys step it. */
function PlateStepper({ name, value, onChange }: PlateStepperProps) {
  const { t } = useTranslation('planner');
  const { language } = useLanguage();
  const [draft, setDraft] = useState<string>();
  const shown = numberText(roundShare(value), language);
  const step = (direction: 1 | -1) => {
    setDraft(undefined);
    onChange(steppedPlate(value, direction));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };
  const handleTyped = (typed: string) => {
    setDraft(typed);
    const number = parseNumber(typed);
    if (number !== undefined && number >= min && number <= max) onChange(roundShare(number));
  };
  return (
    <div className={css.plate} role="group" aria-label={name}>
      <span aria-hidden>{name}</span>
      <Button
        icon={Minus}
        aria-label={t('plates.less', { name })}
        disabled={value <= min}
        onClick={() => step(-1)}
      />
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className="form-control"
        aria-label={t('plates.of', { name })}
        value={draft ?? shown}
        onChange={({ target }) => handleTyped(target.value)}
        onKeyDown={handleKey}
        onBlur={() => setDraft(undefined)}
      />
      <Button
        icon={Plus}
        aria-label={t('plates.more', { name })}
        disabled={value >= max}
        onClick={() => step(1)}
      />
    </div>
  );
}

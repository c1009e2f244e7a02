import { Utensils, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { ButtonRow } from '@/components/ui/inputs/ButtonRow';
import { Callout } from '@/components/ui/feedback/Callout';
import { Note } from '@/components/ui/feedback/Note';
import { usePlanCalls } from '@/context/mealplan/planCalls';
import type { Plan } from '@/lib/domain/mealplan/record';
import css from './EatAlong.module.scss';

interface QuestionProps {
  readonly onAnswer: (eatsAlong: boolean) => void;
  readonly isBusy: boolean;
}

/** Asks a viewer before a plan is added to their days. */
export function EatAlongQuestion({ onAnswer, isBusy }: QuestionProps) {
  const { t } = useTranslation('mealplan');
  const disabled = isBusy || undefined;
  return (
    <div role="group" aria-label={t('along.title')} className={css.question}>
      <p>
        <strong>{t('along.title')}</strong> {t('along.text')}
      </p>
      <ButtonRow>
        <Button tone="primary" icon={Utensils} aria-disabled={disabled} onClick={() => onAnswer(true)}>
          {t('along.yes')}
        </Button>
        <Button icon={X} aria-disabled={disabled} onClick={() => onAnswer(false)}>
          {t('along.no')}
        </Button>
      </ButtonRow>
    </div>
  );
}

interface EatAlongProps {
  readonly plan: Plan;
  readonly onChanged: () => unknown;
  /** Shortens the text, for use among a plan's actions. */
  readonly isShort?: boolean;
}

/** Asks for a viewer's answer and lets them change it at any time. */
export function EatAlong({ plan, onChanged, isShort = false }: EatAlongProps) {
  const { t } = useTranslation('mealplan');
  const calls = usePlanCalls();
  const [isBusy, setBusy] = useState(false);
  const answer = async (eatsAlong: boolean) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await calls.eatAlong(plan.id, eatsAlong);
      await onChanged();
    } catch {
      // An alert already reports it.
    }
    setBusy(false);
  };
  if (plan.eatsAlong === null) {
    return (
      <Callout>
        <EatAlongQuestion onAnswer={answer} isBusy={isBusy} />
      </Callout>
    );
  }
  const box = (
    <input
      type="checkbox"
      className="form-check-input"
      aria-label={t('along.toggle')}
      checked={plan.eatsAlong}
      disabled={isBusy}
      onChange={({ target }) => answer(target.checked)}
    />
  );
  if (isShort)
    return (
      <label className={`btn btn-outline-secondary ${css.short}`} data-on={plan.eatsAlong}>
        {box}
        {t('along.yes')}
      </label>
    );
  return (
    <Note as="label" className="form-check">
      {box}
      <span>{t('along.toggle')}</span>
    </Note>
  );
}

import { ChevronLeft, ChevronRight, Sun, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useMemo } from 'react';
import Modal from 'react-bootstrap/Modal';
import { InsteadOf } from '@/components/substitutes/InsteadOf';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { useSubstitutes } from '@/context/substitutes/substitutes';
import { useMeasures } from '@/context/account/useMeasures';
import { linesOf } from '@/lib/domain/dish/lines';
import type { Dish, Ingredient } from '@/lib/domain/dish/record';
import { namedLines } from '@/lib/domain/dish/stepLines';
import type { PlaceInPlan } from '@/lib/domain/mealplan/plates/placeInPlan';
import { useSessionState } from '@/lib/hooks/useSessionState';
import { useWakeLock } from '@/lib/hooks/useWakeLock';
import css from './CookMode.module.scss';
import { ForWhom } from './ForWhom';
import { IngredientLists } from '@/components/dish/view/IngredientLists';
import { StepLines } from '@/components/dish/steps/StepLines';
import { StepMedia } from '@/components/dish/form/pictures/StepMedia';
import { withDegrees } from '@/components/dish/steps/stepWords';
import { TimerBar } from './TimerBar';
import { TimerButtons } from './TimerButtons';
import type { StepTimers } from './useStepTimers';

interface CookModeProps {
  readonly dish: Dish;
  readonly servings: number;
  /** Entry of a plan that it is cooked for. */
  readonly place?: PlaceInPlan;
  readonly ticked: readonly string[];
  readonly onTick: (key: string) => void;
  readonly timers: StepTimers;
  readonly onClose: () => void;
  /** Called after the last step. */
  readonly onDone: () => void;
}

/** Shows one step at a time in large letters, and keeps the screen on. */
export function CookMode(props: CookModeProps) {
  const { dish, servings, place, ticked, onTick, timers, onClose, onDone } = props;
  const { t } = useTranslation(['dish', 'common']);
  const [kept, setAt] = useSessionState<number>(`cook:${dish.id}`, 0, Number.isInteger);
  const { system } = useMeasures();
  const isAwake = useWakeLock(true);
  const last = dish.Steps.length - 1;
  const at = Math.max(0, Math.min(kept, last));
  const step = dish.Steps[at];
  const perStep = useMemo(() => namedLines(dish), [dish]);
  const named = perStep[at] ?? [];
  const used = new Set(named.map(({ key }) => key));
  const known = useSubstitutes(linesOf(dish).flatMap(({ product }) => product?.id ?? []));
  const original = dish.servingAmount ?? 1;
  const more = (line: Ingredient) => {
    const substitutes = known.get(line.product?.id ?? 0);
    return substitutes && <InsteadOf {...{ line, substitutes, servings, original }} />;
  };
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'ArrowRight') setAt((now) => Math.min(now + 1, last));
      if (event.key === 'ArrowLeft') setAt((now) => Math.max(now - 1, 0));
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [last, setAt]);
  return (
    <Modal show fullscreen onHide={onClose} aria-labelledby="cook-title" contentClassName={css.cook}>
      <div className={css.cookHead}>
        <div>
          <h2 id="cook-title" className="h4">
            {dish.Name}
          </h2>
          {dish.servingAmount && <ForWhom servings={servings} place={place} />}
          <p className={css.cookState}>
            <Icon of={Sun} size={16} /> {isAwake ? t('cook.awake') : t('cook.asleep')}
          </p>
        </div>
        <Button icon={X} iconSize={20} onClick={onClose}>
          {t('common:action.close')}
        </Button>
      </div>
      <div className={css.cookBody}>
        {step && (
          <section className={css.cookStep} aria-live="polite" lang={dish.language}>
            <h3>{t('cook.step', { number: at + 1, total: last + 1 })}</h3>
            <p className={css.cookText}>{withDegrees(step.description, system)}</p>
            <StepLines isLarge lines={named} servings={servings} original={original} />
            <StepMedia key={step.key} step={step} number={at + 1} />
            <div className={css.cookTimers}>
              <TimerButtons step={step} number={at + 1} timers={timers} />
            </div>
          </section>
        )}
        <details className={css.cookIngredients} open>
          <summary>{t('view.ingredients')}</summary>
          <IngredientLists {...{ dish, servings, ticked, onTick, used, more }} />
        </details>
      </div>
      <TimerBar timers={timers} />
      <div className={css.cookFoot}>
        <Button
          tone="outline-primary"
          icon={ChevronLeft}
          iconSize={24}
          disabled={at === 0}
          onClick={() => setAt(() => at - 1)}
        >
          {t('cook.previous')}
        </Button>
        {at < last ? (
          <Button tone="primary" onClick={() => setAt(() => at + 1)}>
            {t('cook.next')}
            <Icon of={ChevronRight} size={24} />
          </Button>
        ) : (
          <Button
            tone="primary"
            onClick={() => {
              setAt(() => 0);
              onDone();
            }}
          >
            {t('cook.done')}
          </Button>
        )}
      </div>
    </Modal>
  );
}

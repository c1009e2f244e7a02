import { Check, Utensils } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { ButtonRow } from '@/components/ui/ButtonRow';
import { UndoLine } from '@/components/ui/UndoLine';
import { useChangeMeals } from '@/context/data/meals';
import { LIMITS } from '@/lib/domain/limits';
import { takenBack, type MealsChanged } from '@/lib/forms/dish/meals';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import library from '@/locales/en/library.json';
import css from './ChooseDishes.module.scss';

const MealsDialog = dynamic(() => import('./MealsDialog').then((module) => module.MealsDialog), {
  ssr: false,
});

interface ChosenBarProps {
  readonly chosen: ReadonlySet<number>;
  readonly onChange: (chosen: ReadonlySet<number>) => void;
  readonly onDone: () => void;
}

/** How many recipes are chosen, and what can be done with them; what was done last can be taken back. */
function Bar({ chosen, onChange, onDone }: ChosenBarProps) {
  const { t } = useTranslation(['library', 'common']);
  const changeMeals = useChangeMeals();
  const done = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [changed, setChanged] = useState<readonly MealsChanged[]>([]);
  const { max } = LIMITS.dishesAtOnce;
  const back = takenBack(changed);
  const handleSet = (next: readonly MealsChanged[]) => {
    setOpen(false);
    setChanged(next);
    onChange(new Set());
  };
  const undo = () =>
    changeMeals(back).then(
      () => {
        setChanged([]);
        done.current?.focus(); // what was pressed goes
      },
      () => undefined, // the alert has said it
    );
  return (
    <div className={css.bar}>
      {back.length > 0 && (
        <UndoLine text={t('choose.changed', { count: back.length })} label={t('choose.undo')} onUndo={undo} />
      )}
      {chosen.size > max && <p role="alert">{t('choose.tooMany', { max })}</p>}
      <ButtonRow className={css.foot}>
        <strong role="status">{t('choose.chosen', { count: chosen.size })}</strong>
        <button
          type="button"
          className="btn btn-primary"
          disabled={chosen.size === 0 || chosen.size > max}
          onClick={() => setOpen(true)}
        >
          <Utensils size={18} aria-hidden />
          {t('choose.meals')}
        </button>
        <button ref={done} type="button" className="btn btn-outline-secondary" onClick={onDone}>
          <Check size={18} aria-hidden />
          {t('choose.done')}
        </button>
      </ButtonRow>
      {isOpen && <MealsDialog chosen={chosen} onSet={handleSet} onClose={() => setOpen(false)} />}
    </div>
  );
}

export const ChosenBar = withNamespaces(Bar, { library });

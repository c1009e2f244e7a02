import { ChefHat, CloudUpload, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { LazyOutcomeButtons } from '@/components/day/agenda/OutcomeButtons.lazy';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { Picture } from '@/components/ui/Picture';
import { UndoLine } from '@/components/ui/feedback/UndoLine';
import { useCookingCalls, useCookings } from '@/context/cooking/cookings';
import { useLanguage } from '@/context/LanguageContext';
import type { SaidOutcome } from '@/lib/domain/cooking/outcome';
import type { Cooking } from '@/lib/domain/cooking/types';
import { formatDate } from '@/lib/format/time';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import cookingTexts from '@/locales/en/cooking.json';
import css from './CookedLog.module.scss';
import { LazyCookingDialog } from './CookingDialog.lazy';
import { LazyTakenNow } from './TakenNow.lazy';
/** Time in ms during which a removal can be undone; its picture is deleted afterwards. */
const UNDO_TIME = 8000;

/** Shows how often and when the person cooked a recipe. */
function Log({ dish, servings }: { dish: number; servings: number }) {
  const { t } = useTranslation('cooking');
  const { language } = useLanguage();
  const { cookings, total, isRefused, isReady } = useCookings(dish);
  const [open, setOpen] = useState<Cooking | 'new'>();
  const [isTaken, setTaken] = useState(false);
  const { put } = useCookingCalls(dish);
  const { removed, takeAway, bringBack } = useRemoval(dish);
  if (!isReady) return null;
  const shown = cookings.filter(({ ref }) => ref !== removed?.ref);
  const count = total - (cookings.length - shown.length);
  const [last] = shown;
  return (
    <section className={`${css.log} d-print-none`} aria-labelledby="cooked">
      <h2 id="cooked">{t('title')}</h2>
      <p role="status">{last ? t('times', { count, date: formatDate(last.day, language) }) : t('never')}</p>
      {isTaken && <LazyTakenNow dish={dish} />}
      {removed && <Removed cooking={removed} onBack={bringBack} />}
      <ul>
        {shown.map((cooking) => (
          <Row
            key={cooking.ref}
            cooking={cooking}
            onOpen={() => setOpen(cooking)}
            onRemove={() => takeAway(cooking)}
            outcome={
              <Outcome
                cooking={cooking}
                servings={servings}
                onSay={(said) => void put({ day: cooking.day, Note: cooking.Note, ...said }, { cooking })}
              />
            }
          />
        ))}
      </ul>
      {isRefused && <p role="alert">{t('refused')}</p>}
      <Button tone="outline-primary" icon={ChefHat} onClick={() => setOpen('new')}>
        {t('add')}
      </Button>
      {open && (
        <LazyCookingDialog
          {...{ dish, servings }}
          onTaken={() => setTaken(true)}
          cooking={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}

/** Delays a removal, so that it can be undone; sends it after a moment, or when the reader leaves. */
function useRemoval(dish: number) {
  const { remove } = useCookingCalls(dish);
  const [removed, setRemoved] = useState<Cooking>();
  const isBack = useRef(false);
  const finish = useEffectEvent((cooking: Cooking) => void remove(cooking));
  useEffect(() => {
    if (!removed) return;
    isBack.current = false;
    let isSent = false;
    const end = () => {
      if (!isSent && !isBack.current) finish(removed);
      isSent = true;
    };
    const timer = setTimeout(() => {
      end();
      setRemoved((now) => (now === removed ? undefined : now));
    }, UNDO_TIME);
    window.addEventListener('pagehide', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', end);
      end();
    };
  }, [removed]);
  const bringBack = () => {
    isBack.current = true;
    setRemoved(undefined);
  };
  return { removed, takeAway: setRemoved, bringBack };
}

interface RowProps {
  readonly cooking: Cooking;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
  readonly outcome: ReactNode;
}

interface OutcomeProps {
  readonly cooking: Cooking;
  readonly servings: number;
  readonly onSay: (said: SaidOutcome) => void;
}

/** Buttons that say what became of what was cooked; of a plan's meal its plan has them. */
function Outcome({ cooking, servings, onSay }: OutcomeProps) {
  const { language } = useLanguage();
  if (cooking.isOfPlan) return null;
  return (
    <LazyOutcomeButtons name={formatDate(cooking.day, language)} said={cooking} {...{ servings, onSay }} />
  );
}

function Row({ cooking: { day, Note, image, isWaiting }, onOpen, onRemove, outcome }: RowProps) {
  const { t } = useTranslation(['cooking', 'common']);
  const { language } = useLanguage();
  const date = formatDate(day, language);
  return (
    <li>
      {image && <Picture image={image} alt={t('pictureOf', { date })} sizes="96px" ratio="1x1" />}
      <div>
        <strong>{date}</strong>
        {isWaiting && (
          <span className={css.waiting}>
            <Icon of={CloudUpload} size={16} /> {t('waiting')}
          </span>
        )}
        {Note && <p>{Note}</p>}
        {outcome}
      </div>
      <div className={css.buttons}>
        <Button tone="link" icon={Pencil} aria-label={t('change.label', { date })} onClick={onOpen} />
        <Button tone="link" icon={Trash2} aria-label={t('removeLabel', { date })} onClick={onRemove} />
      </div>
    </li>
  );
}

function Removed({ cooking, onBack }: { cooking: Cooking; onBack: () => void }) {
  const { t } = useTranslation('cooking');
  const { language } = useLanguage();
  const date = formatDate(cooking.day, language);
  return <UndoLine text={t('removed', { date })} label={t('undo', { date })} onUndo={onBack} />;
}

export const CookedLog = withNamespaces(Log, { cooking: cookingTexts });

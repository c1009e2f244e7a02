import { Form, Formik } from 'formik';
import { Apple, Check, Plus, Refrigerator, Type, Utensils, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AddButton } from '@/components/forms/AddButton';
import { FormErrors } from '@/components/forms/FormErrors';
import { TextField } from '@/components/forms/TextField';
import { Icon } from '@/components/ui/Icon';
import { useLanguage } from '@/context/LanguageContext';
import { usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { learnedFrom, putDown } from '@/lib/forms/mealplan/drop';
import { addEntry, dayOfMeal, nextEmptyMeal } from '@/lib/domain/mealplan/edit';
import { leftoverSources } from '@/lib/domain/mealplan/leftovers';
import { nameOfEntry } from '@/lib/domain/mealplan/names';
import { ENTRY_KINDS, type EntryKind, type PlanEntry } from '@/lib/domain/mealplan/types';
import { useWide } from '@/lib/hooks/useWide';
import { newKey } from '@/lib/newKey';
import { textSchema } from '@/lib/forms/mealplan/schema';
import shelfCss from '@/components/mealplan/planner/shelf/Shelf.module.scss';
import css from './AddEntryDialog.module.scss';
import { AddProduct } from './AddProduct';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { DishShelf, type OnShelf } from '@/components/mealplan/planner/shelf/ShelfLists';

const ICONS: Readonly<Record<EntryKind, LucideIcon>> = {
  dish: Utensils,
  product: Apple,
  text: Type,
  leftovers: Refrigerator,
};

interface AddEntryDialogProps {
  readonly meal: string;
  /** Called after a dish was added, with the day's next empty meal. */
  readonly onNext: (meal: string) => void;
  readonly onClose: () => void;
}

/**
 * Dialog that adds a dish, a product, a text or leftovers to a meal with one tap; after a dish it moves on to the day's
 * next empty meal.
 */
export function AddEntryDialog({ meal: mealKey, onNext, onClose }: AddEntryDialogProps) {
  const { t } = useTranslation(['planner', 'common']);
  const { values, edit } = usePlanEditor();
  const isWide = useWide(); // A phone's keyboard would cover the results.
  const [kind, setKind] = useState<EntryKind>('dish');
  const [added, setAdded] = useState('');
  const meal = dayOfMeal(values.days, mealKey)?.meals.find(({ key }) => key === mealKey);
  if (!meal) return null;
  const add = (entry: PlanEntry) => {
    edit((days) => addEntry(days, { meal: mealKey }, entry));
    onClose();
  };
  const addDish = (carried: OnShelf['carried'], name: string) => {
    edit((days) => putDown(days, carried, { at: 'meal', key: mealKey }, newKey), learnedFrom(carried));
    const next = nextEmptyMeal(values.days, mealKey);
    if (!next) return onClose();
    setAdded(name);
    onNext(next.key);
  };
  const row = ({ carried, name, children }: OnShelf) => (
    <button
      type="button"
      className={shelfCss.pick}
      aria-label={t('add.pick', { name })}
      onClick={() => addDish(carried, name)}
    >
      {children}
      <Icon of={Plus} size={20} />
    </button>
  );
  return (
    <DialogFrame title={t('add.title', { meal: t(`common:type.${meal.type}`) })} onClose={onClose}>
      <p role="status" className={css.added} hidden={!added}>
        <Icon of={Check} />
        {t('add.added', { name: added })}
      </p>
      <div role="group" aria-label={t('add.kind')} className={css.kinds}>
        {ENTRY_KINDS.map((at) => {
          const icon = ICONS[at];
          return (
            <button key={at} type="button" aria-pressed={at === kind} onClick={() => setKind(at)}>
              <Icon of={icon} />
              {t(`add.kinds.${at}`)}
            </button>
          );
        })}
      </div>
      {kind === 'dish' && (
        <DishShelf
          key={mealKey}
          row={row}
          isFocused={isWide}
          fits={meal.type}
          onEnter={({ carried, name }) => addDish(carried, name)}
        />
      )}
      {kind === 'product' && <AddProduct meal={mealKey} onClose={onClose} />}
      {kind === 'text' && <AddText onAdd={(text) => add({ key: newKey(), kind: 'text', text })} />}
      {kind === 'leftovers' && (
        <AddLeftovers
          meal={mealKey}
          onAdd={(of) => add({ key: newKey(), kind: 'leftovers', of, servings: null })}
        />
      )}
    </DialogFrame>
  );
}

function AddText({ onAdd }: { onAdd: (text: string) => void }) {
  const { t } = useTranslation(['planner', 'common']);
  return (
    <Formik
      initialValues={{ text: '' }}
      validationSchema={textSchema}
      onSubmit={({ text }) => onAdd(text.trim())}
    >
      <Form noValidate>
        <FormErrors />
        <TextField
          name="text"
          label={t('add.text')}
          help={t('add.textHelp')}
          isRequired
          autoComplete="off"
          autoFocus
        />
        <AddButton />
      </Form>
    </Formik>
  );
}

function AddLeftovers({ meal, onAdd }: { meal: string; onAdd: (of: string) => void }) {
  const { t } = useTranslation(['mealplan', 'planner']);
  const { language } = useLanguage();
  const { values, parts } = usePlanEditor();
  const { days } = values;
  // Lists the latest cooked dish first, because it most likely has leftovers.
  const sources = [...leftoverSources(days, meal)].reverse();
  if (sources.length === 0) return <p className={shelfCss.nothing}>{t('planner:add.noLeftovers')}</p>;
  return (
    <>
      <p className="form-text">{t('planner:add.leftoversHelp')}</p>
      <ul className={shelfCss.shelfList}>
        {sources.map((entry) => {
          const { name } = nameOfEntry(entry, { parts, days, language });
          const day = days.findIndex(({ meals }) => meals.some(({ entries }) => entries.includes(entry)));
          return (
            <li key={entry.key}>
              <button type="button" className={shelfCss.pick} onClick={() => onAdd(entry.key)}>
                <span className={shelfCss.shelfText}>
                  {name}
                  <small>{t('day.number', { number: day + 1 })}</small>
                </span>
                <Icon of={Plus} size={20} />
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

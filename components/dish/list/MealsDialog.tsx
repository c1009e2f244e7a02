import { Check, Utensils } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { MealChips } from '@/components/records/MealChips';
import { SendDialog } from '@/components/ui/dialogs/SendDialog';
import { Icon } from '@/components/ui/Icon';
import { useDishesInBulk } from '@/context/dish/dishesInBulk';
import type { DishType } from '@/lib/domain/dish/types';
import { MEAL_MODES, mealChanges, type MealMode, type WordsChanged } from '@/lib/forms/dish/bulk';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import library from '@/locales/en/library.json';

interface MealsDialogProps {
  readonly chosen: ReadonlySet<number>;
  readonly onSet: (changed: readonly WordsChanged<DishType>[]) => void;
  readonly onClose: () => void;
}

/** Dialog that sets the meals of several recipes at once, by adding to their meals or replacing them. */
function Dialog({ chosen, onSet, onClose }: MealsDialogProps) {
  const { t } = useTranslation('library');
  const { changeMeals } = useDishesInBulk();
  const [types, setTypes] = useState<readonly DishType[]>([]);
  const name = useId();
  const [way, setWay] = useState<MealMode>('add');
  const send = async () => onSet(await changeMeals(mealChanges(chosen, types, way)));
  return (
    <SendDialog
      title={t('choose.mealsTitle', { count: chosen.size })}
      sendLabel={t('choose.set', { count: chosen.size })}
      icon={Utensils}
      canSend={types.length > 0}
      onSend={() => send().catch(() => undefined)} // An alert already reports it.
      onClose={onClose}
      isUnsaved={types.length > 0}
    >
      <MealChips legend={t('choose.mealsFor')} value={types} onChange={setTypes} />
      <fieldset className="field">
        <legend className="form-label">{t('choose.how')}</legend>
        <div className="chips">
          {MEAL_MODES.map((one) => (
            <label key={one} className="chip">
              <input
                type="radio"
                className="visually-hidden"
                name={name}
                checked={way === one}
                onChange={() => setWay(one)}
              />
              <Icon of={Check} size={16} />
              {t(`choose.way.${one}`)}
            </label>
          ))}
        </div>
      </fieldset>
    </SendDialog>
  );
}

export const MealsDialog = withNamespaces(Dialog, { library });

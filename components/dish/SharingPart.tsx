import { useFormikContext } from 'formik';
import { Globe, Lock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useAuth } from '@/context/AuthContext';
import { useRecipeForm } from '@/context/RecipeFormContext';
import { canOwn, type Dish } from '@/lib/domain/dish/record';
import { VISIBILITIES } from '@/lib/domain/dish/types';
import type { DishValues } from '@/lib/domain/dish/values';
import css from '@/styles/recipeForm.module.scss';
import { CollaboratorsPanel } from './CollaboratorsPanel';

const ICONS = { public: Globe, private: Lock } as const;

/** Who may see the recipe and who may edit it; the owner's alone to say. */
export function SharingPart() {
  const { t } = useTranslation('dish');
  const { dish } = useRecipeForm();
  const { person } = useAuth();
  const { values, setFieldValue } = useFormikContext<DishValues>();
  const [kept, setKept] = useState<Dish | null>(dish);
  if (dish && !canOwn(dish, person)) return <p className="form-text">{t('share.ownerOnly')}</p>;
  return (
    <div className={css.sharing}>
      <fieldset>
        <legend className="form-label">{t('share.visibility')}</legend>
        {VISIBILITIES.map((visibility) => {
          const Icon = ICONS[visibility];
          return (
            <label key={visibility} className={css.choice}>
              <input
                type="radio"
                name="visibility"
                className="form-check-input"
                checked={values.visibility === visibility}
                onChange={() => setFieldValue('visibility', visibility)}
              />
              <Icon size={18} aria-hidden />
              <span>
                {t(`visibility.${visibility}`)}
                <small>{t(`visibility.${visibility}Help`)}</small>
              </span>
            </label>
          );
        })}
      </fieldset>
      {kept ? (
        <CollaboratorsPanel dish={kept} onChanged={setKept} />
      ) : (
        <p className="form-text">{t('collaborators.later')}</p>
      )}
    </div>
  );
}

import { useFormikContext } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { VisibilityField } from '@/components/records/VisibilityField';
import { useAuth } from '@/context/AuthContext';
import { useRecipeForm } from '@/context/dish/RecipeFormContext';
import { canOwn, type Dish } from '@/lib/domain/dish/record';
import type { DishValues } from '@/lib/forms/dish/values';
import css from './RecipeForm.module.scss';
import { CollaboratorsPanel } from '@/components/dish/share/CollaboratorsPanel';

/** Fields for the people who may see and edit the recipe; for the owner only. */
export function SharingPart() {
  const { t } = useTranslation(['dish', 'recipe']);
  const { dish } = useRecipeForm();
  const { person } = useAuth();
  const { values, setFieldValue } = useFormikContext<DishValues>();
  const [kept, setKept] = useState<Dish | null>(dish);
  if (dish && !canOwn(dish, person)) return <p className="form-text">{t('share.ownerOnly')}</p>;
  return (
    <div className={css.sharing}>
      <VisibilityField
        kind="dish"
        legend={t('share.visibility')}
        value={values.visibility}
        onChange={(visibility) => setFieldValue('visibility', visibility)}
      />
      {kept ? (
        <CollaboratorsPanel dish={kept} onChanged={setKept} />
      ) : (
        <p className="form-text">{t('recipe:collaborators.later')}</p>
      )}
    </div>
  );
}

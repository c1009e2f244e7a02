import { useTranslation } from 'next-i18next/pages';
import { LazyRecipeForm } from '@/components/dish/form/RecipeForm.lazy';
import { RecipeFormSkeleton } from '@/components/dish/form/RecipeFormSkeleton';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import dish from '@/locales/en/dish.json';
import validation from '@/locales/en/validation.json';
import recipe from '@/locales/en/recipe.json';

function NewDishPage() {
  const { t } = useTranslation(['recipe', 'common']);
  return (
    <RoleGate skeleton={<RecipeFormSkeleton />}>
      <PageTitle title={t('common:menu.dishesNew')} lead={t('form.lead')} />
      <LazyRecipeForm dish={null} />
    </RoleGate>
  );
}

export default withNamespaces(NewDishPage, { dish, validation, recipe });

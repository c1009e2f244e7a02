import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { RecipeFormSkeleton } from '@/components/dish/form/RecipeFormSkeleton';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import dish from '@/locales/en/dish.json';
import validation from '@/locales/en/validation.json';
import recipe from '@/locales/en/recipe.json';

// The form depends on the browser's drafts, so the server does not render it; its code loads after the page's frame.
const RecipeForm = dynamic(() => import('@/components/dish/form/RecipeForm').then((module) => module.RecipeForm), {
  ssr: false,
  loading: RecipeFormSkeleton,
});

function NewDishPage() {
  const { t } = useTranslation(['recipe', 'common']);
  return (
    <RoleGate skeleton={<RecipeFormSkeleton />}>
      <PageTitle title={t('common:menu.dishesNew')} lead={t('form.lead')} />
      <RecipeForm dish={null} />
    </RoleGate>
  );
}

export default withNamespaces(NewDishPage, { dish, validation, recipe });

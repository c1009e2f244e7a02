import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { LazyRecipeForm } from '@/components/dish/form/RecipeForm.lazy';
import { RecipeFormSkeleton } from '@/components/dish/form/RecipeFormSkeleton';
import { NotMine } from '@/components/dish/form/NotMine';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { useAuth } from '@/context/AuthContext';
import { useDishToEdit } from '@/context/dish/dish';
import { canEdit } from '@/lib/domain/dish/record';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import dish from '@/locales/en/dish.json';
import validation from '@/locales/en/validation.json';
import recipe from '@/locales/en/recipe.json';

function EditDishPage() {
  const { t } = useTranslation('common');
  return (
    <RoleGate skeleton={<RecipeFormSkeleton />}>
      <PageTitle title={t('menu.dishEdit')} />
      <EditDish />
    </RoleGate>
  );
}

function EditDish() {
  const { person } = useAuth();
  const { query, isReady } = useRouter();
  const { remote, reload } = useDishToEdit(isReady ? Number(query.id) : null);
  return (
    <RemoteView of={remote} skeleton={<RecipeFormSkeleton />} onRetry={reload}>
      {(kept) =>
        canEdit(kept, person) ? <LazyRecipeForm key={kept.id} dish={kept} /> : <NotMine dish={kept} />
      }
    </RemoteView>
  );
}

export default withNamespaces(EditDishPage, { dish, validation, recipe });

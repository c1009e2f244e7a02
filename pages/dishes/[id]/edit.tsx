import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { RecipeFormSkeleton } from '@/components/dish/form/RecipeFormSkeleton';
import { NotMine } from '@/components/dish/form/NotMine';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { useAuth } from '@/context/AuthContext';
import { useDishToEdit } from '@/context/dish/dishes';
import { canEdit } from '@/lib/domain/dish/record';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import dish from '@/locales/en/dish.json';
import validation from '@/locales/en/validation.json';
import recipe from '@/locales/en/recipe.json';

const RecipeForm = dynamic(
  () => import('@/components/dish/form/RecipeForm').then((module) => module.RecipeForm),
  {
    ssr: false,
    loading: RecipeFormSkeleton,
  },
);

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
      {(kept) => (canEdit(kept, person) ? <RecipeForm key={kept.id} dish={kept} /> : <NotMine dish={kept} />)}
    </RemoteView>
  );
}

export default withNamespaces(EditDishPage, { dish, validation, recipe });

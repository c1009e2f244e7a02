import { BookPlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { useRole } from '@/context/RoleContext';
import { LazyAddToCookbookDialog } from './AddToCookbookDialog.lazy';

/** Menu item "Add to cookbook" of a recipe. */
export function AddToCookbook({ dish }: { dish: { readonly id: number; readonly Name: string } }) {
  const { t } = useTranslation();
  const { may } = useRole();
  const [isOpen, setOpen] = useState(false);
  if (!may('cookbooks.add')) return null;
  return (
    <>
      <Button tone="menu" icon={BookPlus} onClick={() => setOpen(true)}>
        {t('action.addToCookbook')}
      </Button>
      {isOpen && (
        <LazyAddToCookbookDialog dishes={[dish.id]} name={dish.Name} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

import { Dices } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import type { DishFilters } from '@/lib/forms/dish/filters';
import { LazyDrawDialog } from './DrawDialog.lazy';

/** Button "What shall I cook?" for the recipes of one's library that match the filters. */
export function DrawButton({ filters }: { filters?: DishFilters }) {
  const { t } = useTranslation('common');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="outline-primary" icon={Dices} onClick={() => setOpen(true)}>
        {t('action.draw')}
      </Button>
      {isOpen && <LazyDrawDialog filters={filters} onClose={() => setOpen(false)} />}
    </>
  );
}

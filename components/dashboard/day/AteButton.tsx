import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import type { Day } from '@/lib/domain/time/day';
import { LazyAteDialog } from './AteDialog.lazy';

/** Button in the day's heading to log food eaten outside the plan. */
export function AteButton({ today }: { today: Day }) {
  const { t } = useTranslation('dashboard');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="outline-primary" icon={Plus} onClick={() => setOpen(true)}>
        {t('ate')}
      </Button>
      {isOpen && <LazyAteDialog today={today} onClose={() => setOpen(false)} />}
    </>
  );
}

import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import type { Day } from '@/lib/domain/time/day';

// Loads the dialog on first use.
const AteDialog = dynamic(() => import('./AteDialog').then((module) => module.AteDialog), { ssr: false });

/** Button in the day's heading to log food eaten outside the plan. */
export function AteButton({ today }: { today: Day }) {
  const { t } = useTranslation('dashboard');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="outline-primary" icon={Plus} onClick={() => setOpen(true)}>
        {t('ate')}
      </Button>
      {isOpen && <AteDialog today={today} onClose={() => setOpen(false)} />}
    </>
  );
}

import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { Day } from '@/lib/domain/time/day';

// Loads the dialog on first use.
const AteDialog = dynamic(() => import('./AteDialog').then((module) => module.AteDialog), { ssr: false });

/** Button in the day's heading to log food eaten outside the plan. */
export function AteButton({ today }: { today: Day }) {
  const { t } = useTranslation('dashboard');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-outline-primary" onClick={() => setOpen(true)}>
        <Plus size={18} aria-hidden />
        {t('ate')}
      </button>
      {isOpen && <AteDialog today={today} onClose={() => setOpen(false)} />}
    </>
  );
}

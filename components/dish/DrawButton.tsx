import { Dices } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useState, type ComponentProps } from 'react';

const DrawDialog = dynamic(() => import('./DrawDialog').then((module) => module.DrawDialog), { ssr: false });

type Query = ComponentProps<typeof DrawDialog>['query'];

/** "What shall I cook?", of what the query leaves. */
export function DrawButton({ query }: { query?: Query }) {
  const { t } = useTranslation('common');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-outline-primary" onClick={() => setOpen(true)}>
        <Dices size={18} aria-hidden />
        {t('action.draw')}
      </button>
      {isOpen && <DrawDialog query={query} onClose={() => setOpen(false)} />}
    </>
  );
}

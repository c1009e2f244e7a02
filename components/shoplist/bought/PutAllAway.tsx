import { House } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { UndoLine } from '@/components/ui/feedback/UndoLine';
import { Button } from '@/components/ui/inputs/Button';
import type { ShopItem } from '@/lib/domain/shoplist/types';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import bought from '@/locales/en/bought.json';
import css from './CameNote.module.scss';
import { usePutAway } from './usePutAway';

/** Button below a list that adds all ticked lines to At home at their usual places; one tap undoes it. */
function PutAll({ items }: { items: readonly ShopItem[] }) {
  const { t } = useTranslation('bought');
  const { leftOf, put, takeBack } = usePutAway();
  const [done, setDone] = useState<readonly string[]>([]);
  const left = leftOf(items);
  const press = () => {
    put(left);
    setDone(left.map(({ key }) => key));
  };
  if (left.length > 0)
    return (
      <div className={css.all}>
        <Button tone="outline-primary" icon={House} onClick={press}>
          {t('all', { count: left.length })}
        </Button>
      </div>
    );
  if (done.length === 0) return null;
  const undo = () => {
    takeBack(done);
    setDone([]);
  };
  return (
    <div className={css.all}>
      <UndoLine text={t('allThere', { count: done.length })} label={t('allBack')} onUndo={undo} />
    </div>
  );
}

export const PutAllAway = withNamespaces(PutAll, { bought });

import { ScanBarcode } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { UndoLine } from '@/components/ui/feedback/UndoLine';
import { Button } from '@/components/ui/inputs/Button';
import { useBarcodes } from '@/context/barcode/barcodes';
import type { ChangePantry } from '@/context/pantry/pantry';
import { undoOf, type PantryChange } from '@/lib/domain/pantry/change';
import { putAllAway, type Scanned } from '@/lib/domain/barcode/scanned';
import type { PantryItem } from '@/lib/domain/pantry/types';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import { newKey } from '@/lib/newKey';
import barcode from '@/locales/en/barcode.json';
import css from '@/components/pantry/PantryShelves.module.scss';
import { LazyScanDialog } from './ScanDialog.lazy';

interface ScanButtonProps {
  readonly items: readonly PantryItem[];
  readonly places: readonly string[];
  readonly change: ChangePantry;
}

interface Back {
  readonly back: PantryChange;
  readonly before: PantryItem | undefined;
}

/** Opens the scanner and adds the scanned packs to At home; one tap undoes that. */
function Scan({ items, places, change }: ScanButtonProps) {
  const { t } = useTranslation('barcode');
  const barcodes = useBarcodes();
  const [isOpen, setOpen] = useState(false);
  const [backs, setBacks] = useState<readonly Back[]>([]);
  const put = (scanned: readonly Scanned[]) => {
    const changes = putAllAway(scanned, items, newKey);
    for (const { change: one, of } of changes) change(one, { product: of.product });
    const beforeOf = (key: string) => items.find((item) => item.key === key);
    setBacks(
      changes.flatMap(({ change: one }) => {
        const before = beforeOf(one.key);
        const back = undoOf(one, before, newKey());
        return back ? { back, before } : [];
      }),
    );
    setOpen(false);
  };
  const undo = () => {
    for (const { back, before } of backs) change(back, { before });
    setBacks([]);
  };
  return (
    <>
      <Button tone="outline-primary" icon={ScanBarcode} iconSize={20} onClick={() => setOpen(true)}>
        {t('scan')}
      </Button>
      {backs.length > 0 && (
        <div className={css.done}>
          <UndoLine text={t('put.done', { count: backs.length })} label={t('put.undo')} onUndo={undo} />
        </div>
      )}
      {isOpen && (
        <LazyScanDialog {...{ items, places, barcodes }} onPut={put} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

export const ScanButton = withNamespaces(Scan, { barcode });

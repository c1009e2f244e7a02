import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { LazyScanner } from '@/components/barcode/Scanner.lazy';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { Button } from '@/components/ui/inputs/Button';
import type { useBarcodes } from '@/context/barcode/barcodes';
import { useMyToday } from '@/context/calendar/today';
import { scannedMore, type Scanned } from '@/lib/domain/barcode/scanned';
import type { Barcode } from '@/lib/domain/barcode/types';
import type { PantryItem } from '@/lib/domain/pantry/types';
import { usePantryText } from '@/components/pantry/usePantryText';
import { CodeForm } from './CodeForm';
import { LinkCode } from './LinkCode';
import css from './ScanDialog.module.scss';
import { ScannedRow } from './ScannedRow';

interface ScanDialogProps {
  readonly items: readonly PantryItem[];
  readonly places: readonly string[];
  readonly barcodes: ReturnType<typeof useBarcodes>;
  readonly onPut: (scanned: readonly Scanned[]) => void;
  readonly onClose: () => void;
}

/**
 * Scans packs one after another: a repeated code counts one more, an unknown one is named once. Then all packs go to
 * their places.
 */
export function ScanDialog({ items, places, barcodes, onPut, onClose }: ScanDialogProps) {
  const { t } = useTranslation('barcode');
  const { day: today } = useMyToday();
  const { nameOf } = usePantryText();
  const { isLoading, known, link } = barcodes;
  const [scanned, setScanned] = useState<readonly Scanned[]>([]);
  const [open, setOpen] = useState<string>();
  const [lastCode, setLastCode] = useState('');
  const [hasCamera, setCamera] = useState(window.isSecureContext);
  const add = (barcode: Barcode) => {
    navigator.vibrate?.(60);
    setLastCode(barcode.code);
    setScanned((now) => scannedMore(now, barcode, items, today));
  };
  const take = (code: string) => {
    const barcode = scanned.find((one) => one.code === code) ?? known.get(code);
    if (barcode) add(barcode);
    else setOpen(code);
  };
  const change = (code: string, next: Scanned | null) =>
    setScanned((now) => now.flatMap((one) => (one.code === code ? (next ?? []) : one)));
  const last = scanned.find(({ code }) => code === lastCode);
  const button = (
    <Button
      tone="primary"
      aria-disabled={scanned.length === 0 || undefined}
      onClick={() => scanned.length > 0 && onPut(scanned)}
    >
      {t('put.all')}
    </Button>
  );
  if (isLoading)
    return (
      <DialogFrame title={t('title')} onClose={onClose}>
        <SkeletonRows count={2} />
      </DialogFrame>
    );
  return (
    <DialogFrame title={t('title')} onClose={onClose} isUnsaved={scanned.length > 0} footer={button}>
      {/* the question comes first, so that its proposals have the space of camera and form */}
      {open && (
        <LinkCode
          key={open}
          code={open}
          items={items}
          onLink={(barcode) => {
            setOpen(undefined);
            link(barcode);
            add(barcode);
          }}
          onSkip={() => setOpen(undefined)}
        />
      )}
      {hasCamera && (
        <LazyScanner
          of="packs"
          words={{ looking: t('looking'), noCamera: t('noCamera'), stop: t('stop') }}
          onText={take}
          onClose={() => setCamera(false)}
        />
      )}
      <CodeForm onCode={take} />
      <p role="status" className="visually-hidden">
        {last && t('added', { name: nameOf(last), count: last.packs })}
      </p>
      <ul className={css.rows}>
        {scanned.map((one) => (
          <ScannedRow
            key={one.code}
            scanned={one}
            places={places}
            onChange={(next) => change(one.code, next)}
            onOther={() => {
              change(one.code, null);
              setOpen(one.code);
            }}
          />
        ))}
      </ul>
    </DialogFrame>
  );
}

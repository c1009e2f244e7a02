import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { LabelledSelect } from '@/components/ui/inputs/LabelledSelect';
import { useMyToday } from '@/context/calendar/today';
import { amountOf, placedAt, type Scanned } from '@/lib/domain/barcode/scanned';
import { usePantryText } from '@/components/pantry/usePantryText';
import css from './ScanDialog.module.scss';

interface ScannedRowProps {
  readonly scanned: Scanned;
  readonly places: readonly string[];
  /** Takes the changed row, or null to remove it. */
  readonly onChange: (next: Scanned | null) => void;
  /** Lets the person choose another product for the code. */
  readonly onOther: () => void;
}

/** Row for a scanned thing: number of packs, place and use-by date, all prefilled. */
export function ScannedRow({ scanned, places, onChange, onOther }: ScannedRowProps) {
  const { t } = useTranslation(['barcode', 'pantry']);
  const { day: today } = useMyToday();
  const { nameOf, amountOf: told, placeOf } = usePantryText();
  const id = useId();
  const name = nameOf(scanned);
  const { packs, place, expiresOn } = scanned;
  const count = (next: number) => onChange(next > 0 ? { ...scanned, packs: next } : null);
  return (
    <li className={css.row}>
      <strong>{name}</strong>
      <div className={css.count} role="group" aria-label={t('packs', { name })}>
        <Button tone="bare" icon={Minus} aria-label={t('fewer', { name })} onClick={() => count(packs - 1)} />
        <span>{told(scanned, amountOf(scanned))}</span>
        <Button tone="bare" icon={Plus} aria-label={t('more', { name })} onClick={() => count(packs + 1)} />
      </div>
      <div className={css.where}>
        <LabelledSelect
          label={t('pantry:place.label')}
          value={place ?? ''}
          options={['', ...places].map((value) => ({ value, label: placeOf(value) }))}
          onChange={(next) => onChange(placedAt(scanned, next || null, today))}
        />
        <div className="field">
          <label htmlFor={id} className="form-label">
            {t('pantry:form.expiresOn')}
          </label>
          <input
            id={id}
            type="date"
            className="form-control"
            value={expiresOn ?? ''}
            onChange={({ target }) => onChange({ ...scanned, expiresOn: target.value || null })}
          />
        </div>
      </div>
      <Button tone="link" onClick={onOther}>
        {t('other', { name })}
      </Button>
    </li>
  );
}

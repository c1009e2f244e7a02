import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { SendDialog } from '@/components/ui/dialogs/SendDialog';
import { Button } from '@/components/ui/inputs/Button';
import { useStockable, useStockCalls } from '@/context/storage/stocks';
import { useLanguage } from '@/context/LanguageContext';
import { productName } from '@/lib/domain/product/record';
import { offeredByName, type Stockable } from '@/lib/domain/storage/record';
import { STOCK_LIMITS, STOCK_UNITS, type StockUnit } from '@/lib/domain/storage/units';
import { parseAmount } from '@/lib/domain/text/amount';
import { unitName } from '@/lib/format/unit';
import { lineFaults, type OrderFault } from '@/lib/faults/orderFault';
import { useFaultText } from '@/lib/hooks/useFaultText';
import { useRequestKey } from '@/lib/hooks/useRequestKey';
import { newKey } from '@/lib/newKey';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import validation from '@/locales/en/validation.json';
import css from './ArrivalDialog.module.scss';
import { isOneOf } from '@/lib/domain/isOneOf';

interface ArrivalRow {
  readonly key: string;
  readonly product: string;
  readonly amount: string;
  readonly unit: StockUnit;
  readonly place: string;
  readonly expiresOn: string;
}
const emptyRow = (): ArrivalRow => ({
  key: newKey(),
  product: '',
  amount: '',
  unit: 'gr',
  place: '',
  expiresOn: '',
});

/** Records several arrivals at once, all or none; each faulty line shows its own error. */
function ArrivalForm({ onArrived, onClose }: { onArrived: () => void; onClose: () => void }) {
  const { t } = useTranslation(['storage', 'common']);
  const { language } = useLanguage();
  const confirm = useConfirm();
  const { arrive } = useStockCalls();
  const { remote } = useStockable();
  const products = remote.status === 'ready' ? remote.data : [];
  const [rows, setRows] = useState<readonly ArrivalRow[]>(() => [emptyRow()]);
  const [faults, setFaults] = useState<ReadonlyMap<number, OrderFault>>(new Map());
  const keyFor = useRequestKey();
  const set = (index: number, part: Partial<ArrivalRow>) =>
    setRows((now) => now.map((row, at) => (at === index ? { ...row, ...part } : row)));
  const remove = async (index: number) => {
    const row = rows[index];
    if (!row) return;
    const isBlank = !row.product && !row.amount && !row.place && !row.expiresOn;
    const product = products.find(({ id }) => String(id) === row.product);
    const line = t('arrivals.line', { line: index + 1 });
    const title = t('arrivals.removeTitle', { name: product ? productName(product, language) : line });
    const question = { title, body: t('arrivals.removeText'), confirmLabel: t('common:action.remove') };
    if (isBlank || (await confirm(question))) setRows((now) => now.filter(({ key }) => key !== row.key));
  };
  const send = async () => {
    const wrong = wrongRows(rows);
    setFaults(wrong);
    if (wrong.size > 0) return;
    try {
      const lines = rows.map(toArrival);
      await arrive(lines, keyFor(lines));
      onArrived();
      onClose();
    } catch (cause) {
      setFaults(lineFaults(cause));
    }
  };
  return (
    <SendDialog
      title={t('arrivals.title')}
      size="lg"
      sendLabel={t('arrivals.send')}
      onSend={send}
      onClose={onClose}
      isUnsaved={rows.some(
        ({ product, amount, place, expiresOn }) => product || amount || place || expiresOn,
      )}
    >
      {rows.map((row, index) => (
        <ArrivalRow
          key={row.key}
          {...{ row, index, fault: faults.get(index) }}
          products={products}
          onChange={(part) => set(index, part)}
          onRemove={rows.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      <Button
        icon={Plus}
        disabled={rows.length >= STOCK_LIMITS.lines}
        onClick={() => setRows((now) => [...now, emptyRow()])}
      >
        {t('arrivals.add')}
      </Button>
    </SendDialog>
  );
}

const toArrival = ({ product, amount, unit, place, expiresOn }: ArrivalRow) => ({
  product: Number(product),
  amount: parseAmount(amount) ?? 0,
  unit,
  place: place.trim() || null,
  expiresOn: expiresOn || null,
});

function wrongRows(rows: readonly ArrivalRow[]): Map<number, OrderFault> {
  const wrong = new Map<number, OrderFault>();
  rows.forEach(({ product, amount, unit }, index) => {
    const read = parseAmount(amount);
    const isAmount =
      read !== undefined &&
      read > 0 &&
      read <= STOCK_LIMITS.quantity &&
      (unit !== 'Piece' || Number.isInteger(read));
    if (!isAmount) wrong.set(index, { keys: ['validation:amount'] });
    if (!product) wrong.set(index, { keys: ['validation:required'] });
  });
  return wrong;
}

interface ArrivalRowProps {
  readonly row: ArrivalRow;
  readonly index: number;
  readonly fault?: OrderFault;
  readonly products: readonly Stockable[];
  readonly onChange: (part: Partial<ArrivalRow>) => void;
  readonly onRemove?: () => void;
}

function ArrivalRow({ row, index, fault, products, onChange, onRemove }: ArrivalRowProps) {
  const { t } = useTranslation('storage');
  const { said } = useFaultText();
  const { language } = useLanguage();
  const offered = useMemo(
    () => offeredByName(products, (product) => productName(product, language)),
    [products, language],
  );
  const chosen = products.find(({ id }) => String(id) === row.product);
  return (
    <fieldset className={css.arrival}>
      <legend className="h6">{t('arrivals.line', { line: index + 1 })}</legend>
      <label>
        {t('arrivals.product')}
        <select
          className="form-select"
          value={row.product}
          onChange={({ target }) => onChange({ product: target.value })}
        >
          <option value="">{t('arrivals.choose')}</option>
          {offered.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('arrivals.amount')}
        <input
          className="form-control"
          inputMode="decimal"
          autoComplete="off"
          value={row.amount}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
      </label>
      <label>
        {t('arrivals.unit')}
        <select
          className="form-select"
          value={row.unit}
          onChange={({ target }) => isOneOf(STOCK_UNITS, target.value) && onChange({ unit: target.value })}
        >
          {STOCK_UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {unitName(unit, language, chosen?.pieceName)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('arrivals.place')}
        <input
          className="form-control"
          maxLength={STOCK_LIMITS.place}
          value={row.place}
          onChange={({ target }) => onChange({ place: target.value })}
        />
      </label>
      <label>
        {t('arrivals.expiresOn')}
        <input
          type="date"
          className="form-control"
          value={row.expiresOn}
          onChange={({ target }) => onChange({ expiresOn: target.value })}
        />
      </label>
      {onRemove && (
        <Button icon={Trash2} aria-label={t('arrivals.remove', { line: index + 1 })} onClick={onRemove} />
      )}
      {fault && (
        <p className="field-error" role="alert">
          {said(fault)}
        </p>
      )}
    </fieldset>
  );
}

export const ArrivalDialog = withNamespaces(ArrivalForm, { validation });

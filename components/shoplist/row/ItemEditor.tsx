import { House, Pin, PinOff, Save, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState, type FormEvent } from 'react';
import { FieldError } from '@/components/forms/FieldError';
import { MissingInstead } from '@/components/substitutes/MissingInstead';
import { Button } from '@/components/ui/inputs/Button';
import { useUsual } from '@/context/shoplist/usual';
import { useLanguage } from '@/context/LanguageContext';
import { usualUnit } from '@/lib/domain/amount/counted';
import { UNITS, type Unit } from '@/lib/domain/dish/types';
import { LIMITS } from '@/lib/domain/limits';
import { CATEGORIES, type Category } from '@/lib/domain/product/types';
import type { ItemChange } from '@/lib/domain/shoplist/change';
import { isDelivered, isOrdered } from '@/lib/domain/shoplist/delivery';
import type { ShopItem, ShopProduct } from '@/lib/domain/shoplist/types';
import type { Swap } from '@/lib/domain/substitutes/swap';
import { numberText, parseNumber } from '@/lib/format/number';
import { unitChoices } from '@/lib/format/unit';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import bought from '@/locales/en/bought.json';
import listLine from '@/locales/en/listLine.json';
import css from './ItemEditor.module.scss';
import { BoughtButtons } from '@/components/shoplist/bought/BoughtButtons';
import { ItemFacts } from './ItemFacts';
import { OrderedDetails } from './OrderedDetails';
import { isOneOf } from '@/lib/domain/isOneOf';

interface ItemEditorProps {
  readonly item: ShopItem;
  readonly name: string;
  readonly onChange: (change: ItemChange | Swap) => void;
  readonly onClose: () => void;
  /** Opens the details of a purchase. */
  readonly onBought?: (item: ShopItem) => void;
}

export const ItemEditor = withNamespaces(Details, { bought, listLine });

/** Shows the editor, or read-only details for a line that belongs to an order. */
function Details(props: ItemEditorProps) {
  const { item } = props;
  return isOrdered(item) || isDelivered(item) ? <OrderedDetails {...props} /> : <Editor {...props} />;
}

/** Edits the less frequent properties of a line: purpose, amount, aisle, at home now or always, or not needed. */
function Editor({ item, name, onChange, onClose, onBought }: ItemEditorProps) {
  const { t } = useTranslation(['listLine', 'aisle', 'common']);
  const { language } = useLanguage();
  const id = useId();
  const { product } = item;
  const [text, setText] = useState(item.amount === null ? '' : numberText(item.amount, language));
  const [unit, setUnit] = useState<Unit | ''>(
    item.unit ?? (item.product ? usualUnit(item.product) : 'Piece'),
  );
  const [category, setCategory] = useState<Category>(item.category);
  const [isWrong, setWrong] = useState(false);
  const [isUnitLacking, setUnitLacking] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const amount = text.trim() === '' ? null : (parseNumber(text) ?? NaN);
    if (amount !== null && !(amount > LIMITS.amount.above && amount <= LIMITS.amount.max))
      return setWrong(true);
    if (amount !== null && !unit) return setUnitLacking(true);
    onChange({ op: 'set', key: item.key, amount, unit: (amount !== null && unit) || null, category });
    onClose();
  };
  return (
    <form className={css.editor} onSubmit={save} noValidate aria-label={name}>
      <ItemFacts item={item} />
      <div>
        <label htmlFor={`${id}-amount`} className="form-label">
          {t('amount')}
        </label>
        <input
          id={`${id}-amount`}
          className={`form-control${isWrong ? ' is-invalid' : ''}`}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          value={text}
          onChange={({ target }) => {
            setWrong(false);
            setText(target.value);
          }}
        />
        <FieldError id={`${id}-error`} error={isWrong ? { key: 'amount' } : undefined} />
      </div>
      <div>
        <label htmlFor={`${id}-unit`} className="form-label">
          {t('unit')}
        </label>
        <select
          id={`${id}-unit`}
          className={`form-select${isUnitLacking ? ' is-invalid' : ''}`}
          value={unit}
          aria-invalid={isUnitLacking || undefined}
          aria-describedby={isUnitLacking ? `${id}-unit-error` : undefined}
          onChange={({ target }) => {
            setUnitLacking(false);
            if (isOneOf(UNITS, target.value)) setUnit(target.value);
          }}
        >
          {!unit && <option value="">{t('unitNone')}</option>}
          {unitChoices(language, item.product?.pieceName).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <FieldError id={`${id}-unit-error`} error={isUnitLacking ? { key: 'unit' } : undefined} />
      </div>
      <div>
        <label htmlFor={`${id}-aisle`} className="form-label">
          {t('aisle')}
        </label>
        <select
          id={`${id}-aisle`}
          className="form-select"
          value={category}
          onChange={({ target }) => isOneOf(CATEGORIES, target.value) && setCategory(target.value)}
        >
          {CATEGORIES.map((one) => (
            <option key={one} value={one}>
              {t(`aisle:name.${one}`)}
            </option>
          ))}
        </select>
      </div>
      <div className={css.editorActions}>
        <Button type="submit" tone="primary" icon={Save}>
          {t('common:action.save')}
        </Button>
        {item.checked && onBought && <BoughtButtons item={item} name={name} onMore={onBought} />}
        <Button
          icon={House}
          aria-pressed={item.atHome}
          onClick={() => {
            onChange({ op: 'set', key: item.key, atHome: !item.atHome });
            onClose();
          }}
        >
          {t(item.atHome ? 'notAtHome' : 'atHome')}
        </Button>
        {product && <StapleButton {...{ product, item, onChange, onClose }} />}
        <Button tone="outline-danger" icon={Trash2} onClick={() => onChange({ op: 'remove', key: item.key })}>
          {t('common:action.remove')}
        </Button>
      </div>
      {product && !item.checked && !item.atHome && (
        <MissingInstead item={{ ...item, product }} onSwap={onChange} />
      )}
    </form>
  );
}

type StapleButtonProps = Omit<ItemEditorProps, 'name' | 'onBought'> & { readonly product: ShopProduct };

/** Marks a product as always at home, or clears that mark; this line follows. */
function StapleButton({ product, item, onChange, onClose }: StapleButtonProps) {
  const { t } = useTranslation('listLine');
  const { staples, mark } = useUsual();
  const isStaple = staples.some(({ id }) => id === product.id);
  const press = () => {
    mark(product, !isStaple);
    onChange({ op: 'set', key: item.key, atHome: !isStaple });
    onClose();
  };
  return (
    <Button icon={isStaple ? PinOff : Pin} aria-pressed={isStaple} onClick={press}>
      {t(isStaple ? 'notStaple' : 'staple')}
    </Button>
  );
}

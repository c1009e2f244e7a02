import { ChevronRight, CloudUpload, Minus, Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useId } from 'react';
import { Tag } from '@/components/ui/Tag';
import { useMyToday } from '@/context/data/today';
import { useLanguage } from '@/context/LanguageContext';
import { expiryOf, isShort, stepOf } from '@/lib/domain/pantry/arrange';
import { formatDate } from '@/lib/format/time';
import { newKey } from '@/lib/newKey';
import css from './PantryRow.module.scss';
import { LevelButtons } from './LevelButtons';
import type { RowProps } from './rowProps';
import { useThere } from './useThere';

const RowMore = dynamic(() => import('./RowMore').then((module) => module.RowMore), { ssr: false });

interface PantryRowProps extends RowProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** One thing: a tap counts it, its name opens the rest. */
export function PantryRow({ item, isWaiting, isOpen, places, onToggle, onChange }: PantryRowProps) {
  const { t } = useTranslation('pantry');
  const { nameOf } = useThere();
  const id = useId();
  const name = nameOf(item);
  return (
    <li className={css.row} data-thing={item.key}>
      <div className={css.line}>
        <div className={css.what}>
          <button
            type="button"
            className={css.name}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            aria-label={t('item.more', { name })}
            onClick={onToggle}
          >
            <ChevronRight size={18} aria-hidden />
            <span>{name}</span>
          </button>
          <Marks item={item} isWaiting={isWaiting} />
        </div>
        {item.level === null ? (
          <Amount item={item} name={name} onChange={onChange} />
        ) : (
          <LevelButtons item={item} onChange={onChange} />
        )}
      </div>
      {isOpen && (
        <div id={id}>
          <RowMore {...{ item, places, onChange }} />
        </div>
      )}
    </li>
  );
}

/** How much there is, and a step less or more. */
function Amount({ item, name, onChange }: Pick<RowProps, 'item' | 'onChange'> & { name: string }) {
  const { t } = useTranslation('pantry');
  const { amountOf } = useThere();
  const step = stepOf(item);
  const less = Math.min(step, item.amount);
  const move = (delta: number) => {
    const reason = delta < 0 ? 'cooked' : 'bought';
    onChange({ op: 'move', key: item.key, move: newKey(), delta, reason }, item);
  };
  return (
    <div className={css.amount}>
      <button
        type="button"
        aria-label={t('item.less', { name, amount: amountOf(item, less) })}
        onClick={() => move(-less)}
      >
        <Minus size={20} aria-hidden />
      </button>
      <output>{amountOf(item, item.amount)}</output>
      <button
        type="button"
        aria-label={t('item.plus', { name, amount: amountOf(item, step) })}
        onClick={() => move(step)}
      >
        <Plus size={20} aria-hidden />
      </button>
    </div>
  );
}

function Marks({ item, isWaiting }: Pick<RowProps, 'item' | 'isWaiting'>) {
  const { t } = useTranslation('pantry');
  const { language } = useLanguage();
  const { day: today } = useMyToday();
  const state = expiryOf(item, today);
  const day = item.expiresOn && formatDate(item.expiresOn, language, 'short');
  return (
    <span className={css.marks}>
      {state && day && (
        <Tag tone={state === 'expired' ? 'danger' : 'attention'}>{t(`item.${state}`, { day })}</Tag>
      )}
      {!state && day && item.level !== 'gone' && <small>{t('item.best', { day })}</small>}
      {isShort(item) && <Tag tone="info">{t('item.short')}</Tag>}
      {isWaiting && (
        <Tag tone="attention" icon={CloudUpload}>
          <span className="visually-hidden">{t('item.waiting')}</span>
        </Tag>
      )}
    </span>
  );
}

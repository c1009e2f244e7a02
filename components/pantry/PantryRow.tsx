import { Clock, CloudUpload, Minus, Plus, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { useMyToday } from '@/context/calendar/today';
import { useLanguage } from '@/context/LanguageContext';
import { expiryOf, isShort, levelBeside, incrementOf } from '@/lib/domain/pantry/arrange';
import { addDays } from '@/lib/domain/time/day';
import { formatDate } from '@/lib/format/time';
import { newKey } from '@/lib/newKey';
import css from './PantryRow.module.scss';
import type { Level } from '@/lib/domain/pantry/types';
import { LazyRowMore } from './RowMore.lazy';
import type { RowProps } from './rowProps';
import { usePantryText } from './usePantryText';

interface PantryRowProps extends RowProps {
  readonly isUnfolded: boolean;
  readonly onToggle: () => void;
}

/** One thing at home: plus and minus change its amount, its name opens the details. */
export function PantryRow({ item, isWaiting, isUnfolded, places, onToggle, onChange }: PantryRowProps) {
  const { t } = useTranslation('pantry');
  const { nameOf } = usePantryText();
  const id = useId();
  const name = nameOf(item);
  return (
    <li className={css.row} data-thing={item.key}>
      <div className={css.line}>
        <button
          type="button"
          className={css.what}
          aria-expanded={isUnfolded}
          aria-controls={isUnfolded ? id : undefined}
          aria-label={t('item.more', { name })}
          aria-describedby={`${id}-marks`}
          onClick={onToggle}
        >
          <span className={css.called}>
            <span className={css.name}>{name}</span>
            {isWaiting && (
              <span className={css.waiting}>
                <Icon of={CloudUpload} size={16} />
                <span className="visually-hidden">{t('item.waiting')}</span>
              </span>
            )}
          </span>
          <Marks id={`${id}-marks`} item={item} />
        </button>
        {item.level === null ? (
          <Amount item={item} name={name} onChange={onChange} />
        ) : (
          <LevelStep item={item} level={item.level} name={name} onChange={onChange} />
        )}
      </div>
      {isUnfolded && (
        <div id={id}>
          <LazyRowMore {...{ item, places, onChange }} />
        </div>
      )}
    </li>
  );
}

/** The amount, with a step less or more. */
function Amount({ item, name, onChange }: Pick<RowProps, 'item' | 'onChange'> & { name: string }) {
  const { t } = useTranslation('pantry');
  const { amountOf } = usePantryText();
  const step = incrementOf(item);
  const less = Math.min(step, item.amount);
  const move = (delta: number) => {
    const reason = delta < 0 ? 'cooked' : 'bought';
    onChange({ op: 'move', key: item.key, move: newKey(), delta, reason }, item);
  };
  return (
    <div className={css.amount}>
      <Button
        tone="bare"
        icon={Minus}
        iconSize={20}
        aria-label={t('item.less', { name, amount: amountOf(item, less) })}
        onClick={() => move(-less)}
      />
      <output>{amountOf(item, item.amount)}</output>
      <Button
        tone="bare"
        icon={Plus}
        iconSize={20}
        aria-label={t('item.plus', { name, amount: amountOf(item, step) })}
        onClick={() => move(step)}
      />
    </div>
  );
}

interface LevelStepProps extends Pick<RowProps, 'item' | 'onChange'> {
  readonly level: Level;
  readonly name: string;
}

/** The amount as a word, for things that nobody counts, with a level less or more. */
function LevelStep({ item, level, name, onChange }: LevelStepProps) {
  const { t } = useTranslation('pantry');
  const step = (to: Level | undefined) =>
    to && onChange({ op: 'set', key: item.key, level: to, move: newKey(), reason: 'counted' }, item);
  const less = levelBeside(level, -1);
  const more = levelBeside(level, 1);
  return (
    <div className={css.amount}>
      <Button
        tone="bare"
        icon={Minus}
        iconSize={20}
        aria-label={t('level.less', { name })}
        aria-disabled={!less || undefined}
        onClick={() => step(less)}
      />
      <output className={css.level} data-level={level}>
        {t(`level.${level}`)}
      </output>
      <Button
        tone="bare"
        icon={Plus}
        iconSize={20}
        aria-label={t('level.more', { name })}
        aria-disabled={!more || undefined}
        onClick={() => step(more)}
      />
    </div>
  );
}

/** Marks below the name: the use-by date, highlighted if near or past, and a warning if the thing runs low. */
function Marks({ item, id }: Pick<RowProps, 'item'> & { id: string }) {
  const { t } = useTranslation('pantry');
  const { language } = useLanguage();
  const { day: today } = useMyToday();
  const { expiresOn, level } = item;
  const state = expiryOf(item, today);
  const near = expiresOn === today ? 'today' : expiresOn === addDays(today, 1) ? 'tomorrow' : state;
  const day = expiresOn && formatDate(expiresOn, language, 'short');
  return (
    <span id={id} className={css.marks}>
      {state && near && day && (
        <span data-tone={state}>
          {state === 'expired' || near === 'today' ? (
            <Icon of={TriangleAlert} size={14} />
          ) : (
            <Icon of={Clock} size={14} />
          )}
          {t(`item.${near}`, { day })}
        </span>
      )}
      {!state && day && level !== 'gone' && <span>{t('item.best', { day })}</span>}
      {isShort(item) && (
        <span data-tone="soon">
          <Icon of={TriangleAlert} size={14} />
          {t('item.short')}
        </span>
      )}
    </span>
  );
}

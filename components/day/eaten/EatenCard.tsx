import { CloudUpload, Copy, Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { UndoLine } from '@/components/ui/feedback/UndoLine';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { useEatenCalls } from '@/context/day/eaten';
import { useLanguage } from '@/context/LanguageContext';
import { draftOfLog, eatenName } from '@/lib/domain/eaten/draft';
import type { EatenLog } from '@/lib/domain/eaten/types';
import { missingFrom } from '@/lib/domain/eaten/usual';
import { addDays, type Day } from '@/lib/domain/time/day';
import css from './EatenCard.module.scss';
import { LazyEatDialog } from './EatDialog.lazy';
import { useEatenFacts } from './useEatenFacts';

interface EatenCardProps {
  readonly day: Day;
  readonly today: Day;
  /** Logs of this day and the day before. */
  readonly logs: readonly EatenLog[];
  /** Set if the server has refused a log. */
  readonly isRefused: boolean;
}

/**
 * Lists the food eaten on a day outside the plans; it can add more, correct amounts, and repeat food of the day before.
 */
export function EatenCard({ day, today, logs, isRefused }: EatenCardProps) {
  const { t } = useTranslation('eaten');
  const { put, remove } = useEatenCalls();
  const [open, setOpen] = useState<EatenLog | 'new'>();
  const [removed, setRemoved] = useState<EatenLog>();
  const own = logs.filter((log) => log.day === day);
  const missing = missingFrom(
    logs.filter((log) => log.day === addDays(day, -1)),
    own,
  );
  const takeAway = (log: EatenLog) => {
    setRemoved(log);
    void remove(log);
  };
  const bringBack = (log: EatenLog) => {
    setRemoved(undefined);
    void put(log.day, draftOfLog(log), log.key);
  };
  return (
    <section className={css.card} aria-labelledby="eaten">
      <h2 id="eaten">{t('title')}</h2>
      {own.length > 0 ? (
        <ul>
          {own.map((log) => (
            <EatenRow key={log.key} log={log} onOpen={() => setOpen(log)} />
          ))}
        </ul>
      ) : (
        !removed && <p className={css.hint}>{t('hint')}</p>
      )}
      {removed && <Removed log={removed} onBack={() => bringBack(removed)} />}
      {isRefused && <p role="alert">{t('refused')}</p>}
      <div className={css.actions}>
        <Button tone="primary" icon={Plus} onClick={() => setOpen('new')}>
          {t('add')}
        </Button>
        {missing.length > 0 && (
          <Button icon={Copy} onClick={() => missing.forEach((draft) => void put(day, draft))}>
            {t(day === today ? 'copy' : 'copyDay')}
          </Button>
        )}
      </div>
      {open && (
        <LazyEatDialog
          today={today}
          log={open === 'new' ? undefined : open}
          onLog={(draft) => void put(day, draft, open === 'new' ? undefined : open.key)}
          onRemove={takeAway}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}

function EatenRow({ log, onOpen }: { log: EatenLog; onOpen: () => void }) {
  const { t } = useTranslation('eaten');
  const { language } = useLanguage();
  const facts = useEatenFacts();
  const name = eatenName(log, language);
  return (
    <li>
      <button type="button" className={css.row} aria-label={t('change', { name })} onClick={onOpen}>
        <strong>{name}</strong>
        <small>
          {facts(log)}
          {log.isWaiting && (
            <span className={css.waiting}>
              <Icon of={CloudUpload} size={16} /> {t('waiting')}
            </span>
          )}
        </small>
      </button>
    </li>
  );
}

function Removed({ log, onBack }: { log: EatenLog; onBack: () => void }) {
  const { t } = useTranslation('eaten');
  const { language } = useLanguage();
  const name = eatenName(log, language);
  return <UndoLine text={t('removed', { name })} label={t('undo', { name })} onUndo={onBack} />;
}

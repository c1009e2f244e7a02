import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Note } from '@/components/ui/feedback/Note';
import { ShowMore } from '@/components/ui/lists/ShowMore';
import type { ImportFault } from '@/lib/domain/import/record';
import css from '@/components/import/ImportHead.module.scss';
import { useImportWords } from '@/components/import/useImportWords';

const FIRST = 10;

interface FaultsProps {
  readonly faults: readonly ImportFault[];
  /** Set if nothing could be read. */
  readonly isFailed: boolean;
}

/** Lists the parts that could not be read, with their places. */
export function Faults({ faults, isFailed }: FaultsProps) {
  const { t } = useTranslation(['import', 'common']);
  const { faultSaid } = useImportWords();
  const [isAll, setAll] = useState(false);
  if (faults.length === 0) return null;
  return (
    <Note as="div" tone="attention" icon={CircleAlert}>
      <div className={css.faults}>
        {!isFailed && <h3 className="h6">{t('fault.title', { count: faults.length })}</h3>}
        <ul>
          {(isAll ? faults : faults.slice(0, FIRST)).map(({ where, key }, index) => (
            <li key={index}>
              {where && <strong>{where}: </strong>}
              {faultSaid(key)}
            </li>
          ))}
        </ul>
        {!isAll && faults.length > FIRST && (
          <ShowMore label={t('common:action.showMore')} onMore={() => setAll(true)} />
        )}
      </div>
    </Note>
  );
}

import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Tag } from '@/components/ui/Tag';
import type { Import } from '@/lib/domain/import/record';
import css from './Extras.module.scss';
import type { Choice } from './useChoice';
import { useImportWords } from '@/components/import/useImportWords';

interface ExtrasProps {
  readonly one: Import;
  readonly choice: Choice;
  readonly isClosed: boolean;
}

const STYLES = {
  taken: { tone: 'success', icon: CircleCheck },
  partly: { tone: 'attention', icon: CircleAlert },
  left: { tone: 'attention', icon: CircleAlert },
} as const;

/**
 * Lists the source's other collections, which can be imported too, with their state, and those that Supra cannot store.
 */
export function Extras({ one: { extras = [], leftOut = [] }, choice, isClosed }: ExtrasProps) {
  const { t } = useTranslation('import');
  const { collectionSaid } = useImportWords();
  if (extras.length + leftOut.length === 0) return null;
  return (
    <details className={css.extras}>
      <summary>{t('extras.title', { count: extras.length })}</summary>
      <ul>
        {extras.map(({ key, collection, Name, count, state = '' }) => (
          <li key={key}>
            <label>
              <input
                type="checkbox"
                className="form-check-input"
                checked={state === 'taken' || choice.extras.has(key)}
                disabled={isClosed || state === 'taken'}
                onChange={(event) => choice.chooseExtra(key, event.target.checked)}
              />
              <span>
                {collectionSaid(collection)}
                {Name && `: ${Name}`}
                {count !== undefined && <small> {t('extras.entries', { count })}</small>}
              </span>
              {state && <Tag {...STYLES[state]}>{t(`extras.state.${state}`)}</Tag>}
            </label>
          </li>
        ))}
      </ul>
      {leftOut.length > 0 && (
        <>
          <h3 className="h6">{t('extras.leftOut')}</h3>
          <ul>
            {leftOut.map(({ collection, count }) => (
              <li key={collection}>
                {collectionSaid(collection)}: {count}
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

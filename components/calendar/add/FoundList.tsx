import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { RemoteList } from '@/components/ui/lists/RemoteList';
import { SearchField } from '@/components/ui/inputs/SearchField';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { WhenSeen } from '@/components/ui/WhenNear';
import { resultOfEnter } from '@/lib/domain/search/resultOfEnter';
import { useWide } from '@/lib/hooks/useWide';
import type { Remote } from '@/lib/remote/remote';
import css from './FoundList.module.scss';

interface Named {
  readonly id: number;
  readonly Name: string;
}
interface FoundListProps<T extends Named> {
  readonly label: string;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly found: {
    readonly remote: Remote<readonly T[]>;
    readonly reload: () => unknown;
    readonly more?: () => unknown;
  };
  /** Details beside a name. */
  readonly facts: (one: T) => ReactNode;
  readonly onPick: (one: T) => void;
  /** Takes the typed text as it is if nothing is found. */
  readonly onWrite?: () => void;
  /** Content above the results. */
  readonly children?: ReactNode;
}

/** Search field with its results below; a tap picks one. */
export function FoundList<T extends Named>(props: FoundListProps<T>) {
  const { label, typed, onType, found, facts, onPick, onWrite, children } = props;
  const { t } = useTranslation('calendar');
  const enter = () => {
    if (!typed || found.remote.status !== 'ready') return;
    const one = resultOfEnter(typed, found.remote.data);
    if (one) onPick(one);
    else if (found.remote.data.length === 0) onWrite?.();
  };
  const isWide = useWide(); // A phone's keyboard would cover the results.
  return (
    <>
      <SearchField
        label={label}
        placeholder={label}
        value={typed}
        onChange={onType}
        isFocused={isWide}
        onEnter={enter}
      />
      {children}
      <RemoteList
        of={found.remote}
        skeleton={<SkeletonRows count={4} />}
        onRetry={found.reload}
        nothing={<p className={css.note}>{t('nothing')}</p>}
      >
        {(all) => (
          <>
            <ul className={css.found} aria-label={t('found')}>
              {all.map((one) => (
                <li key={one.id}>
                  <button
                    type="button"
                    className={css.pick}
                    aria-label={t('pick', { name: one.Name })}
                    onClick={() => onPick(one)}
                  >
                    {facts(one)}
                    <Icon of={Plus} />
                  </button>
                </li>
              ))}
            </ul>
            {found.more && <WhenSeen key={all.length} onSeen={found.more} />}
          </>
        )}
      </RemoteList>
    </>
  );
}

import { useTranslation } from 'next-i18next/pages';
import type { HitKind } from './hits';
import css from './SearchKinds.module.scss';

interface SearchKindsProps {
  readonly kinds: readonly HitKind[];
  /** The one that is looked at alone; undefined is all of them. */
  readonly chosen: HitKind | undefined;
  readonly onChoose: (kind: HitKind | undefined) => void;
}

/** Narrows what was found to one kind. */
export function SearchKinds({ kinds, chosen, onChoose }: SearchKindsProps) {
  const { t } = useTranslation('search');
  return (
    <div role="group" aria-label={t('kinds')} className={css.kinds}>
      {[undefined, ...kinds].map((kind) => (
        <button
          key={kind ?? 'all'}
          type="button"
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind)}
        >
          {kind ? t(`kind.${kind}`) : t('everything')}
        </button>
      ))}
    </div>
  );
}

import { useTranslation } from 'next-i18next/pages';
import type { HitKind } from './hits';
import css from './SearchKinds.module.scss';

interface SearchKindsProps {
  readonly kinds: readonly HitKind[];
  /** The only kind shown; undefined shows all. */
  readonly chosen: HitKind | undefined;
  readonly onChoose: (kind: HitKind | undefined) => void;
}

/** Filters the results by kind. */
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

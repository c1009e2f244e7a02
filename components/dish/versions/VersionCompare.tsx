import { useTranslation } from 'next-i18next/pages';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useDishVersion } from '@/context/dish/dishVersions';
import { useLanguage } from '@/context/LanguageContext';
import type { Dish } from '@/lib/domain/dish/record';
import { differences } from '@/lib/forms/dish/conflict';
import { valuesOf } from '@/lib/forms/dish/values';
import { ConflictValue } from './ConflictValue';
import css from './EarlierVersions.module.scss';

/** Compares an earlier version with the current recipe, side by side, field by field. */
export function VersionCompare({ dish, version }: { dish: Dish; version: number }) {
  const { t } = useTranslation(['versions', 'recipe']);
  const { language } = useLanguage();
  const { remote, reload } = useDishVersion(dish.id, version);
  return (
    <RemoteView of={remote} skeleton={<SkeletonRows count={3} />} onRetry={reload}>
      {(kept) => {
        const [then, now] = [valuesOf(kept, language), valuesOf(dish, language)];
        const found = differences({ base: now, mine: then, theirs: now });
        if (found.length === 0) return <p>{t('same')}</p>;
        return found.map(({ field }) => (
          <section key={field} className={css.difference} aria-label={t(`recipe:conflict.field.${field}`)}>
            <h3>{t(`recipe:conflict.field.${field}`)}</h3>
            <div>
              <h4>{t('then')}</h4>
              <ConflictValue field={field} values={then} />
            </div>
            <div data-now>
              <h4>{t('now')}</h4>
              <ConflictValue field={field} values={now} />
            </div>
          </section>
        ));
      }}
    </RemoteView>
  );
}

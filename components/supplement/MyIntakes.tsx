import { useTranslation } from 'next-i18next/pages';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useIntakes } from '@/context/supplement/supplements';
import css from './IntakeList.module.scss';
import { IntakeList } from './IntakeList';

/** Lists all of the person's intakes, above the library. */
export function MyIntakes() {
  const { t } = useTranslation('supplement');
  const { remote, reload } = useIntakes();
  return (
    <section aria-labelledby="my-intakes" className={css.section}>
      <h2 id="my-intakes" className="h4">
        {t('intake.title')}
      </h2>
      <RemoteView of={remote} skeleton={<SkeletonRows count={2} />} onRetry={reload}>
        {(intakes) =>
          intakes.length > 0 ? (
            <IntakeList intakes={intakes} onChanged={reload} />
          ) : (
            <p className="text-body-secondary">{t('intake.none')}</p>
          )
        }
      </RemoteView>
    </section>
  );
}

import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonBar } from '@/components/ui/feedback/Skeletons';
import { Icon } from '@/components/ui/Icon';
import { useUnverifiedCount } from '@/context/dashboard/dashboard';
import css from './ProductGaps.module.scss';
import { DashboardSection } from '@/components/dashboard/sections/DashboardSection';

/** Shows admins the number of unverified products. */
export function ProductGaps() {
  const { t } = useTranslation('dashboard');
  const { remote, reload } = useUnverifiedCount();
  return (
    <DashboardSection title={t('gapsTitle')} href="/products" linkLabel={t('gapsLink')}>
      <RemoteView of={remote} skeleton={<SkeletonBar height="control" />} onRetry={reload}>
        {(count) => (
          <p className={count > 0 ? css.attention : css.fine}>
            {count > 0 ? <Icon of={TriangleAlert} size={20} /> : <Icon of={CircleCheck} size={20} />}
            {count > 0 ? (
              <Link href="/products?state=unverified">{t('gaps', { count })}</Link>
            ) : (
              t('gapsNone')
            )}
          </p>
        )}
      </RemoteView>
    </DashboardSection>
  );
}

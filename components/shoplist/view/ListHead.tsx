import { ArrowLeft, WifiOff } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { PageTitle } from '@/components/layout/PageTitle';
import { Icon } from '@/components/ui/Icon';
import { useLanguage } from '@/context/LanguageContext';
import { formatMoney } from '@/lib/format/number';
import { useOffline } from '@/lib/hooks/useOffline';
import css from './ListHead.module.scss';
import { ProgressTrack } from './ProgressBar';

/** Sum in tetri that reserves the width while the real one is computed. */
const AWAITED = 10_000;

interface ListHeadProps {
  readonly title: string;
  readonly done: number;
  readonly total: number;
  /** Price of the remaining lines in the shop, in tetri; undefined while it is unknown. */
  readonly leftTetri: number | undefined;
  readonly isFolded: boolean;
  readonly children: ReactNode;
}

/** Sticky head of a list: name, progress, price of the remaining lines, and whether the device is offline. */
export function ListHead({ title, done, total, leftTetri, isFolded, children }: ListHeadProps) {
  const { t } = useTranslation('shoplist');
  const { language } = useLanguage();
  const { isOffline } = useOffline();
  return (
    <div className={css.head} data-folded={isFolded}>
      <Link href="/shoplist" className={css.back} aria-label={t('action.back')}>
        <Icon of={ArrowLeft} size={22} />
      </Link>
      <PageTitle
        title={title}
        lead={
          <>
            <span>{t('progress', { done, total })}</span>
            {leftTetri !== 0 && (
              <span className={leftTetri === undefined ? css.awaited : undefined}>
                {t('price.left', { price: formatMoney(leftTetri ?? AWAITED, language) })}
              </span>
            )}
            {isOffline && (
              <span className={css.offline}>
                <Icon of={WifiOff} size={16} />
                <span className="visually-hidden">{t('offline')}</span>
              </span>
            )}
          </>
        }
      >
        {children}
      </PageTitle>
      <ProgressTrack done={done} total={total} />
    </div>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { Lines } from '@/components/ui/lists/Lines';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useMovements } from '@/context/storage/stocks';
import { useLanguage } from '@/context/LanguageContext';
import type { Movement } from '@/lib/domain/storage/record';
import { formatAmount } from '@/lib/format/amount';
import { DEFAULT_TIME_ZONE } from '@/lib/format/moment';
import { personName } from '@/lib/format/name';
import { formatDate } from '@/lib/format/time';

/** Lists a product's stock movements, newest first. */
export function HistoryDialog({
  product,
  name,
  onClose,
}: {
  product: number;
  name: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('storage');
  const { remote, reload } = useMovements(product);
  return (
    <DialogFrame title={t('history.title', { name })} onClose={onClose}>
      <RemoteView of={remote} skeleton={<SkeletonRows count={5} />} onRetry={reload}>
        {(movements) =>
          movements.length === 0 ? (
            <p>{t('history.empty')}</p>
          ) : (
            <Lines>
              {movements.map((movement) => (
                <Row key={movement.id} movement={movement} />
              ))}
            </Lines>
          )
        }
      </RemoteView>
    </DialogFrame>
  );
}

function Row({ movement }: { movement: Movement }) {
  const { t } = useTranslation('storage');
  const { language } = useLanguage();
  const { delta, unit, reason, note, at, by, order, stock } = movement;
  const why =
    reason === 'order'
      ? order
        ? t('history.order', { number: order.number })
        : t('history.orderReason')
      : t(`move.${reason}`);
  return (
    <li>
      <span>
        {why}
        <small>
          {[
            formatDate(new Date(at), language, 'instant', DEFAULT_TIME_ZONE),
            by && personName(by.Name, language),
            stock?.place,
            note,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <span>{`${delta > 0 ? '+' : '−'}${formatAmount(Math.abs(delta), unit, language)}`}</span>
    </li>
  );
}

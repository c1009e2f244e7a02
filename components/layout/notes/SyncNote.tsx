import { TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { useQueue } from '@/lib/hooks/useQueue';
import { dismissRefused } from '@/lib/offline/queue';
import type { Call } from '@/lib/offline/types';
import { VersionNote } from './VersionNote';

const isOfOrder = ({ path }: Call) => path.startsWith('orders/');

/** Shows the queued changes that the server refused, and a new version of the app. */
export function SyncNote() {
  const { t } = useTranslation();
  const { refused } = useQueue();
  // A courier's screen shows the order itself.
  const unsaid =
    useRouter().pathname === '/orders' ? refused.filter(({ call }) => !isOfOrder(call)) : refused;
  return (
    <div role="status">
      <VersionNote />
      {unsaid.length > 0 && (
        <div className="note note-attention">
          <Icon of={TriangleAlert} size={20} />
          {unsaid.some(({ call }) => isOfOrder(call)) ? (
            <Link href="/orders">
              {unsaid
                .filter(({ call }) => isOfOrder(call))
                .map(({ call }) => t('state.refusedOrder', { number: call.title }))
                .join(' · ')}
            </Link>
          ) : (
            <span>{t('state.refused', { count: unsaid.length })}</span>
          )}
          <Button size="sm" icon={X} iconSize={18} onClick={dismissRefused}>
            {t('action.close')}
          </Button>
        </div>
      )}
    </div>
  );
}

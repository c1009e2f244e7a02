import { Truck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import css from './ListSteps.module.scss';
import type { ListDialogProps } from './RenameDialog';

const ListActions = dynamic(() => import('./ListActions').then((module) => module.ListActions), {
  ssr: false,
  loading: () => <div className={css.rest} />,
});

/**
 * Actions beside a list's name: the order link at once, as its space is reserved, the other actions loaded afterwards.
 */
export function ListSteps({
  canOrder,
  ...rest
}: Omit<ListDialogProps, 'onClose'> & { readonly canOrder: boolean }) {
  const { t } = useTranslation('shoplist');
  return (
    <div className={css.actions}>
      {canOrder && (
        <Link href={`/shoplist/${rest.list.id}/checkout`} className="btn btn-primary">
          <Truck size={18} aria-hidden />
          {t('action.order')}
        </Link>
      )}
      <ListActions {...rest} />
    </div>
  );
}

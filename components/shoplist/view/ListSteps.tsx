import { Truck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import css from './ListSteps.module.scss';
import { LazyListActions } from './ListActions.lazy';
import type { ListDialogProps } from './RenameDialog';

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
        <LinkButton href={`/shoplist/${rest.list.id}/checkout`} tone="primary" icon={Truck}>
          {t('action.order')}
        </LinkButton>
      )}
      <LazyListActions {...rest} />
    </div>
  );
}

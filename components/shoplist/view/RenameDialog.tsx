import { useTranslation } from 'next-i18next/pages';
import { OneFieldDialog } from '@/components/forms/OneFieldDialog';
import { useShopListCalls } from '@/context/shoplist/shoplists';
import type { ShopList } from '@/lib/domain/shoplist/types';

/** Props of each of a list's dialogs. */
export interface ListDialogProps {
  readonly list: ShopList;
  readonly onChanged: () => unknown;
  readonly onClose: () => void;
}

/** Dialog that renames a list. */
export function RenameDialog({ list, onChanged, onClose }: ListDialogProps) {
  const { t } = useTranslation('shoplist');
  const calls = useShopListCalls();
  return (
    <OneFieldDialog
      title={t('action.rename')}
      label={t('rename.title')}
      initial={list.Name}
      onSend={async (name) => {
        await calls.rename(list.id, name);
        onChanged();
      }}
      onClose={onClose}
    />
  );
}

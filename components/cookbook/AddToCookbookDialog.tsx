import { BookPlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { SendDialog } from '@/components/ui/SendDialog';
import { FilterSelect } from '@/components/ui/FilterFields';
import { useCookbookCalls, useMyCookbooks } from '@/context/data/cookbooks';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import cookbook from '@/locales/en/cookbook.json';

interface DialogProps {
  readonly dish: { readonly id: number; readonly Name: string };
  readonly onClose: () => void;
}

/** Asks which cookbook a recipe goes into. */
function Dialog({ dish, onClose }: DialogProps) {
  const { t } = useTranslation('cookbook');
  const cookbooks = useMyCookbooks();
  const { add } = useCookbookCalls();
  const [chosen, setChosen] = useState<string>();
  const target = chosen ?? String(cookbooks[0]?.id ?? '');
  return (
    <SendDialog
      title={t('addTitle', { name: dish.Name })}
      sendLabel={t('add')}
      icon={BookPlus}
      canSend={target !== ''}
      onSend={() => add(Number(target), dish.id).then(onClose, () => undefined)} // the alert has said it
      onClose={onClose}
    >
      {cookbooks.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <FilterSelect
          label={t('choose')}
          value={target}
          options={cookbooks.map(({ id, Name }) => ({ value: String(id), label: Name }))}
          onChange={setChosen}
        />
      )}
    </SendDialog>
  );
}

export const AddToCookbookDialog = withNamespaces(Dialog, { cookbook });

import { BookPlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { SendDialog } from '@/components/ui/dialogs/SendDialog';
import { FilterSelect } from '@/components/ui/inputs/FilterFields';
import { useCookbookCalls, useCookbooks } from '@/context/cookbook/cookbooks';
import { LIMITS } from '@/lib/domain/limits';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import cookbook from '@/locales/en/cookbook.json';

/** Recipes added to a cookbook, and the function that takes them out again. */
interface CookbookAddition {
  readonly count: number;
  readonly back: () => Promise<unknown>;
}
interface AddToCookbookProps {
  readonly dishes: readonly number[];
  /** Name of the recipe; undefined for several recipes. */
  readonly name?: string;
  readonly onPut?: (put: CookbookAddition) => void;
  readonly onClose: () => void;
}

const NEW = 'new';

/** Dialog that adds one or more recipes to a cookbook; it can also create a new one. */
function Dialog({ dishes, name: only, onPut, onClose }: AddToCookbookProps) {
  const { t } = useTranslation('cookbook');
  const { remote } = useCookbooks('mine');
  const { add, addAll, takeOut, create } = useCookbookCalls();
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const [name, setName] = useState('');
  const cookbooks = remote.status === 'ready' ? remote.data : [];
  const target = chosen ?? String(cookbooks[0]?.id ?? NEW);
  const isNew = target === NEW;
  const send = async () => {
    const into = isNew ? (await create(name.trim())).id : Number(target);
    setChosen(String(into)); // Prevents a second creation if adding fails.
    const [first] = dishes;
    if (only !== undefined && first !== undefined) await add(into, first);
    else {
      const added = await addAll(into, dishes);
      onPut?.({ count: added.length, back: () => takeOut(into, added) });
    }
    onClose();
  };
  return (
    <SendDialog
      title={only !== undefined ? t('addTitle', { name: only }) : t('addSeveral', { count: dishes.length })}
      sendLabel={t('add')}
      icon={BookPlus}
      canSend={remote.status === 'ready' && (!isNew || name.trim() !== '')}
      onSend={() => send().catch(() => undefined)} // An alert already reports it.
      onClose={onClose}
      isUnsaved={isNew && name !== ''}
    >
      {cookbooks.length > 0 && (
        <FilterSelect
          label={t('choose')}
          value={target}
          options={[
            ...cookbooks.map((one) => ({ value: String(one.id), label: one.Name })),
            { value: NEW, label: t('create') },
          ]}
          onChange={setChosen}
        />
      )}
      {isNew && (
        <div className="mt-2">
          <label htmlFor={id} className="form-label">
            {t('newName')}
          </label>
          <input
            id={id}
            className="form-control"
            maxLength={LIMITS.cookbook.name.max}
            autoComplete="off"
            value={name}
            onChange={({ target: field }) => setName(field.value)}
          />
        </div>
      )}
    </SendDialog>
  );
}

export const AddToCookbookDialog = withNamespaces(Dialog, { cookbook });

import { Tags } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ChoiceChips } from '@/components/ui/inputs/ChoiceChips';
import { SendDialog } from '@/components/ui/dialogs/SendDialog';
import { useDishesInBulk } from '@/context/dish/dishesInBulk';
import { useMyTags } from '@/context/dish/tags';
import type { DishCard } from '@/lib/domain/dish/record';
import { LIMITS } from '@/lib/domain/limits';
import { ownWords } from '@/lib/domain/text/ownWords';
import type { WordsChanged } from '@/lib/forms/dish/bulk';
import { useFaultText } from '@/lib/hooks/useFaultText';
import { formMessage } from '@/lib/hooks/useFormSubmit';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import library from '@/locales/en/library.json';
import { TagsPicker } from '@/components/dish/form/TagsPicker';

interface TagDishesDialogProps {
  readonly chosen: ReadonlySet<number>;
  /** Chosen recipes on the current page; the dialog uses their names and tags. */
  readonly dishes: readonly DishCard[];
  readonly onSet: (changed: readonly WordsChanged[]) => void;
  readonly onClose: () => void;
}

/** Dialog that adds tags to several recipes and removes others at once. */
function Dialog({ chosen, dishes, onSet, onClose }: TagDishesDialogProps) {
  const { t } = useTranslation('library');
  const { said } = useFaultText();
  const { changeTags } = useDishesInBulk();
  const mine = useMyTags();
  const [add, setAdd] = useState<readonly string[]>([]);
  const [remove, setRemove] = useState<readonly string[]>([]);
  const [fault, setFault] = useState('');
  const { max } = LIMITS.tags;
  const shown = dishes.filter(({ id }) => chosen.has(id));
  const all =
    shown.length === chosen.size ? shown.flatMap(({ tags = [] }) => tags) : mine.map(({ name }) => name);
  const ids = [...chosen];
  /** Returns the names of the recipes that would exceed the maximum of tags. */
  const fullOnes = (cause: unknown) => {
    const { fields = [] } = (cause ?? {}) as {
      fields?: readonly { path: readonly string[]; key?: string }[];
    };
    const full = fields.filter(({ key, path }) => key === 'tooMany' && path.length > 1);
    return full.flatMap(({ path }) => dishes.find(({ id }) => id === ids[Number(path[1])])?.Name ?? []);
  };
  const send = async () => {
    setFault('');
    try {
      onSet(
        await changeTags(
          ids.map((dish) => ({ dish, add, remove })),
          true,
        ),
      );
    } catch (cause) {
      const names = fullOnes(cause).join(', ');
      setFault(names ? t('choose.tagsFull', { max, names }) : said(formMessage(cause)));
    }
  };
  return (
    <SendDialog
      title={t('choose.tagsTitle', { count: chosen.size })}
      sendLabel={t('choose.set', { count: chosen.size })}
      icon={Tags}
      canSend={add.length + remove.length > 0}
      onSend={send}
      onClose={onClose}
      isUnsaved={add.length + remove.length > 0}
    >
      <div className="field">
        <TagsPicker
          label={t('choose.tagsAdd')}
          addLabel={(tag) => t('choose.tagsNew', { tag })}
          removeLabel={(tag) => t('choose.tagsNot', { tag })}
          fullText={t('choose.tagsMost', { max })}
          value={add}
          onChange={setAdd}
        />
      </div>
      {all.length > 0 && (
        <fieldset className="field">
          <legend className="form-label">{t('choose.tagsTake')}</legend>
          <ChoiceChips all={ownWords(all)} word={(tag) => tag} value={remove} onChange={setRemove} />
        </fieldset>
      )}
      {fault && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
    </SendDialog>
  );
}

export const TagDishesDialog = withNamespaces(Dialog, { library });

import { ListPlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useId, useState, type FormEvent } from 'react';
import { FieldError, type FieldMessage } from '@/components/forms/FieldError';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { Button } from '@/components/ui/inputs/Button';
import { useShopListCalls, useShopLists } from '@/context/shoplist/shoplists';
import { useLanguage } from '@/context/LanguageContext';
import { LIMITS } from '@/lib/domain/limits';
import type { ShopList } from '@/lib/domain/shoplist/types';
import { numberText, parseNumber } from '@/lib/format/number';
import { fieldFault } from '@/lib/faults/fault';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import shoplist from '@/locales/en/shoplist.json';
import validation from '@/locales/en/validation.json';
import css from '@/components/shoplist/view/ShopListView.module.scss';
import { ListField } from './ListField';
import { TogetherField } from './TogetherField';
import { useTogether } from './useTogether';

export interface AddToListProps {
  readonly dish: { readonly id: number; readonly Name: string };
  readonly servings: number;
}

interface DialogProps extends AddToListProps {
  readonly onClose: () => void;
}

function Dialog(props: DialogProps) {
  const { t } = useTranslation('shoplist');
  const { remote, reload } = useShopLists();
  return (
    <DialogFrame title={t('dish.title', { name: props.dish.Name })} onClose={props.onClose}>
      <RemoteView of={remote} skeleton={<SkeletonRows count={2} />} onRetry={reload}>
        {(lists) => <Choose {...props} lists={lists} />}
      </RemoteView>
    </DialogFrame>
  );
}

function Choose({ lists, dish, servings, onClose }: DialogProps & { lists: readonly ShopList[] }) {
  const { t } = useTranslation(['shoplist', 'common']);
  const { language } = useLanguage();
  const router = useRouter();
  const calls = useShopListCalls();
  const id = useId();
  const [target, setTarget] = useState(lists[0]?.id ?? 0);
  const [text, setText] = useState(() => numberText(servings, language));
  const [fault, setFault] = useState<FieldMessage>();
  const [isSending, setSending] = useState(false);
  const together = useTogether(target === 0);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const count = parseNumber(text) ?? 0;
    if (!(count > 0 && count <= LIMITS.servings.max)) return setFault({ key: 'amount' });
    setSending(true);
    try {
      const list = target || (await calls.create(dish.Name, together.members)).id;
      setTarget(list);
      await calls.addDish(list, dish.id, count);
      onClose();
      await router.push(`/shoplist/${list}`);
    } catch (cause) {
      if (!together.isRefused(cause)) setFault(fieldFault(cause));
      setSending(false);
    }
  };
  return (
    <form className={css.form} onSubmit={send} noValidate>
      <ListField lists={lists} value={target} onChange={setTarget} />
      {target === 0 && <TogetherField together={together} />}
      <div className="field">
        <label htmlFor={id} className="form-label">
          {t('dish.servings')}
        </label>
        <input
          id={id}
          className={`form-control${fault ? ' is-invalid' : ''}`}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-error` : undefined}
          value={text}
          onChange={(event) => {
            setFault(undefined);
            setText(event.target.value);
          }}
        />
        <FieldError id={`${id}-error`} error={fault} />
      </div>
      <Button type="submit" tone="primary" icon={ListPlus} isBusy={isSending}>
        {t('common:action.addToList')}
      </Button>
    </form>
  );
}

export const AddDishDialog = withNamespaces(Dialog, { shoplist, validation });

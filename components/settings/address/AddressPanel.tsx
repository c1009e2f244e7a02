import { MapPin, Pencil, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useAddressWords } from '@/components/records/address/useAddressWords';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Button } from '@/components/ui/inputs/Button';
import { Tag } from '@/components/ui/Tag';
import { useAddressCalls, type Profile } from '@/context/account/users';
import {
  addressKey,
  ADDRESS_BOOK_LIMITS,
  withoutAddress,
  withUsual,
  type SavedAddress,
} from '@/lib/domain/order/addresses';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import address from '@/locales/en/address.json';
import css from './AddressPanel.module.scss';
import { LazyAddressDialog } from './AddressDialog.lazy';

interface PanelProps {
  readonly me: Profile;
  readonly onSaved: (me: Profile) => void;
}

function Panel({ me, onSaved }: PanelProps) {
  const { t } = useTranslation(['address', 'common']);
  const { change } = useAddressCalls(me.id);
  const { nameOf, textOf, whole } = useAddressWords();
  const confirm = useConfirm();
  const [edited, setEdited] = useState<SavedAddress | 'new'>();
  const book = me.addresses ?? [];
  const isFull = book.length >= ADDRESS_BOOK_LIMITS.addresses;
  // an alert shows the error
  const send = (...args: Parameters<typeof change>) => change(...args).then(onSaved, () => undefined);
  const remove = async (one: SavedAddress) => {
    const name = nameOf(one) || textOf(one);
    const question = { title: t('book.removeTitle', { name }), confirmLabel: t('common:action.delete') };
    if (await confirm(question)) await send((now) => withoutAddress(now, addressKey(one)));
  };
  return (
    <section className="panel" aria-labelledby="settings-addresses">
      <h2 id="settings-addresses">{t('book.title')}</h2>
      <p className="text-body-secondary">{t('book.help')}</p>
      {book.length === 0 && <p>{t('book.empty')}</p>}
      <ul className={css.book}>
        {book.map((one, index) => (
          <li key={addressKey(one)}>
            <p>
              <strong>
                {nameOf(one) || t('label.none')}
                {index === 0 && <Tag tone="success">{t('book.usual')}</Tag>}
              </strong>
              {textOf(one)}
            </p>
            <div className={css.tools}>
              {index > 0 && (
                <Button
                  icon={MapPin}
                  aria-label={`${t('book.makeUsual')}: ${whole(one)}`}
                  onClick={() => void send((now) => withUsual(now, addressKey(one)))}
                >
                  {t('book.makeUsual')}
                </Button>
              )}
              <Button
                icon={Pencil}
                aria-label={t('book.change', { name: whole(one) })}
                onClick={() => setEdited(one)}
              />
              <Button
                tone="outline-danger"
                icon={Trash2}
                aria-label={t('book.remove', { name: whole(one) })}
                onClick={() => void remove(one)}
              />
            </div>
          </li>
        ))}
      </ul>
      {isFull ? (
        <p className="form-text">{t('book.full', { max: ADDRESS_BOOK_LIMITS.addresses })}</p>
      ) : (
        <Button tone="outline-primary" icon={Plus} onClick={() => setEdited('new')}>
          {t('book.add')}
        </Button>
      )}
      {edited && (
        <LazyAddressDialog
          me={me}
          address={edited === 'new' ? null : edited}
          onSaved={onSaved}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}

/** Settings for delivery addresses; the first one is the default. */
export const AddressPanel = withNamespaces(Panel, { address });

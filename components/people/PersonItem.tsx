import { Ban, CircleCheck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Button } from '@/components/ui/inputs/Button';
import { Tag } from '@/components/ui/Tag';
import { useAuth } from '@/context/AuthContext';
import { usePeopleCalls } from '@/context/people/people';
import { useLanguage } from '@/context/LanguageContext';
import type { PersonRow } from '@/lib/domain/access/people';
import { personName } from '@/lib/format/name';
import { formatDate } from '@/lib/format/time';
import css from './PeopleList.module.scss';
import { RoleSelect } from './RoleSelect';

/** Shows a person with role and access; asks before each change. */
export function PersonItem({ person, onChanged }: { person: PersonRow; onChanged: () => void }) {
  const { t } = useTranslation('people');
  const { language } = useLanguage();
  const { person: me, refreshPerson } = useAuth();
  const calls = usePeopleCalls();
  const confirm = useConfirm();
  const { email, phone, blocked } = person;
  const name = personName(person.Name, language);
  // an alert shows the error
  const after = (call: Promise<unknown>) =>
    call.then(() => (person.id === me?.id ? refreshPerson() : undefined)).then(onChanged, () => undefined);

  const block = async () => {
    const text = { title: t('blockTitle', { name }), body: t('blockText'), confirmLabel: t('block') };
    if (await confirm(text)) await after(calls.block(person.id));
  };
  return (
    <li>
      <div className={css.who}>
        <strong>{name}</strong>
        {blocked && (
          <Tag tone="danger" icon={Ban}>
            {t('blocked')}
          </Tag>
        )}
        <span>{[email, phone].filter(Boolean).join(' · ') || '–'}</span>
        <small>{t('since', { date: formatDate(person.createdAt.slice(0, 10), language) })}</small>
      </div>
      <div className={css.actions}>
        <RoleSelect {...{ person, onChanged }} />
        {blocked ? (
          <Button icon={CircleCheck} onClick={() => after(calls.unblock(person.id))}>
            {t('unblock')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        ) : (
          <Button tone="outline-danger" icon={Ban} onClick={block}>
            {t('block')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

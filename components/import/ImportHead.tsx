import { Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { ButtonRow } from '@/components/ui/inputs/ButtonRow';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Note } from '@/components/ui/feedback/Note';
import { isMoving, useImportCalls } from '@/context/import/imports';
import { editedSince } from '@/lib/faults/editedSince';
import type { Import } from '@/lib/domain/import/record';
import { useFaultText } from '@/lib/hooks/useFaultText';
import { formMessage, type FormStatus } from '@/lib/hooks/useFormSubmit';
import css from './ImportHead.module.scss';
import { StateTag } from './StateTag';
import { useSourceName } from '@/components/import/start/useSourceName';

interface ImportHeadProps {
  readonly one: Import;
  readonly onChange: (now: Import) => void;
}
interface Refused {
  readonly said: FormStatus;
  readonly edited: ReturnType<typeof editedSince>;
}

/** Shows the name and state of an import, with buttons to undo or delete it. */
export function ImportHead({ one, onChange }: ImportHeadProps) {
  const { t } = useTranslation(['import', 'common']);
  const { push } = useRouter();
  const confirm = useConfirm();
  const calls = useImportCalls();
  const { said } = useFaultText();
  const name = useSourceName(one.source);
  const [refused, setRefused] = useState<Refused>();
  const taken = one.recipes?.filter(({ dish }) => dish !== null).length ?? 0;
  const undo = async () => {
    const text = {
      title: t('undo.title', { name }),
      body: t('undo.body', { count: taken }),
      confirmLabel: t('undo.confirm'),
    };
    if (!(await confirm(text))) return;
    setRefused(undefined);
    try {
      onChange(await calls.undo(one.id));
    } catch (cause) {
      setRefused({ said: formMessage(cause), edited: editedSince(cause) });
    }
  };
  const remove = async () => {
    const text = {
      title: t('list.removeTitle', { name }),
      body: t('list.removeBody'),
      confirmLabel: t('common:action.delete'),
    };
    if (!(await confirm(text))) return;
    await calls.remove(one.id).then(
      () => push('/import'),
      () => undefined, // An alert already reports it.
    );
  };
  return (
    <header className={css.head}>
      <div className={css.name}>
        <h2 className="h4">{name}</h2>
        <StateTag state={one.state} />
      </div>
      {one.state === 'ready' && one.recipes && one.recipes.length > 0 && (
        <p className={css.read}>{t('view.read', { count: one.recipes.length })}</p>
      )}
      {!isMoving(one.state) && (
        <ButtonRow>
          {(taken > 0 || one.state === 'taken') && (
            <Button icon={Undo2} onClick={undo}>
              {t('undo.action')}
            </Button>
          )}
          <Button tone="outline-danger" icon={Trash2} onClick={remove}>
            {t('list.remove')}
          </Button>
        </ButtonRow>
      )}
      {refused && (
        <div role="alert" className={css.refused}>
          <Note as="div" tone="attention">
            <div>
              <p className="mb-0">{refused.edited.length > 0 ? t('undo.edited') : said(refused.said)}</p>
              <ul className="mb-0">
                {refused.edited.map(({ dish, Name }) => (
                  <li key={dish ?? Name}>{dish ? <Link href={`/dishes/${dish}`}>{Name}</Link> : Name}</li>
                ))}
              </ul>
            </div>
          </Note>
        </div>
      )}
    </header>
  );
}

import {
  Ellipsis,
  Flag,
  Globe,
  Image as ImageIcon,
  Lock,
  Pencil,
  Printer,
  NotebookPen,
  Trash2,
  UserPlus,
} from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { LazyOneFieldDialog } from '@/components/forms/OneFieldDialog.lazy';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { ButtonRow } from '@/components/ui/inputs/ButtonRow';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Dropdown } from '@/components/ui/inputs/Dropdown';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useAuth } from '@/context/AuthContext';
import { useCookbookCalls } from '@/context/cookbook/cookbooks';
import { useRole } from '@/context/RoleContext';
import type { Cookbook } from '@/lib/domain/dish/cookbook';
import { canOwn } from '@/lib/domain/dish/record';
import { LIMITS } from '@/lib/domain/limits';
import { LazyCookbookPictureDialog } from './CookbookPictureDialog.lazy';
import { LazyEditorsDialog } from './EditorsDialog.lazy';

/** Actions of the owner on a whole cookbook, the rare ones behind "more", and the report of a public one. */
export function CookbookActions({ cookbook }: { cookbook: Cookbook }) {
  const { t } = useTranslation('cookbook');
  const { person } = useAuth();
  const { may } = useRole();
  const router = useRouter();
  const confirm = useConfirm();
  const calls = useCookbookCalls();
  const [dialog, setDialog] = useState<'rename' | 'describe' | 'picture' | 'share' | 'report'>();
  const { id, Name, Description, visibility, dishes } = cookbook;
  if (!person) return null;
  const close = () => setDialog(undefined);
  const quietly = (call: Promise<unknown>) => void call.catch(() => undefined); // An alert already reports it.
  const remove = async () => {
    const isSure = await confirm({
      title: t('deleteTitle', { name: Name }),
      body: t('deleteBody'),
      confirmLabel: t('delete'),
    });
    if (isSure) quietly(calls.remove(id).then(() => router.push('/cookbooks')));
  };
  const other = visibility === 'public' ? 'private' : 'public';
  return (
    <>
      <ButtonRow>
        {may('cookbooks.create') && dishes.length > 0 && (
          <LinkButton href={`/dishes/print?cookbook=${id}`} icon={Printer}>
            {t('print')}
          </LinkButton>
        )}
        {canOwn(cookbook, person) ? (
          <>
            <Button icon={UserPlus} onClick={() => setDialog('share')}>
              {t('share')}
            </Button>
            <Dropdown
              align="end"
              isButton
              className="menu-at-thumb"
              label={
                <>
                  <Icon of={Ellipsis} />
                  <span>{t('more')}</span>
                </>
              }
            >
              <Button tone="menu" icon={Pencil} onClick={() => setDialog('rename')}>
                {t('rename')}
              </Button>
              <Button tone="menu" icon={NotebookPen} onClick={() => setDialog('describe')}>
                {t('describe')}
              </Button>
              <Button tone="menu" icon={ImageIcon} onClick={() => setDialog('picture')}>
                {t('picture')}
              </Button>
              <Button
                tone="menu"
                icon={other === 'public' ? Globe : Lock}
                onClick={() => quietly(calls.update(id, { visibility: other }))}
              >
                {t(other === 'public' ? 'makePublic' : 'makePrivate')}
              </Button>
              <Button tone="menu" icon={Trash2} className="text-danger" onClick={remove}>
                {t('delete')}
              </Button>
            </Dropdown>
          </>
        ) : (
          visibility === 'public' && (
            <Button icon={Flag} onClick={() => setDialog('report')}>
              {t('report')}
            </Button>
          )
        )}
      </ButtonRow>
      {dialog === 'rename' && (
        <LazyOneFieldDialog
          title={t('rename')}
          label={t('renameLabel')}
          initial={Name}
          maxLength={LIMITS.cookbook.name.max}
          onSend={(text) => calls.update(id, { Name: text })}
          onClose={close}
        />
      )}
      {dialog === 'describe' && (
        <LazyOneFieldDialog
          title={t('describe')}
          label={t('describeLabel')}
          lines={4}
          initial={Description}
          maxLength={LIMITS.description.max}
          check={() => undefined}
          onSend={(text) => calls.update(id, { Description: text })}
          onClose={close}
        />
      )}
      {dialog === 'picture' && <LazyCookbookPictureDialog cookbook={cookbook} onClose={close} />}
      {dialog === 'share' && <LazyEditorsDialog cookbook={cookbook} onClose={close} />}
      {dialog === 'report' && (
        <LazyOneFieldDialog
          title={t('report')}
          label={t('reportLabel')}
          lines={4}
          maxLength={1000}
          onSend={(why) => calls.report(id, why)}
          onClose={close}
        />
      )}
    </>
  );
}

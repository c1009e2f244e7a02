import { ImagePlus, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState, type ChangeEvent } from 'react';
import { FieldError, type FieldMessage } from '@/components/forms/FieldError';
import { Avatar } from '@/components/layout/Avatar';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Button } from '@/components/ui/inputs/Button';
import { usePictureCalls, type Profile } from '@/context/account/users';
import { LIMITS } from '@/lib/domain/limits';
import css from './SettingsView.module.scss';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

interface AvatarFieldProps {
  readonly me: Profile;
  readonly onSaved: (me: Profile) => void;
}

/** Form field for the person's picture: choose another or remove it. */
export function AvatarField({ me, onSaved }: AvatarFieldProps) {
  const { t } = useTranslation(['account', 'common']);
  const { setAvatar, removeAvatar } = usePictureCalls(me.id);
  const confirm = useConfirm();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<FieldMessage>();

  const handleFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = ''; // allows choosing the same file again
    if (!file) return;
    const found = faultOf(file);
    setFault(found);
    if (found) return;
    await setAvatar(file).then(onSaved, (cause) => setFault(faultFrom(cause)));
  };
  const handleRemove = async () => {
    const isSure = await confirm({
      title: t('settings.pictureRemoveTitle'),
      confirmLabel: t('settings.pictureRemove'),
    });
    // on failure an alert shows the error, and the picture stays
    if (isSure && me.avatar) await removeAvatar(me.avatar.id).then(onSaved, () => undefined);
  };
  return (
    <div className={css.avatar}>
      <Avatar person={me} size="large" />
      <div>
        <div className="d-flex flex-wrap gap-2">
          <Button icon={ImagePlus} onClick={() => input.current?.click()}>
            {t(me.avatar ? 'settings.pictureChange' : 'settings.pictureChoose')}
          </Button>
          {me.avatar && (
            <Button tone="outline-danger" icon={Trash2} onClick={handleRemove}>
              {t('settings.pictureRemove')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          accept={TYPES.join(',')}
          aria-label={t('settings.picture')}
          onChange={handleFile}
        />
        <div className="form-text">{t('settings.pictureHelp')}</div>
        <FieldError id="avatar-error" error={fault} />
      </div>
    </div>
  );
}

/** Checks type and size; the CMS checks the file's content. */
function faultOf(file: File): FieldMessage | undefined {
  if (!TYPES.includes(file.type)) return { key: 'imageType' };
  return file.size > LIMITS.imageBytes ? { key: 'imageSize' } : undefined;
}

function faultFrom(cause: unknown): FieldMessage | undefined {
  const { kind, fields } = (cause ?? {}) as { kind?: string; fields?: readonly { key?: string }[] };
  const key = fields?.[0]?.key;
  if (key) return { key };
  if (kind === 'wrongType') return { key: 'imageType' };
  return kind === 'tooLarge' ? { key: 'imageSize' } : undefined;
}

import { useField } from 'formik';
import { FilePlus, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { FieldError, type FieldMessage } from '@/components/forms/FieldError';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Button } from '@/components/ui/inputs/Button';
import { FileButton } from '@/components/ui/inputs/FileButton';
import { useUploadMedical, type MedicalKind } from '@/context/doctor/doctor';
import type { MedicalFile } from '@/lib/domain/doctor/types';
import { DOCUMENT_KINDS, documentFault } from '@/lib/domain/file/kind';
import { MEDICAL_LIMITS } from '@/lib/domain/limits';
import { fieldFault } from '@/lib/faults/fault';
import css from './FilesField.module.scss';

const ACCEPT = Object.values(DOCUMENT_KINDS)
  .map(({ mime }) => mime)
  .join();
const HEAD_BYTES = 16;
const MOST = MEDICAL_LIMITS.files.max;

/** Field for a record's private files: each is uploaded at once, and belongs to the record once that is saved. */
export function FilesField({ kind }: { kind: MedicalKind }) {
  const { t } = useTranslation(['doctor', 'common']);
  const [field, , helpers] = useField<readonly MedicalFile[]>('files');
  const upload = useUploadMedical(kind);
  const confirm = useConfirm();
  const id = useId();
  const [share, setShare] = useState<number | null>(null);
  const [fault, setFault] = useState<FieldMessage>();

  const add = async (chosen: readonly File[]) => {
    let kept = field.value;
    setFault(undefined);
    for (const file of chosen) {
      const found = await faultOf(file, kept.length);
      if (found) {
        setFault(found);
        break;
      }
      setShare(0);
      try {
        kept = [...kept, await upload(file, setShare)];
        await helpers.setValue(kept);
      } catch (cause) {
        setFault(fieldFault(cause));
        break;
      }
    }
    setShare(null);
  };
  const remove = async (file: MedicalFile) => {
    const title = t('files.removeTitle', { name: file.name });
    if (!(await confirm({ title, confirmLabel: t('common:action.remove') }))) return;
    await helpers.setValue(field.value.filter((one) => one.id !== file.id));
  };
  return (
    <fieldset className={css.filesField}>
      <legend className="form-label">{t('files.title')}</legend>
      {field.value.length > 0 && (
        <ul>
          {field.value.map((file) => (
            <li key={file.id}>
              <span>{file.name}</span>
              <Button tone="outline-danger" icon={Trash2} onClick={() => remove(file)}>
                {t('common:action.remove')}
                <span className="visually-hidden"> {file.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FileButton
        tone="outline-primary"
        icon={FilePlus}
        multiple
        accept={ACCEPT}
        aria-describedby={`${id}-help`}
        onFiles={add}
      >
        {t('files.add')}
      </FileButton>
      <div id={`${id}-help`} className="form-text">
        {t('files.help')}
      </div>
      {share !== null && <progress value={share} aria-label={t('files.uploading')} />}
      <FieldError id={`${id}-error`} error={fault} />
    </fieldset>
  );
}

async function faultOf(file: File, count: number): Promise<FieldMessage | undefined> {
  if (count >= MOST) return { key: 'tooMany', values: { max: MOST } };
  const key = documentFault(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()), file.size);
  return key && { key };
}

import { Check, ImagePlus, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { FieldError } from '@/components/forms/FieldError';
import { TakeFromHome } from '@/components/pantry/taken/TakeFromHome';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { Button } from '@/components/ui/inputs/Button';
import { Picture } from '@/components/ui/Picture';
import { useAuth } from '@/context/AuthContext';
import { useCookingCalls } from '@/context/cooking/cookings';
import { useAtHome } from '@/context/pantry/atHome';
import { useDishNote } from '@/context/dish/dishNotes';
import { useLanguage } from '@/context/LanguageContext';
import { useUsesUpHome } from '@/context/pantry/useUsesUpHome';
import type { Cooking } from '@/lib/domain/cooking/types';
import { imageFault } from '@/lib/domain/image/check';
import { LIMITS } from '@/lib/domain/limits';
import { formatDate } from '@/lib/format/time';
import { useToday } from '@/lib/hooks/useToday';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import cookingTexts from '@/locales/en/cooking.json';
import validation from '@/locales/en/validation.json';
import css from './CookedLog.module.scss';
import { PictureButton } from '@/components/dish/form/pictures/PictureButton';
import { Stars } from '@/components/dish/view/Stars';

interface CookingDialogProps {
  readonly dish: number;
  /** Number of servings cooked. */
  readonly servings: number;
  /** Log of a cooking session to change; undefined adds a new one. */
  readonly cooking?: Cooking;
  /** Called if it was cooked today and its ingredients should be taken out of the pantry. */
  readonly onTaken: () => void;
  readonly onClose: () => void;
}

/** Dialog for the day, note and picture of one cooking session. */
function Dialog({ dish, servings, cooking, onTaken, onClose }: CookingDialogProps) {
  const { t } = useTranslation('cooking');
  const { person } = useAuth();
  const { language } = useLanguage();
  const { day: today } = useToday(person?.timeZone);
  const { put } = useCookingCalls(dish);
  const id = useId();
  const [day, setDay] = useState(cooking?.day ?? today);
  const [Note, setNote] = useState(cooking?.Note ?? '');
  const [isBare, setBare] = useState(false);
  const [file, setFile] = useState<File>();
  const usesUp = useUsesUpHome();
  const [isTaking, setTaking] = useState(usesUp.isOn);
  const mayTake = !cooking && day === today;
  const home = useAtHome(dish, mayTake ? servings : 0);
  const send = () => {
    const image = isBare && !file ? { image: null } : {};
    const taking = mayTake && isTaking ? { servings } : {};
    void put({ day, Note: Note.trim(), ...image, ...taking }, { cooking, file });
    if (mayTake) usesUp.setOn(isTaking);
    if (mayTake && isTaking) onTaken();
    onClose();
  };
  const words = cooking ? 'change' : 'asked';
  return (
    <DialogFrame
      title={t(`${words}.title`, { date: formatDate(day, language) })}
      stayLabel={cooking ? undefined : t('asked.skip')}
      isUnsaved={Note !== (cooking?.Note ?? '') || file !== undefined}
      onClose={onClose}
      onSubmit={send}
      footer={
        <Button type="submit" tone="primary" icon={Check}>
          {t(`${words}.send`)}
        </Button>
      }
    >
      <div className={css.fields}>
        <div>
          <label htmlFor={`${id}-day`} className="form-label">
            {t('day')}
          </label>
          <input
            id={`${id}-day`}
            type="date"
            className="form-control"
            value={day}
            max={today}
            onChange={({ target }) => setDay(target.value && target.value <= today ? target.value : today)}
          />
        </div>
        <div>
          <label htmlFor={`${id}-note`} className="form-label">
            {t('note')}
          </label>
          <textarea
            id={`${id}-note`}
            className="form-control"
            rows={3}
            maxLength={LIMITS.note.max}
            placeholder={t('noteHint')}
            value={Note}
            onChange={({ target }) => setNote(target.value)}
          />
        </div>
        <PictureOf
          kept={isBare ? null : (cooking?.image ?? null)}
          file={file}
          onPick={setFile}
          onRemove={() => {
            setFile(undefined);
            setBare(true);
          }}
        />
        {!cooking && <MyStars dish={dish} />}
        {mayTake && <TakeFromHome isOn={isTaking} takes={home?.takes} onChange={setTaking} />}
        <p className="form-text mb-0">{t('private')}</p>
      </div>
    </DialogFrame>
  );
}

/** Rates the recipe right after cooking. */
function MyStars({ dish }: { dish: number }) {
  const { note, say } = useDishNote(dish);
  if (note === undefined) return null;
  // An alert already reports a failure.
  return (
    <Stars rating={note?.rating ?? null} onRate={(rating) => void say({ rating }).catch(() => undefined)} />
  );
}

interface PictureOfProps {
  readonly kept: Cooking['image'];
  readonly file: File | undefined;
  readonly onPick: (file: File) => void;
  readonly onRemove: () => void;
}

/** Shows the stored or newly chosen picture, or a button to choose one. */
function PictureOf({ kept, file, onPick, onRemove }: PictureOfProps) {
  const { t } = useTranslation('cooking');
  const id = useId();
  const [fault, setFault] = useState<'imageType' | 'imageSize'>();
  const pick = async (chosen: File | undefined) => {
    if (!chosen) return;
    const found = imageFault(new Uint8Array(await chosen.slice(0, 16).arrayBuffer()), chosen.size);
    setFault(found);
    if (!found) onPick(chosen);
  };
  if (file || kept)
    return (
      <div className={css.picture}>
        {file ? <Chosen file={file} /> : <Picture image={kept} alt={t('picture')} sizes="160px" />}
        <Button icon={Trash2} onClick={onRemove}>
          {t('pictureRemove')}
        </Button>
      </div>
    );
  return (
    <div>
      <PictureButton
        isQuiet
        icon={ImagePlus}
        label={t('pictureAdd')}
        onFiles={(files) => void pick([...files][0])}
      />
      <FieldError id={`${id}-error`} error={fault && { key: fault }} />
    </div>
  );
}

/** Shows a local picture that has not been uploaded yet. */
function Chosen({ file }: { file: File }) {
  const [url] = useState(() => URL.createObjectURL(file));
  // eslint-disable-next-line @next/next/no-img-element -- a file of this device
  return <img src={url} alt={file.name} onLoad={() => URL.revokeObjectURL(url)} />;
}

export const CookingDialog = withNamespaces(Dialog, { cooking: cookingTexts, validation });

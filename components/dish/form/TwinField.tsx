import { useField, useFormikContext } from 'formik';
import { Unlink } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useId, useState } from 'react';
import { FieldError, isFieldMessage, type FieldMessage } from '@/components/forms/FieldError';
import { Button } from '@/components/ui/inputs/Button';
import { Combobox } from '@/components/ui/inputs/Combobox';
import { useTwinSearch } from '@/context/dish/twins';
import { useRecipeForm } from '@/context/dish/RecipeFormContext';
import type { Twin } from '@/lib/domain/dish/record';
import type { DishValues } from '@/lib/forms/dish/values';
import type { Language } from '@/lib/domain/language';
import css from './RecipeForm.module.scss';

/** Links the recipe to the same one in the other language, or unlinks them. */
export function TwinField() {
  const { t } = useTranslation('recipe');
  const errorId = useId();
  const { values } = useFormikContext<DishValues>();
  const [{ value: twin }, meta, { setValue }] = useField<Twin | null>('translationOf');
  const fault: unknown = meta.error;
  const error = isFieldMessage(fault) ? fault : undefined;
  const other = values.language === 'ka' ? 'en' : 'ka';
  if (!twin) return <TwinPicker language={other} onPick={(picked) => setValue(picked)} error={error} />;
  return (
    <div className={css.twin}>
      <span className="form-label">{t(`twin.label.${twin.language === 'ka' ? 'ka' : 'en'}`)}</span>
      <div className={css.twinLink}>
        <Link href={`/dishes/${twin.id}`} lang={twin.language} target="_blank">
          {twin.Name}
        </Link>
        <Button
          tone="link"
          icon={Unlink}
          aria-label={t('twin.remove', { name: twin.Name })}
          aria-describedby={error ? errorId : undefined}
          onClick={() => setValue(null)}
        />
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
}

interface TwinPickerProps {
  readonly language: Language;
  readonly onPick: (twin: Twin) => void;
  readonly error: FieldMessage | undefined;
}

function TwinPicker({ language, onPick, error }: TwinPickerProps) {
  const { t } = useTranslation('recipe');
  const ids = { help: useId(), error: useId() };
  const { dish } = useRecipeForm();
  const [text, setText] = useState('');
  const found = useTwinSearch(text, language)?.filter(({ id }) => id !== dish?.id);
  const handleChoose = (id: string) => {
    const twin = found?.find((one) => String(one.id) === id);
    setText('');
    if (twin) onPick(twin);
  };
  return (
    <div className={css.twin}>
      <Combobox
        label={t(`twin.label.${language}`)}
        value={text}
        onType={setText}
        options={found?.map(({ id, Name }) => ({ id: String(id), label: Name })) ?? null}
        onChoose={handleChoose}
        status={t('twin.found', { count: found?.length ?? 0 })}
        placeholder={t('twin.placeholder')}
        isInvalid={Boolean(error)}
        describedBy={`${ids.help}${error ? ` ${ids.error}` : ''}`}
      />
      <p id={ids.help} className="form-text">
        {t('twin.help')}
      </p>
      <FieldError id={ids.error} error={error} />
    </div>
  );
}

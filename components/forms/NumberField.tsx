import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import Form from 'react-bootstrap/Form';
import InputGroup from 'react-bootstrap/InputGroup';
import { numberText, parseNumber } from '@/lib/format/number';
import { FieldFrame, type FieldText } from './FieldFrame';
import { useFieldState } from './useFieldState';

interface NumberFieldProps extends FieldText {
  readonly placeholder?: string;
  /** Unit after the number: kcal, min. */
  readonly unit?: string;
  readonly inputMode?: 'decimal' | 'numeric';
}

/**
 * Field for a number, typed with a comma, a point or a fraction. Formik holds the number, null for an empty field, or
 * the text itself if it is not a number, so that the schema can report it and no input is lost.
 */
export function NumberField({ placeholder, unit, inputMode = 'decimal', ...text }: NumberFieldProps) {
  const { i18n } = useTranslation();
  const { id, field, helpers, error, aria } = useFieldState<number | string | null>(text.name, text);
  const [draft, setDraft] = useState<string>();
  const language = i18n.language === 'ka' ? 'ka' : 'en';
  const kept = typeof field.value === 'number' ? numberText(field.value, language) : (field.value ?? '');

  const handleChange = (typed: string) => {
    setDraft(typed);
    helpers.setValue(typed.trim() === '' ? null : (parseNumber(typed) ?? typed));
  };
  const handleBlur = () => {
    setDraft(undefined);
    helpers.setTouched(true);
  };
  const control = (
    <Form.Control
      {...aria}
      name={field.name}
      type="text"
      inputMode={inputMode}
      autoComplete="off"
      placeholder={placeholder}
      value={draft ?? kept}
      onChange={(event) => handleChange(event.target.value)}
      onBlur={handleBlur}
      isInvalid={Boolean(error)}
    />
  );
  return (
    <FieldFrame {...text} id={id} error={error}>
      {unit ? (
        <InputGroup>
          {control}
          <InputGroup.Text>{unit}</InputGroup.Text>
        </InputGroup>
      ) : (
        control
      )}
    </FieldFrame>
  );
}

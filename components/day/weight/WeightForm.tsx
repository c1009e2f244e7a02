import { Save } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState, type FormEvent } from 'react';
import InputGroup from 'react-bootstrap/InputGroup';
import { Button } from '@/components/ui/inputs/Button';
import { useWeightCalls } from '@/context/day/weights';
import { useLanguage } from '@/context/LanguageContext';
import { WEIGHT_LIMITS } from '@/lib/domain/limits';
import type { Day } from '@/lib/domain/time/day';
import type { Weight } from '@/lib/domain/weight/range';
import { numberText, parseNumber } from '@/lib/format/number';

interface WeightFormProps {
  readonly day: Day;
  /** Weight already recorded on the day. */
  readonly weight?: Weight;
  readonly onSaved?: () => void;
}

/** Form for one weight in kilograms, typed with a comma or a point; replaces the day's existing weight. */
export function WeightForm({ day, weight, onSaved }: WeightFormProps) {
  const { t } = useTranslation('eaten');
  const { language } = useLanguage();
  const { save } = useWeightCalls();
  const id = useId();
  const known = weight ? numberText(weight.kilograms, language) : '';
  const [text, setText] = useState(known);
  const [isWrong, setWrong] = useState(false);
  const { min, max } = WEIGHT_LIMITS;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const kilograms = parseNumber(text);
    if (kilograms === undefined || kilograms < min || kilograms > max) return setWrong(true);
    try {
      await save(weight?.id ?? null, day, Math.round(kilograms * 100) / 100);
      onSaved?.();
    } catch {
      // An alert already reports it.
    }
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <label htmlFor={id} className="visually-hidden">
        {t('weight.kilograms')}
      </label>
      <InputGroup>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className={`form-control${isWrong ? ' is-invalid' : ''}`}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          value={text}
          onChange={({ target }) => {
            setWrong(false);
            setText(target.value);
          }}
        />
        <InputGroup.Text>{t('weight.kg')}</InputGroup.Text>
        <Button type="submit" tone="outline-primary" icon={Save} disabled={text === known}>
          {t('weight.save')}
        </Button>
      </InputGroup>
      {isWrong && (
        <div id={`${id}-error`} role="alert">
          {t('weight.wrong', { min, max })}
        </div>
      )}
    </form>
  );
}

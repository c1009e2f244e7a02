import { present } from '@/lib/domain/present';
import { useTranslation } from 'next-i18next/pages';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { LabelledSelect } from '@/components/ui/inputs/LabelledSelect';
import { useLanguage } from '@/context/LanguageContext';
import type { Weighed } from '@/lib/domain/amount/convert';
import type { Unit } from '@/lib/domain/dish/types';
import type { Import, ImportRecipe } from '@/lib/domain/import/record';
import { unitChoices } from '@/lib/format/unit';
import {
  lineTexts,
  correctedLine,
  type LineFault,
  type LineTexts,
  type CorrectedLine,
} from '@/lib/forms/import/correctedLine';
import { useFaultText } from '@/lib/hooks/useFaultText';
import css from './KeptLines.module.scss';
import { useChange } from '@/components/import/preview/useChange';

/** Import whose line is corrected, and the handler of the result. */
export interface Mending {
  readonly importId: number;
  readonly onMended: (now: Import, line: CorrectedLine) => void;
}
interface KeptLineFieldsProps {
  readonly recipe: ImportRecipe;
  /** Index of the line in its recipe. */
  readonly at: number;
  /** Weights of its product or food; null if that is unknown. */
  readonly weights: (Weighed & { readonly pieceName?: string | null }) | null;
  readonly mending: Mending;
  readonly onClose: () => void;
}

/** Fields for the amount, unit and words of one line, edited in place: Enter saves them, Escape reverts. */
export function KeptLineFields({ recipe, at, weights, mending, onClose }: KeptLineFieldsProps) {
  const { t } = useTranslation(['import', 'common']);
  const { language } = useLanguage();
  const { said } = useFaultText();
  const line = present(recipe.ingredients[at], 'a line of the recipe');
  const [before] = useState(() => lineTexts(line, weights, { of: recipe.language, language }));
  const [texts, setTexts] = useState(before);
  const [wrong, setWrong] = useState<LineFault>();
  const { isBusy, fault, change } = useChange(mending.importId, (now) =>
    mending.onMended(now, { recipe: recipe.key, at, before: line }),
  );
  const type = (part: Partial<LineTexts>) => {
    setWrong(undefined);
    setTexts((now) => ({ ...now, ...part }));
  };
  const save = async () => {
    const mended = correctedLine(line, { before, after: texts, weights });
    if (typeof mended === 'string') return setWrong(mended);
    const isSame = JSON.stringify(mended) === JSON.stringify(line);
    const ingredients = recipe.ingredients.with(at, mended);
    if (isSame || (await change([{ key: recipe.key, ingredients }]))) onClose();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    if (event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    if (event.key === 'Escape') onClose();
    else void save();
  };
  const field = (name: 'amount' | 'words') => ({
    className: `form-control${wrong === name ? ' is-invalid' : ''}`,
    'aria-label': t(`import:questions.mend.${name}`),
    'aria-invalid': wrong === name || undefined,
    autoComplete: 'off',
    value: texts[name],
    onChange: (event: { target: HTMLInputElement }) => type({ [name]: event.target.value }),
  });
  const units: { value: Unit | ''; label: string }[] = [
    { value: '', label: t('import:questions.mend.noUnit') },
    ...unitChoices(language, weights?.pieceName),
  ];
  return (
    <div
      role="group"
      aria-label={t('import:questions.mend.line', { line: line.text })}
      className={css.fields}
      onKeyDown={handleKey}
    >
      <input {...field('amount')} autoFocus />
      <LabelledSelect
        label={t('import:questions.mend.unit')}
        hideLabel
        value={texts.unit}
        options={units}
        onChange={(unit) => type({ unit })}
      />
      <input {...field('words')} lang={recipe.language} />
      <div role="alert">
        {wrong && t(`import:questions.mend.wrong.${wrong}`)}
        {fault && said(fault)}
      </div>
      <Button tone="outline-primary" isBusy={isBusy} onClick={save}>
        {t('common:action.save')}
      </Button>
      <Button tone="link" onClick={onClose}>
        {t('common:action.back')}
      </Button>
    </div>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import type { PastedFacts } from '@/lib/forms/dish/pasted';
import css from './PasteTable.module.scss';
import type { Paste } from './usePaste';

/** Name, times and servings as they were understood, to be put right. */
export function PasteFacts({ paste }: { paste: Paste }) {
  const { t } = useTranslation('recipe');
  const id = useId();
  const field = (name: keyof PastedFacts, label: string) => (
    <div>
      <label htmlFor={`${id}-${name}`} className="form-label">
        {label}
      </label>
      <input
        id={`${id}-${name}`}
        className="form-control"
        inputMode={name === 'Name' ? undefined : 'numeric'}
        autoComplete="off"
        value={paste.facts[name]}
        onChange={(event) => paste.correct({ [name]: event.target.value })}
      />
    </div>
  );
  return (
    <div className={css.pasteFacts}>
      {field('Name', t('form.name'))}
      {field('TimeToCook', t('form.time'))}
      {field('prepTime', t('form.prep'))}
      {field('servingAmount', t('form.servings'))}
    </div>
  );
}

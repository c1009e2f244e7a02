import { useTranslation } from 'next-i18next/pages';
import { useEffect, useId, useRef } from 'react';
import { FieldError } from '@/components/forms/FieldError';
import type { PastedFacts } from '@/lib/forms/dish/pasted';
import css from './PasteTable.module.scss';
import type { Paste } from './usePaste';

/** Fields for the parsed name, times and servings; shows errors that would prevent saving. */
export function PasteFacts({ paste }: { paste: Paste }) {
  const { t } = useTranslation('recipe');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { faults } = paste;
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  const field = (name: keyof PastedFacts, label: string) => (
    <div>
      <label htmlFor={`${id}-${name}`} className="form-label">
        {label}
      </label>
      <input
        id={`${id}-${name}`}
        className={`form-control${faults[name] ? ' is-invalid' : ''}`}
        inputMode={name === 'Name' ? undefined : 'numeric'}
        autoComplete="off"
        value={paste.facts[name]}
        aria-invalid={Boolean(faults[name]) || undefined}
        aria-describedby={faults[name] ? `${id}-${name}-error` : undefined}
        onChange={(event) => paste.correct({ [name]: event.target.value })}
      />
      <FieldError id={`${id}-${name}-error`} error={faults[name]} />
    </div>
  );
  return (
    <div ref={box} className={css.pasteFacts}>
      {field('Name', t('form.name'))}
      {field('TimeToCook', t('form.time'))}
      {field('prepTime', t('form.prep'))}
      {field('servingAmount', t('form.servings'))}
    </div>
  );
}

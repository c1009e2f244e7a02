import { Check, Salad, Utensils } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { Tag } from '@/components/ui/Tag';
import type { Import, ImportRecipe } from '@/lib/domain/import/record';
import { dietCounts, mealCounts, openOf } from '@/lib/forms/import/guesses';
import { useFaultText } from '@/lib/hooks/useFaultText';
import guessCss from '@/components/import/lines/Guesses.module.scss';
import css from './MealsKept.module.scss';
import { useChange } from './useChange';

interface MealsKeptProps {
  readonly importId: number;
  /** Chosen recipes. */
  readonly recipes: readonly ImportRecipe[];
  readonly onSet: (now: Import) => void;
}

/**
 * Shows the meals and diets of all chosen recipes, with a button that accepts all guessed meals. Diets are no guesses:
 * the source states them, or all ingredients confirm them. They keep following the lines, so that a later answer
 * removes a contradicted one.
 */
export function MealsKept({ importId, recipes, onSet }: MealsKeptProps) {
  const { t } = useTranslation(['import', 'common']);
  const { said } = useFaultText();
  const { isBusy, fault, change } = useChange(importId, onSet);
  const id = useId();
  const meals = useRef<HTMLDivElement>(null);
  const guessed = recipes.filter(({ typesGuessed }) => typesGuessed);
  const none = recipes.filter(({ types }) => types.length === 0).length;
  const open = openOf(recipes).length;
  const keep = async () => {
    // The button disappears with the last guess.
    if (await change(guessed.map(({ key, types }) => ({ key, types })))) meals.current?.focus();
  };
  return (
    <section className={css.part} aria-label={t('import:meals.part')}>
      <div ref={meals} className={css.row} role="group" aria-labelledby={`${id}-meals`} tabIndex={-1}>
        <strong id={`${id}-meals`}>
          <Icon of={Utensils} />
          {t('import:meals.label')}
        </strong>
        {mealCounts(recipes.filter(({ typesGuessed }) => !typesGuessed)).map(({ name, count }) => (
          <Tag key={name} tone="info">
            {t(`common:type.${name}`)} <b>{count}</b>
          </Tag>
        ))}
        {mealCounts(guessed).map(({ name, count }) => (
          <span key={`guess ${name}`} className={guessCss.guess}>
            {t('import:meals.guess', { meal: t(`common:type.${name}`) })} <b>{count}</b>
          </span>
        ))}
        {none > 0 && (
          <Tag tone="attention">
            {t('import:meals.noneShort')} <b>{none}</b>
          </Tag>
        )}
        {guessed.length > 0 && (
          <Button icon={Check} isBusy={isBusy} onClick={keep}>
            {t('import:meals.keepAll', { count: guessed.length })}
          </Button>
        )}
        <div role="alert">{fault && <p className={css.fault}>{said(fault)}</p>}</div>
      </div>
      <div className={css.row} role="group" aria-labelledby={`${id}-diets`}>
        <strong id={`${id}-diets`}>
          <Icon of={Salad} />
          {t('import:meals.diet')}
        </strong>
        {dietCounts(recipes).map(({ name, count }) => (
          <Tag key={name} tone="success">
            {t(`common:diet.${name}`)} <b>{count}</b>
          </Tag>
        ))}
        {open > 0 && (
          <Tag tone="attention">
            {t('import:meals.open')} <b>{open}</b>
          </Tag>
        )}
        <small>{t('import:meals.dietKept')}</small>
      </div>
    </section>
  );
}

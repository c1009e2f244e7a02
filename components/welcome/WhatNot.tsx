import { Check } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { DIETS, type Diet } from '@/lib/domain/dish/types';
import { ALLERGENS, type Allergen } from '@/lib/domain/product/types';
import { Answer, type QuestionProps } from './Answer';

/** Question for diets and allergens. */
export function WhatNot({ person, onAnswer, onSkip }: QuestionProps) {
  const { t } = useTranslation(['welcome', 'common']);
  const [diet, setDiet] = useState<readonly Diet[]>(person.diet ?? []);
  const [allergens, setAllergens] = useState<readonly Allergen[]>(person.allergens ?? []);
  return (
    <>
      <Words
        label={t('diet')}
        of={DIETS.map((word) => ({ word, text: t(`common:diet.${word}`) }))}
        chosen={diet}
        onChange={setDiet}
      />
      <Words
        label={t('allergens')}
        of={ALLERGENS.map((word) => ({ word, text: t(`common:allergen.${word}`) }))}
        chosen={allergens}
        onChange={setAllergens}
      />
      <Answer onAnswer={() => onAnswer({ diet, allergens })} onSkip={onSkip} />
    </>
  );
}

interface WordsProps<Word extends string> {
  readonly label: string;
  readonly of: readonly { readonly word: Word; readonly text: string }[];
  readonly chosen: readonly Word[];
  readonly onChange: (chosen: readonly Word[]) => void;
}

const Words = <Word extends string>({ label, of, chosen, onChange }: WordsProps<Word>) => (
  <div role="group" aria-label={label} className="field">
    <div className="form-label" aria-hidden>
      {label}
    </div>
    <div className="chips">
      {of.map(({ word, text }) => (
        <Button
          key={word}
          tone="chip"
          icon={Check}
          iconSize={16}
          aria-pressed={chosen.includes(word)}
          onClick={() =>
            onChange(chosen.includes(word) ? chosen.filter((one) => one !== word) : [...chosen, word])
          }
        >
          {text}
        </Button>
      ))}
    </div>
  </div>
);

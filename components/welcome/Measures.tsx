import { LanguageField } from '@/components/layout/LanguageField';
import { MeasuresField } from '@/components/layout/MeasuresField';
import { useMeasures } from '@/context/account/useMeasures';
import { Answer, type QuestionProps } from './Answer';

/** The language, and how amounts are told. */
export function Measures({ onAnswer, onSkip }: QuestionProps) {
  const { system } = useMeasures();
  return (
    <>
      <LanguageField />
      <MeasuresField />
      <Answer onAnswer={() => onAnswer({ measures: system })} onSkip={onSkip} />
    </>
  );
}

import { LanguageField } from '@/components/layout/LanguageField';
import { MeasuresField } from '@/components/layout/MeasuresField';
import { useMeasures } from '@/context/account/useMeasures';
import { Answer, type QuestionProps } from './Answer';

/** Question for language and units of measure. */
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

import { Check, Search } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { LabelledSelect } from '@/components/ui/LabelledSelect';
import { DialogFrame } from '@/components/ui/DialogFrame';
import { useLanguage } from '@/context/LanguageContext';
import { draftOf } from '@/lib/domain/eaten/draft';
import { measuresOf, type Measure } from '@/lib/domain/eaten/measures';
import type { EatenDraft, Edible } from '@/lib/domain/eaten/types';
import { productName } from '@/lib/domain/product/record';
import { formatNumber, numberText } from '@/lib/format/number';
import { unitName } from '@/lib/format/unit';
import { AmountField } from './AmountField';
import { readCount } from './readCount';
import { useEatenFacts } from './useEatenFacts';

interface EatAmountProps {
  readonly of: Edible;
  readonly onLog: (draft: EatenDraft) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** How much of it was eaten, in a measure that suits it; what that comes to is said at once. */
export function EatAmount({ of: edible, onLog, onBack, onClose }: EatAmountProps) {
  const { t } = useTranslation('eaten');
  const { language } = useLanguage();
  const facts = useEatenFacts();
  const [measures] = useState(() => measuresOf(edible));
  const [measure, setMeasure] = useState(measures[0]);
  const [text, setText] = useState(numberText(measure.usual, language));
  const [isWrong, setWrong] = useState(false);
  const labelOf = useMeasureLabel(edible);
  const count = readCount(text, measure.each);
  const { portion } = measure;
  const portionLabel = portion && ((language === 'ka' && portion.labelKa) || portion.label);
  const draft = count === undefined ? undefined : draftOf(edible, measure, count, portionLabel);
  const choose = (id: string) => {
    const next = measures.find((one) => one.id === id);
    if (!next) return;
    if (count === measure.usual || count === undefined) setText(numberText(next.usual, language));
    setMeasure(next);
  };
  return (
    <DialogFrame
      title={productName(edible, language)}
      onClose={onClose}
      onSubmit={() => (draft ? onLog(draft) : setWrong(true))}
      aside={
        <button type="button" className="btn btn-link" onClick={onBack}>
          <Search size={18} aria-hidden />
          {t('amount.other')}
        </button>
      }
      footer={
        <button type="submit" className="btn btn-primary">
          <Check size={18} aria-hidden />
          {t('amount.send')}
        </button>
      }
    >
      <div className="field-row">
        <AmountField
          text={text}
          isWrong={isWrong && !draft}
          unit={measures.length === 1 ? labelOf(measure) : undefined}
          onType={setText}
        />
        {measures.length > 1 && (
          <LabelledSelect
            label={t('amount.measure')}
            value={measure.id}
            options={measures.map((one) => ({ value: one.id, label: labelOf(one) }))}
            onChange={choose}
          />
        )}
      </div>
      <p role="status" className="mb-0">
        {draft && facts(draft)}
      </p>
    </DialogFrame>
  );
}

function useMeasureLabel({ pieceName }: Edible) {
  const { t } = useTranslation('eaten');
  const { language } = useLanguage();
  return ({ unit, portion }: Measure): string => {
    if (portion) {
      const label = (language === 'ka' && portion.labelKa) || portion.label;
      return t('amount.portion', { label, grams: formatNumber(portion.grams, language, { digits: 0 }) });
    }
    return unit ? unitName(unit, language, pieceName) : t('amount.serving');
  };
}

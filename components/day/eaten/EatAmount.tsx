import { present } from '@/lib/domain/present';
import { Check, Search } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { LabelledSelect } from '@/components/ui/inputs/LabelledSelect';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { useLanguage } from '@/context/LanguageContext';
import { draftOf } from '@/lib/domain/eaten/draft';
import { measuresOf, type Measure } from '@/lib/domain/eaten/measures';
import type { EatenDraft, Edible } from '@/lib/domain/eaten/types';
import type { Counted } from '@/lib/domain/eaten/written';
import { productName } from '@/lib/domain/product/record';
import { formatNumber, numberText } from '@/lib/format/number';
import { unitName } from '@/lib/format/unit';
import { AmountField } from './AmountField';
import { readCount } from './readCount';
import { useEatenFacts } from './useEatenFacts';
import { usePortionLabel } from './usePortionLabel';

interface EatAmountProps {
  readonly of: Edible;
  /** Amount typed with the name. */
  readonly amount?: Counted;
  readonly onLog: (draft: EatenDraft) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Asks for the eaten amount in a fitting measure and shows its nutrition at once. */
export function EatAmount({ of: edible, amount, onLog, onBack, onClose }: EatAmountProps) {
  const { t } = useTranslation('eaten');
  const { language } = useLanguage();
  const facts = useEatenFacts();
  const [measures] = useState(() => measuresOf(edible, language));
  const [measure, setMeasure] = useState(
    () => measures.find(({ id }) => id === amount?.measure.id) ?? present(measures[0], 'a measure'),
  );
  const typed = amount?.measure.id === measure.id ? amount.count : measure.usual;
  const [text, setText] = useState(numberText(typed, language));
  const [isWrong, setWrong] = useState(false);
  const labelOf = useMeasureLabel(edible);
  const count = readCount(text, measure.each);
  const nameOf = usePortionLabel();
  const draft = count === undefined ? undefined : draftOf(edible, measure, count, nameOf(measure.portion));
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
        <Button tone="link" icon={Search} onClick={onBack}>
          {t('amount.other')}
        </Button>
      }
      footer={
        <Button type="submit" tone="primary" icon={Check}>
          {t('amount.send')}
        </Button>
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

/** Returns a function that labels a measure with its edible weight; the label mentions a part thrown away, if any. */
function useMeasureLabel({ pieceName, gramsPerPiece, facts, kind }: Edible) {
  const { t } = useTranslation('eaten');
  const { language } = useLanguage();
  const nameOf = usePortionLabel();
  const share = kind === 'dish' ? 1 : (facts.edibleShare ?? 1);
  const weighed = (label: string, whole: number) => {
    const grams = formatNumber(whole * share, language, { digits: 0 });
    if (share === 1) return t('amount.portion', { label, grams });
    const isMeat = kind !== 'dish' && facts.category === 'meat';
    return t(isMeat ? 'amount.boned' : 'amount.peeled', { label, grams });
  };
  return ({ unit, portion }: Measure): string => {
    if (portion) return weighed(nameOf(portion) ?? '', portion.grams);
    if (!unit) return t('amount.serving');
    const name = unitName(unit, language, pieceName);
    return unit === 'Piece' && gramsPerPiece ? weighed(name, gramsPerPiece) : name;
  };
}

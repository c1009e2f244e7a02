import { Save, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { Button } from '@/components/ui/inputs/Button';
import { useLanguage } from '@/context/LanguageContext';
import { draftOfLog, eatenName, withAmount } from '@/lib/domain/eaten/draft';
import type { EatenDraft, EatenLog } from '@/lib/domain/eaten/types';
import { numberText } from '@/lib/format/number';
import { unitName } from '@/lib/format/unit';
import { AmountField } from './AmountField';
import { readCount } from './readCount';
import { useEatenFacts } from './useEatenFacts';

interface EditAmountProps {
  readonly log: EatenLog;
  readonly onSave: (draft: EatenDraft) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Form that changes the amount of a log, or deletes it. */
export function EditAmount({ log, onSave, onRemove, onClose }: EditAmountProps) {
  const { t } = useTranslation('eaten');
  const { language } = useLanguage();
  const facts = useEatenFacts();
  const [text, setText] = useState(numberText(log.amount, language));
  const [isWrong, setWrong] = useState(false);
  const count = readCount(text);
  const draft = count === undefined ? undefined : withAmount(draftOfLog(log), count);
  const { unit, product, food, dish } = log;
  const word = unit
    ? unitName(unit, language, (product ?? food)?.pieceName)
    : dish
      ? t('amount.serving')
      : undefined;
  return (
    <DialogFrame
      title={eatenName(log, language)}
      onClose={onClose}
      onSubmit={() => (draft ? onSave(draft) : setWrong(true))}
      aside={
        <Button tone="outline-danger" icon={Trash2} onClick={onRemove}>
          {t('amount.remove')}
        </Button>
      }
      footer={
        <Button type="submit" tone="primary" icon={Save}>
          {t('amount.save')}
        </Button>
      }
    >
      <AmountField text={text} isWrong={isWrong && !draft} unit={word} onType={setText} />
      <p role="status" className="mb-0">
        {draft && facts(draft)}
      </p>
    </DialogFrame>
  );
}

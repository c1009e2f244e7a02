import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { namedDraft } from '@/lib/domain/eaten/draft';
import type { EatenDraft, EatenLog, Edible } from '@/lib/domain/eaten/types';
import type { Counted } from '@/lib/domain/eaten/written';
import { LIMITS } from '@/lib/domain/limits';
import type { Day } from '@/lib/domain/time/day';
import { EatAmount } from './EatAmount';
import { EatSearch } from './EatSearch';
import { EditAmount } from './EditAmount';

interface EatDialogProps {
  readonly today: Day;
  /** Log to correct; undefined for a new one. */
  readonly log?: EatenLog;
  readonly onLog: (draft: EatenDraft) => void;
  readonly onRemove: (log: EatenLog) => void;
  readonly onClose: () => void;
}

/** Dialog that logs eaten food: usual food with one tap, anything else by name and amount. */
export function EatDialog({ today, log, onLog, onRemove, onClose }: EatDialogProps) {
  const { t } = useTranslation('eaten');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<{ readonly edible: Edible; readonly amount?: Counted }>();
  const done = (draft: EatenDraft) => {
    onLog(draft);
    onClose();
  };
  const away = (gone: EatenLog) => {
    onRemove(gone);
    onClose();
  };
  if (log) return <EditAmount log={log} onSave={done} onRemove={() => away(log)} onClose={onClose} />;
  if (chosen)
    return (
      <EatAmount
        of={chosen.edible}
        amount={chosen.amount}
        onLog={done}
        onBack={() => setChosen(undefined)}
        onClose={onClose}
      />
    );
  return (
    <DialogFrame title={t('find.title')} onClose={onClose}>
      <EatSearch
        today={today}
        text={text}
        onType={setText}
        onChoose={(edible, amount) => setChosen({ edible, amount })}
        onUsual={done}
        onName={(name) => done(namedDraft(name.slice(0, LIMITS.name.max)))}
      />
    </DialogFrame>
  );
}

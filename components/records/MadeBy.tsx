import { EyeOff, Lock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Tag } from '@/components/ui/Tag';
import { usePersonName } from '@/context/people/usePersonName';
import type { Author } from '@/lib/domain/dish/record';
import type { Visibility } from '@/lib/domain/dish/types';
import { RecordBy } from './RecordView';

interface MadeByProps {
  /** Namespace of the texts. */
  readonly kind: 'exercise' | 'supplement';
  readonly record: {
    readonly owner?: Author | null;
    readonly visibility?: Visibility | null;
    readonly hidden?: boolean | null;
  };
}

/** Shows a record's author, and whether it is private or hidden. */
export function MadeBy({ kind, record }: MadeByProps) {
  const { t } = useTranslation([kind, 'common']);
  const nameOf = usePersonName();
  return (
    <RecordBy>
      {record.owner && t(`${kind}:view.by`, { name: nameOf(record.owner.Name) })}
      {record.visibility === 'private' && <Tag icon={Lock}>{t(`${kind}:visibility.private`)}</Tag>}
      {record.hidden && (
        <Tag tone="attention" icon={EyeOff}>
          {t(`${kind}:visibility.hidden`)}
        </Tag>
      )}
    </RecordBy>
  );
}

import { CircleAlert, CircleCheck, Eye, LoaderCircle, Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Tag } from '@/components/ui/Tag';
import type { ImportState } from '@/lib/domain/import/record';

const STYLES = {
  reading: { tone: 'info', icon: LoaderCircle },
  ready: { tone: 'attention', icon: Eye },
  taking: { tone: 'info', icon: LoaderCircle },
  taken: { tone: 'success', icon: CircleCheck },
  undoing: { tone: 'info', icon: LoaderCircle },
  undone: { tone: 'neutral', icon: Undo2 },
  failed: { tone: 'danger', icon: CircleAlert },
} as const;

/** Shows the state of an import. */
export function StateTag({ state }: { state: ImportState }) {
  const { t } = useTranslation('import');
  return <Tag {...STYLES[state]}>{t(`state.${state}`)}</Tag>;
}

import { useTranslation } from 'next-i18next/pages';
import { KeysDialog } from '@/components/ui/dialogs/KeysDialog';

const KEYS = [
  ['move', ['J', 'K', '↑', '↓']],
  ['open', ['Enter']],
  ['choose', ['X', 'Space']],
  ['range', ['Shift', '↓']],
  ['release', ['Esc']],
  ['search', ['/']],
  ['list', ['?']],
] as const;
const OF_SELECTION: readonly string[] = ['choose', 'range', 'release'];

interface TableKeysDialogProps {
  /** True if rows can be selected. */
  readonly isSelectable: boolean;
  readonly onClose: () => void;
}

/** Dialog with a table's keyboard shortcuts. */
export function TableKeysDialog({ isSelectable, onClose }: TableKeysDialogProps) {
  const { t } = useTranslation('table');
  const keys = KEYS.filter(([name]) => isSelectable || !OF_SELECTION.includes(name)).map(
    ([name, signs]) => [t(`keys.${name}`), signs] as const,
  );
  return <KeysDialog title={t('keys.title')} help={t('keys.help')} {...{ keys, onClose }} />;
}

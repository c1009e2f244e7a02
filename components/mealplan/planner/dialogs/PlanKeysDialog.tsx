import { useTranslation } from 'next-i18next/pages';
import { KeysDialog } from '@/components/ui/dialogs/KeysDialog';

/** Keys and their actions, in the order of learning. */
const KEYS = [
  ['move', ['↑', '↓']],
  ['day', ['←', '→']],
  ['open', ['Enter']],
  ['add', ['A']],
  ['remove', ['Del']],
  ['take', ['Tab', 'Space']],
  ['release', ['Esc']],
  ['shelf', ['F']],
  ['fill', ['W']],
  ['week', ['[', ']']],
  ['today', ['T']],
  ['undo', ['Ctrl', 'Z']],
  ['redo', ['Ctrl', 'Y']],
  ['save', ['Ctrl', 'S']],
  ['list', ['?']],
] as const;

/** Dialog that lists the planner's keyboard shortcuts. */
export function PlanKeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('planner');
  const keys = KEYS.map(([name, signs]) => [t(`keys.${name}`), signs] as const);
  return <KeysDialog title={t('keys.title')} help={t('keys.help')} {...{ keys, onClose }} />;
}

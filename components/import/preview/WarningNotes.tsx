import { TriangleAlert } from 'lucide-react';
import { Icon } from '@/components/ui/Icon';
import type { ImportRecipe, ImportWarning } from '@/lib/domain/import/record';
import css from '@/components/import/lines/MendLine.module.scss';
import { useImportWords } from '@/components/import/useImportWords';

interface WarningNotesProps {
  readonly recipe: Pick<ImportRecipe, 'warnings'>;
  /** Fields of the warnings. */
  readonly of: readonly string[];
  /** Index within the field; undefined selects warnings of the whole field. */
  readonly at?: number;
}

const isAt = ({ path }: ImportWarning, at?: number): boolean =>
  at === undefined ? typeof path[1] !== 'number' : path[1] === at;

/** Shows the warnings of a field next to it. */
export function WarningNotes({ recipe, of, at }: WarningNotesProps) {
  const { warningSaid } = useImportWords();
  const found = recipe.warnings.filter((one) => of.includes(String(one.path[0])) && isAt(one, at));
  return found.map((warning, index) => (
    <p key={index} className={css.warning}>
      <Icon of={TriangleAlert} size={16} />
      <span>{warningSaid(warning)}</span>
    </p>
  ));
}

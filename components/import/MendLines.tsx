import { useFormikContext } from 'formik';
import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { TextField } from '@/components/forms/TextField';
import { useMeant } from '@/context/data/imports';
import type { ImportLine, ImportRecipe } from '@/lib/domain/import/record';
import { without } from '@/lib/domain/moved';
import { lineAt, linesIn } from '@/lib/forms/import/line';
import type { ImportValues } from '@/lib/forms/import/values';
import css from './MendLines.module.scss';
import { MendLine } from './MendLine';
import { WarningNotes } from './WarningNotes';

/** The lines under their sections: as the source has them, and what each was understood as. */
export function MendLines({ recipe }: { recipe: ImportRecipe }) {
  const { t } = useTranslation('import');
  const { values, setFieldValue, setValues } = useFormikContext<ImportValues>();
  const { ingredients, sections } = values;
  const { remote } = useMeant(recipe.ingredients);
  const names = remote.status === 'ready' ? remote.data : undefined;
  const set = (next: readonly ImportLine[]) => setFieldValue('ingredients', next);
  /** What a line means is known only a moment later: it goes where the line still stands. */
  const change = (at: number, next: ImportLine) =>
    setValues((now) => ({
      ...now,
      ingredients: now.ingredients.map((one, place) =>
        place === at && [ingredients[at].text, next.text].includes(one.text) ? next : one,
      ),
    }));
  const isOutside = sections.length === 0 || linesIn(ingredients, null).length > 0;
  const places = [...(isOutside ? [null] : []), ...sections.map((_, at) => at)];
  return (
    <section aria-label={t('mend.lines')}>
      <h3 className="h5">{t('mend.lines')}</h3>
      <WarningNotes recipe={recipe} of={['ingredients', 'sections']} />
      {places.map((section) => (
        <div key={String(section)}>
          {section !== null && (
            <>
              <TextField name={`sections.${section}.title`} label={t('mend.section')} autoComplete="off" />
              <WarningNotes recipe={recipe} of={['sections']} at={section} />
            </>
          )}
          <ul className={css.lines}>
            {linesIn(ingredients, section).map(({ line, at }, index) => (
              <MendLine
                key={at}
                line={line}
                number={index + 1}
                names={names}
                onChange={(next) => change(at, next)}
                onRemove={() => set(without(ingredients, at))}
              >
                {line === recipe.ingredients[at] && (
                  <WarningNotes recipe={recipe} of={['ingredients']} at={at} />
                )}
              </MendLine>
            ))}
          </ul>
          <button
            type="button"
            className="btn btn-link mb-2"
            onClick={() => set([...ingredients, lineAt(section)])}
          >
            <Plus size={18} aria-hidden />
            {t('mend.addLine')}
          </button>
        </div>
      ))}
    </section>
  );
}

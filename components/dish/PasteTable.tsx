import { CircleCheck, CirclePlus, Clock, Users } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Tag } from '@/components/ui/Tag';
import { useLanguage } from '@/context/LanguageContext';
import type { ParsedRecipe } from '@/lib/domain/dish/parse';
import type { PastedLine } from '@/lib/forms/dish/pasted';
import { formatMinutes } from '@/lib/format/time';
import css from './PasteTable.module.scss';
import { LineFields } from './LineFields';
import type { Paste } from './usePaste';

/** What was understood of a pasted text; every line can be put right or left out. */
export function PasteTable({ paste, recipe }: { paste: Paste; recipe: ParsedRecipe }) {
  const { t } = useTranslation(['dish', 'recipe']);
  const { language } = useLanguage();
  const group = (section: number) => paste.lines.filter((line) => line.section === section);
  const titles = [t('recipe:paste.noSection'), ...recipe.sections.map(({ title }) => title)];
  return (
    <div className={css.paste} aria-busy={paste.isBusy}>
      <div className={css.pasteHead}>
        <h3>{recipe.Name || t('recipe:paste.noName')}</h3>
        {recipe.servingAmount && (
          <Tag icon={Users}>{t('facts.servings', { count: recipe.servingAmount })}</Tag>
        )}
        {recipe.TimeToCook && <Tag icon={Clock}>{formatMinutes(recipe.TimeToCook, language)}</Tag>}
      </div>
      {titles.map(
        (title, index) =>
          group(index - 1).length > 0 && (
            <section key={index} aria-label={title}>
              <h4>{title}</h4>
              <ul className={css.pasteLines}>
                {group(index - 1).map((line, at) => (
                  <PasteLine key={line.line.key} line={line} number={at + 1} paste={paste} />
                ))}
              </ul>
            </section>
          ),
      )}
      {recipe.Steps.length > 0 && (
        <section>
          <h4>{t('recipe:paste.steps', { count: recipe.Steps.length })}</h4>
          <ol>
            {recipe.Steps.map(({ description, minutes }, index) => (
              <li key={index}>
                {description}
                {minutes && <small> ({formatMinutes(minutes, language)})</small>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

function PasteLine({ line, number, paste }: { line: PastedLine; number: number; paste: Paste }) {
  const { t } = useTranslation('recipe');
  const { key, product } = line.line;
  return (
    <li data-taken={line.isTaken}>
      <label className={css.pasteSource}>
        <input
          type="checkbox"
          className="form-check-input"
          checked={line.isTaken}
          onChange={(event) => paste.take(key, event.target.checked)}
        />
        <span>{line.source}</span>
        {line.isTaken &&
          (product ? (
            <Tag tone="success" icon={CircleCheck}>
              {t('paste.matched')}
            </Tag>
          ) : (
            <Tag tone="attention" icon={CirclePlus}>
              {t('paste.new')}
            </Tag>
          ))}
      </label>
      {line.isTaken && (
        <LineFields line={line.line} number={number} onChange={(part) => paste.change(key, part)} />
      )}
    </li>
  );
}

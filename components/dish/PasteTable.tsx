import { CircleCheck, CirclePlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Tag } from '@/components/ui/Tag';
import { useLanguage } from '@/context/LanguageContext';
import type { ParsedRecipe } from '@/lib/domain/dish/parse';
import type { PastedLine } from '@/lib/forms/dish/pasted';
import { formatMinutes } from '@/lib/format/time';
import css from './PasteTable.module.scss';
import { LineFields } from './LineFields';
import { PasteFacts } from './PasteFacts';
import type { Paste } from './usePaste';

/** What was understood of a pasted text; every line can be put right or left out. */
export function PasteTable({ paste, recipe }: { paste: Paste; recipe: ParsedRecipe }) {
  const { t } = useTranslation('recipe');
  const { language } = useLanguage();
  const group = (section: number) => paste.lines.filter((line) => line.section === section);
  const titles = [t('paste.noSection'), ...recipe.sections.map(({ title }) => title)];
  return (
    <div className={css.paste} aria-busy={paste.isBusy}>
      <PasteFacts paste={paste} />
      {paste.missing.length > 0 && (
        <p className="form-text" role="status">
          {t('paste.creates', { names: paste.missing.join(', ') })}
        </p>
      )}
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
          <h4>{t('paste.steps', { count: recipe.Steps.length })}</h4>
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
  const { key, product, food } = line.line;
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
          (product || food ? (
            <Tag tone="success" icon={CircleCheck}>
              {t(product ? 'paste.matched' : 'paste.fromTable')}
            </Tag>
          ) : (
            <Tag tone="attention" icon={CirclePlus}>
              {t('paste.new')}
            </Tag>
          ))}
      </label>
      {line.isTaken && (
        <LineFields
          line={line.line}
          number={number}
          onChange={(part) => paste.change(key, part)}
          isMadeLater
        />
      )}
    </li>
  );
}

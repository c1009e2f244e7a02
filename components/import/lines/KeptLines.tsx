import { CircleQuestionMark, PencilLine } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { Tag } from '@/components/ui/Tag';
import { useMeaningNames } from '@/context/import/imports';
import { useLanguage } from '@/context/LanguageContext';
import { isMeaningOpen } from '@/lib/domain/import/openMeaning';
import type { ImportLine, ImportRecipe } from '@/lib/domain/import/record';
import { productName } from '@/lib/domain/product/record';
import { nameKey } from '@/lib/domain/text/clean';
import { formatMinutes } from '@/lib/format/time';
import { linesIn } from '@/lib/forms/import/line';
import { KeptLineFields, type Mending } from './KeptLineFields';
import lineCss from './KeptLines.module.scss';
import css from './QuestionRecipe.module.scss';
import { useKeptWords } from './useKeptWords';

interface KeptLinesProps {
  readonly recipe: ImportRecipe;
  /** Words in question, if any. */
  readonly name?: string;
  /** Shows the original text above each line. */
  readonly withText?: boolean;
  /** Makes amount, unit and words of a line editable in place. */
  readonly mending?: Mending;
}

/**
 * Table of a recipe's amounts as they will be saved, beside their original form, and of the minutes that become timers
 * of its steps.
 */
export function KeptLines({ recipe, name, withText = false, mending }: KeptLinesProps) {
  const { t } = useTranslation('import');
  const { language } = useLanguage();
  const { remote } = useMeaningNames(recipe.ingredients);
  const names = remote.status === 'ready' ? remote.data : undefined;
  const wordsOf = useKeptWords();
  const [opened, setOpened] = useState<number>();
  const table = useRef<HTMLTableElement>(null);
  const close = (at: number) => {
    setOpened(undefined);
    requestAnimationFrame(() => table.current?.querySelector<HTMLElement>(`[data-line='${at}']`)?.focus());
  };
  const meantBy = ({ product, food }: ImportLine) =>
    product !== null ? names?.products.get(product) : names?.foods.get(food ?? 0);
  const row = (line: ImportLine, at: number) => {
    const meant = meantBy(line);
    const isKnown = line.product !== null || line.food !== null;
    const { kept, written } = wordsOf(line, meant ?? null, recipe.language);
    if (mending && at === opened)
      return (
        <tr key={at}>
          <td colSpan={3}>
            <KeptLineFields
              recipe={recipe}
              at={at}
              weights={meant ?? null}
              mending={mending}
              onClose={() => close(at)}
            />
          </td>
        </tr>
      );
    return (
      <tr key={at} data-asked={(name && nameKey(line.name) === nameKey(name)) || undefined}>
        {/* Cups and pieces are converted to grams only once the product or food is known. */}
        <th scope="row">{isKnown && !meant ? '' : kept}</th>
        <td>
          {withText && (
            <small className={css.text} lang={recipe.language}>
              {line.text}
            </small>
          )}
          {meant ? productName({ ...meant, NameKa: meant.NameKa ?? null }, language) : line.name || line.text}
          {isMeaningOpen(line) && (
            <Tag tone="attention" icon={CircleQuestionMark}>
              {t('questions.isOpen')}
            </Tag>
          )}
        </td>
        <td>
          {written}
          {mending && (!isKnown || meant) && (
            <Button
              tone="bare"
              icon={PencilLine}
              iconSize={16}
              className={lineCss.mend}
              data-line={at}
              aria-label={t('questions.mend.open', { line: line.text })}
              onClick={() => setOpened(at)}
            />
          )}
        </td>
      </tr>
    );
  };
  const timers = recipe.Steps.map(({ minutes }, at) => ({ minutes, number: at + 1 }));
  return (
    <table ref={table} className={css.lines} aria-busy={!names || undefined}>
      <thead>
        <tr>
          <th scope="col">{t('questions.kept')}</th>
          <th scope="col">{t('questions.product')}</th>
          <th scope="col">{t('questions.writtenAmount')}</th>
        </tr>
      </thead>
      {[null, ...recipe.sections.keys()].map((section) => (
        <tbody key={String(section)}>
          {section !== null && (
            <tr>
              <th scope="rowgroup" colSpan={3} lang={recipe.language}>
                {recipe.sections[section]?.title}
              </th>
            </tr>
          )}
          {linesIn(recipe.ingredients, section).map(({ line, at }) => row(line, at))}
        </tbody>
      ))}
      <tbody>
        {timers.map(
          ({ minutes, number }) =>
            minutes !== null && (
              <tr key={number}>
                <th scope="row">{formatMinutes(minutes, language)}</th>
                <td colSpan={2}>{t('questions.timer', { number })}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}

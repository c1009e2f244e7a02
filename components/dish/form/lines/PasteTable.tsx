import { useFormikContext } from 'formik';
import { CircleCheck, CirclePlus, PencilLine } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import { Proposals } from '@/components/food/Proposals';
import { Button } from '@/components/ui/inputs/Button';
import { Tag } from '@/components/ui/Tag';
import type { NameProposal } from '@/context/food/foods';
import { useOwnPrices } from '@/context/price/ownPrices';
import { useLanguage } from '@/context/LanguageContext';
import { lineName } from '@/lib/domain/dish/lineName';
import type { ParsedRecipe } from '@/lib/domain/dish/parse';
import type { Offered } from '@/lib/domain/food/offer';
import { productName } from '@/lib/domain/product/record';
import type { PastedLine } from '@/lib/forms/dish/pasted';
import type { DishValues } from '@/lib/forms/dish/values';
import { formatMinutes } from '@/lib/format/time';
import css from './PasteTable.module.scss';
import { LineFields } from './LineFields';
import { PasteFacts } from './PasteFacts';
import type { Paste } from './usePaste';

/** Shows the parsed text: doubtful lines first, then every line, to be corrected or left out. */
export function PasteTable({ paste, recipe }: { paste: Paste; recipe: ParsedRecipe }) {
  const { t } = useTranslation('recipe');
  const { language } = useLanguage();
  const { values } = useFormikContext<DishValues>();
  const { asked, lines } = paste;
  const numbered = lines.map((line, at) => ({ line, number: at + 1 }));
  const words = [...new Set(asked.map(({ meant }) => meant))];
  const open = words.flatMap((meant) => numbered.find(({ line }) => line.meant === meant) ?? []);
  const settled = (section: number) =>
    numbered.filter(({ line }) => line.section === section && !asked.includes(line));
  const titles = [t('paste.noSection'), ...recipe.sections.map(({ title }) => title)];
  return (
    <div className={css.paste} aria-busy={paste.isBusy}>
      <p className={css.sum}>
        {[
          t('paste.lines', { count: lines.length }),
          recipe.Steps.length > 0 && t('paste.steps', { count: recipe.Steps.length }),
          values.visibility === 'private' && t('paste.private'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <PasteFacts paste={paste} />
      {open.length > 0 && (
        <section aria-label={t('paste.asked')} className={css.asked}>
          <h4>
            {t('paste.asked')} <small>{open.length}</small>
          </h4>
          <ul className={css.pasteLines}>
            {open.map(({ line, number }) => (
              <UnclearLine key={line.line.key} line={line} number={number} paste={paste} />
            ))}
          </ul>
        </section>
      )}
      {paste.missing.length > 0 && (
        <p className="form-text" role="status">
          {t('paste.creates', { names: paste.missing.join(', ') })}
        </p>
      )}
      {titles.map(
        (title, index) =>
          settled(index - 1).length > 0 && (
            <section key={index} aria-label={title}>
              <h4>{title}</h4>
              <ul className={css.pasteLines}>
                {settled(index - 1).map(({ line, number }) => (
                  <PasteLine key={line.line.key} line={line} number={number} paste={paste} />
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

interface LineProps {
  readonly line: PastedLine;
  /** Number of the line among all lines. */
  readonly number: number;
  readonly paste: Paste;
}

/** Shows a line with unknown meaning: the most likely candidates, none of them preselected. */
function UnclearLine({ line, number, paste }: LineProps) {
  const { language } = useLanguage();
  const [isOther, setOther] = useState(false);
  const { meant, source } = line;
  const { priced } = useOwnPrices();
  const proposals = paste.proposals[meant.trim()] ?? [];
  return (
    <li>
      <Source line={line} paste={paste}>
        {source}
      </Source>
      <Proposals
        words={meant}
        proposals={proposals.map((one) => ({
          name: nameIn(one, language),
          loses: one.loses,
          facts: one.product ? priced(one.product) : (one.food ?? {}),
        }))}
        onChoose={(at) => {
          const proposal = proposals[at];
          const said = proposal && offeredIn(proposal);
          if (said) paste.answer(meant, said);
        }}
        onOwn={() => paste.answer(meant, null)}
        onOther={() => setOther(!isOther)}
      />
      {isOther && <Fields line={line} number={number} paste={paste} />}
    </li>
  );
}

const offeredIn = ({ product, food }: NameProposal): Offered | undefined =>
  product ? { kind: 'product', product } : food ? { kind: 'food', food } : undefined;
const nameIn = ({ product, food }: NameProposal, language: string): string => {
  const named = product ?? food;
  return named ? productName(named, language) : '';
};

/** Shows a line with a known meaning in one row; a tap opens it. */
function PasteLine({ line, number, paste }: LineProps) {
  const { t } = useTranslation('recipe');
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { product, food } = line.line;
  const { countedAs } = lineName({ name: line.meant, product: product ?? food ?? undefined }, language);
  return (
    <li data-taken={line.isTaken}>
      <div className={css.row}>
        <Source line={line} paste={paste}>
          <Written line={line} />
          {countedAs && <small> · {t('paste.countedAs', { name: countedAs })}</small>}
        </Source>
        {line.isTaken &&
          (product || food ? (
            <span className={css.sure}>
              <Tag tone="success" icon={CircleCheck}>
                {t(product ? 'paste.matched' : 'paste.fromTable')}
              </Tag>
            </span>
          ) : (
            <Tag tone="attention" icon={CirclePlus}>
              {t('paste.new')}
            </Tag>
          ))}
        {line.isTaken && (
          <Button tone="link" icon={PencilLine} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <span className="visually-hidden">{t('paste.change', { line: line.source })}</span>
          </Button>
        )}
      </div>
      {line.isTaken && isOpen && <Fields line={line} number={number} paste={paste} />}
    </li>
  );
}

/** Shows the original line: the amount in its column, the name, and the rest of the text. */
function Written({ line: { source, meant } }: Pick<LineProps, 'line'>) {
  const at = meant ? source.toLowerCase().indexOf(meant.toLowerCase()) : -1;
  if (at < 0) return source;
  const end = at + meant.length;
  return (
    <span className={css.written}>
      <b>{source.slice(0, at).trim()}</b>{' '}
      <span>
        {source.slice(at, end)}
        <small>{source.slice(end)}</small>
      </span>
    </span>
  );
}

/** Shows the original line with a checkbox that includes it. */
function Source({ line, paste, children }: Omit<LineProps, 'number'> & { children: ReactNode }) {
  return (
    <label className={css.pasteSource}>
      <input
        type="checkbox"
        className="form-check-input"
        checked={line.isTaken}
        onChange={(event) => paste.take(line.line.key, event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}

const Fields = ({ line, number, paste }: LineProps) => (
  <LineFields
    line={line.line}
    number={number}
    onChange={(part) => paste.change(line.line.key, part)}
    isMadeLater
  />
);

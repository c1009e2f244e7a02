import { useFormikContext } from 'formik';
import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/inputs/Button';
import type { NameMatch } from '@/context/food/foods';
import { useMeaningNames } from '@/context/import/imports';
import { useOwnPrices } from '@/context/price/ownPrices';
import type { ImportLine, ImportQuestion, ImportRecipe } from '@/lib/domain/import/record';
import { without } from '@/lib/domain/moved';
import { nameKey } from '@/lib/domain/text/clean';
import { lineAt, linesIn } from '@/lib/forms/import/line';
import { withMeaning, type Proposal, type ChosenMeaning } from '@/lib/forms/import/meaning';
import type { ImportValues } from '@/lib/forms/import/values';
import { MendLine, type Named } from './MendLine';
import { WarningNotes } from '@/components/import/preview/WarningNotes';

interface MendLinesProps {
  readonly recipe: ImportRecipe;
  /** Words with unknown meaning, with their proposals. */
  readonly questions: readonly ImportQuestion[];
}

/** Lists the lines under their sections: the original text and the parsed form of each. */
export function MendLines({ recipe, questions }: MendLinesProps) {
  const { t } = useTranslation(['import', 'mend']);
  const { values, setFieldValue, setValues } = useFormikContext<ImportValues>();
  const { ingredients, sections } = values;
  const { meantBy, proposalsOf, note } = useMeanings(recipe, questions);
  const set = (next: readonly ImportLine[]) => setFieldValue('ingredients', next);
  /** Applies a late result only if the line still stands at its place. */
  const change = (at: number, next: ImportLine) =>
    setValues((now) => ({
      ...now,
      ingredients: now.ingredients.map((one, place) =>
        place === at && [ingredients[at]?.text, next.text].includes(one.text) ? next : one,
      ),
    }));
  const read = (at: number, next: ImportLine, match?: NameMatch) => {
    if (match) note.match(match);
    void change(at, next);
  };
  const mean = (at: number, said: ChosenMeaning, named?: Named) => {
    if (named) note.name(said, named);
    void setValues((now) => ({ ...now, ingredients: withMeaning(now.ingredients, at, said) }));
  };
  const isOutside = sections.length === 0 || linesIn(ingredients, null).length > 0;
  const places = [...(isOutside ? [null] : []), ...sections.map((_, at) => at)];
  return (
    <section aria-label={t('mend:lines')}>
      <h3 className="h5">{t('mend:lines')}</h3>
      <WarningNotes recipe={recipe} of={['ingredients', 'sections']} />
      {places.map((section) => (
        <div key={String(section)}>
          {section !== null && (
            <>
              <TextField name={`sections.${section}.title`} label={t('mend:section')} autoComplete="off" />
              <WarningNotes recipe={recipe} of={['sections']} at={section} />
            </>
          )}
          <ul className="stack list-unstyled mb-0">
            {linesIn(ingredients, section).map(({ line, at }, index) => (
              <MendLine
                key={at}
                line={line}
                number={index + 1}
                meant={meantBy(line)}
                proposals={proposalsOf(line)}
                onRead={(next, match) => read(at, next, match)}
                onMean={(said, named) => mean(at, said, named)}
                onRemove={() => set(without(ingredients, at))}
              >
                {line === recipe.ingredients[at] && (
                  <WarningNotes recipe={recipe} of={['ingredients']} at={at} />
                )}
              </MendLine>
            ))}
          </ul>
          <Button
            tone="link"
            icon={Plus}
            className="mb-2"
            onClick={() => set([...ingredients, lineAt(section)])}
          >
            {t('mend:addLine')}
          </Button>
        </div>
      ))}
    </section>
  );
}

const keyOf = ({ product, food }: ChosenMeaning): string => `${product ?? ''}/${food ?? ''}`;

/** Names the products and foods of the lines and collects proposals, both from the import and from later matches. */
function useMeanings(recipe: ImportRecipe, questions: readonly ImportQuestion[]) {
  const { remote } = useMeaningNames(recipe.ingredients);
  const names = remote.status === 'ready' ? remote.data : undefined;
  const { priced } = useOwnPrices();
  const [named, setNamed] = useState<ReadonlyMap<string, Named>>(() => new Map());
  const [proposed, setProposed] = useState<ReadonlyMap<string, readonly Proposal[]>>(
    () => new Map(questions.map(({ name, proposals }) => [nameKey(name), proposals])),
  );
  const name = (said: ChosenMeaning, one: Named) => setNamed((now) => new Map([...now, [keyOf(said), one]]));
  const match = ({ name: words, product, food, proposals }: NameMatch) => {
    const found = product ?? food;
    if (found) name({ product: product?.id, food: product ? null : food?.id }, found);
    const all = proposals.flatMap((one): Proposal[] => {
      const ids = { product: one.product?.id ?? null, food: one.food?.id ?? null };
      const facts = one.product ? priced(one.product) : one.food;
      return facts ? [{ ...facts, ...ids, NameKa: facts.NameKa ?? null, loses: one.loses }] : [];
    });
    setProposed((now) => new Map([...now, [nameKey(words), all]]));
  };
  return {
    meantBy: ({ product, food }: ImportLine): Named | undefined =>
      named.get(keyOf({ product, food })) ??
      (product !== null ? names?.products.get(product) : names?.foods.get(food ?? 0)),
    proposalsOf: (line: ImportLine): readonly Proposal[] => proposed.get(nameKey(line.name)) ?? [],
    note: { name, match },
  };
}

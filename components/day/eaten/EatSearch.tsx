import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { useEdibleSearch } from '@/context/dish/edible';
import { useEaten } from '@/context/day/eaten';
import { useLanguage } from '@/context/LanguageContext';
import { draftOf, eatenName, foodKey } from '@/lib/domain/eaten/draft';
import { measuresOf } from '@/lib/domain/eaten/measures';
import type { EatenDraft, Edible } from '@/lib/domain/eaten/types';
import { usualOf } from '@/lib/domain/eaten/usual';
import { countedAs, type Counted } from '@/lib/domain/eaten/written';
import { isNear } from '@/lib/domain/product/closest';
import { findProducts } from '@/lib/domain/product/find';
import { productName } from '@/lib/domain/product/record';
import { readWritten } from '@/lib/domain/shoplist/written';
import { addDays, type Day } from '@/lib/domain/time/day';
import { formatNumber } from '@/lib/format/number';
import { useOffline } from '@/lib/hooks/useOffline';
import { useWide } from '@/lib/hooks/useWide';
import css from './EatSearch.module.scss';
import { useEatenFacts } from './useEatenFacts';
import { usePortionLabel } from './usePortionLabel';

const LOOK_BACK = 28;
const ALL = 200;

interface EatSearchProps {
  readonly today: Day;
  readonly text: string;
  readonly onType: (text: string) => void;
  /** `amount` is the amount typed with the name. */
  readonly onChoose: (edible: Edible, amount?: Counted) => void;
  /** Called with usual food in its usual amount. */
  readonly onUsual: (draft: EatenDraft) => void;
  readonly onName: (name: string) => void;
}

/** Search field with recently eaten food, and with every match of the typed word. */
export function EatSearch({ today, text, onType, onChoose, onUsual, onName }: EatSearchProps) {
  const { t } = useTranslation('eaten');
  const { language } = useLanguage();
  const id = useId();
  const isWide = useWide();
  const [isFocused] = useState(isWide); // A phone's keyboard would hide the usual food.
  const { isOffline } = useOffline();
  const typed = text.trim();
  const { name, measured } = useMemo(() => readWritten(text), [text]);
  const found = useEdibleSearch(isOffline ? '' : name);
  const usual = useUsual(today, name.trim());
  const count = usual.length + (found?.length ?? 0);
  /** Text on which Enter was pressed; it is submitted as soon as its search results are known. */
  const [entered, setEntered] = useState('');
  const isKnown = found !== null || isOffline;
  const take = useEffectEvent(() => {
    const own = measured ? undefined : usual.find((draft) => isCalled(namesOf(draft), name));
    const edible = found?.find((one) => isCalled(one, name));
    if (own) return onUsual(own);
    if (edible) return onChoose(edible, countedAs(measured, edible, measuresOf(edible, language)));
    onName(typed);
  });
  const isTaken = entered !== '' && entered === text && isKnown;
  useEffect(() => {
    if (isTaken) take();
  }, [isTaken]);
  return (
    <div className={css.search}>
      <label htmlFor={id} className="form-label">
        {t('find.label')}
      </label>
      <input
        id={id}
        type="search"
        className="form-control"
        autoComplete="off"
        autoFocus={isFocused}
        maxLength={150}
        value={text}
        enterKeyHint="done"
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !typed) return;
          event.preventDefault();
          setEntered(text);
        }}
      />
      {usual.length > 0 && !typed && <h3>{t('find.usual')}</h3>}
      {usual.length === 0 && !typed && <p>{t('find.first')}</p>}
      {isOffline && <p>{t('find.offline')}</p>}
      <ul>
        {usual.map((draft) => (
          <UsualRow key={foodKey(draft)} draft={draft} onUsual={onUsual} />
        ))}
        {(found ?? []).map((edible) => (
          <FoundRow
            key={`${edible.kind} ${edible.id}`}
            edible={edible}
            amount={countedAs(measured, edible, measuresOf(edible, language))}
            onChoose={onChoose}
          />
        ))}
        {typed && (isKnown || entered === text) && (
          <li>
            <button type="button" onClick={() => onName(typed)}>
              <strong>{t('find.own', { text: typed })}</strong>
              <small>{t('find.ownHint')}</small>
            </button>
          </li>
        )}
      </ul>
      <span role="status" className="visually-hidden">
        {typed && found ? t('find.found', { count }) : ''}
      </span>
    </div>
  );
}

/** Returns the usual food that matches the text, in either script; the first few for an empty text. */
function useUsual(today: Day, typed: string): readonly EatenDraft[] {
  const { logs } = useEaten({ from: addDays(today, -LOOK_BACK), to: today });
  return useMemo(() => {
    if (!typed) return usualOf(logs, today);
    const named = usualOf(logs, today, ALL).map((draft, id) => ({ id, ...namesOf(draft), draft }));
    return findProducts(typed, named).map(({ draft }) => draft);
  }, [logs, today, typed]);
}

const namesOf = ({
  product,
  food,
  dish,
  Name: own,
}: EatenDraft): { Name: string; NameKa?: string | null } => {
  const { Name, NameKa } = product ?? food ?? dish ?? { Name: own, NameKa: null };
  return { Name, NameKa };
};
const isCalled = ({ Name, NameKa = null }: { Name: string; NameKa?: string | null }, typed: string) =>
  isNear({ Name, NameKa }, typed);

function UsualRow({ draft, onUsual }: { draft: EatenDraft; onUsual: (draft: EatenDraft) => void }) {
  const { language } = useLanguage();
  const facts = useEatenFacts();
  return (
    <li>
      <button type="button" onClick={() => onUsual(draft)}>
        <strong>{eatenName(draft, language)}</strong>
        <small>{facts(draft)}</small>
      </button>
    </li>
  );
}

interface FoundRowProps {
  readonly edible: Edible;
  readonly amount?: Counted;
  readonly onChoose: EatSearchProps['onChoose'];
}

function FoundRow({ edible, amount, onChoose }: FoundRowProps) {
  const { t } = useTranslation('eaten');
  const { language } = useLanguage();
  const factsOf = useEatenFacts();
  const labelOf = usePortionLabel();
  const { kind, facts } = edible;
  const value = facts.calories;
  const energy =
    typeof value === 'number' &&
    t(kind === 'dish' ? 'find.perServing' : 'find.per100', {
      value: formatNumber(value, language, { digits: 0 }),
    });
  const asked =
    amount && factsOf(draftOf(edible, amount.measure, amount.count, labelOf(amount.measure.portion)));
  return (
    <li>
      <button type="button" onClick={() => onChoose(edible, amount)}>
        <strong>{productName(edible, language)}</strong>
        <small>{[t(`kind.${kind}`), asked ?? energy].filter(Boolean).join(' · ')}</small>
      </button>
    </li>
  );
}

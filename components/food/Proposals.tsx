import { Plus, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { useLanguage } from '@/context/LanguageContext';
import type { Loss } from '@/lib/domain/food/likely';
import { ALLERGENS, type Allergen, type ChoiceFacts } from '@/lib/domain/product/types';
import { unknownAllergensIn } from '@/lib/domain/product/unknown';
import { formatMoney, formatNumber } from '@/lib/format/number';
import css from './Proposals.module.scss';

const NONE: readonly Allergen[] = [];

/** Possible meaning of the written words. */
interface Proposed {
  readonly name: string;
  readonly loses: Loss;
  readonly facts: ChoiceFacts;
}
interface ProposalsProps {
  /** Words as written. */
  readonly words: string;
  readonly proposals: readonly Proposed[];
  /** Receives the index of the chosen proposal. */
  readonly onChoose: (at: number) => void;
  /** Called if the words are a separate product. */
  readonly onOwn: () => void;
  /** Called to search for something else. */
  readonly onOther: () => void;
  /** Shows the keyboard shortcuts. */
  readonly withKeys?: boolean;
}

/**
 * Offers possible meanings of the written words. One tap answers and nothing is preselected. Each proposal shows the
 * allergens it would lose or add compared with the words, a different origin, its allergens, and its energy and price
 * as far as they are known.
 */
export function Proposals({ words, proposals, onChoose, onOwn, onOther, withKeys }: ProposalsProps) {
  const { t } = useTranslation('food');
  return (
    <div role="group" aria-label={t('proposal.which', { words })} className={css.proposals}>
      {proposals.map(({ name, loses, facts }, at) => (
        <button key={at} type="button" className={css.proposal} onClick={() => onChoose(at)}>
          {withKeys && <kbd aria-hidden>{at + 1}</kbd>}
          {name}
          <Lost {...loses} />
          <Facts {...facts} />
        </button>
      ))}
      <button type="button" className={css.own} onClick={onOwn}>
        {withKeys && <kbd aria-hidden>N</kbd>}
        <Icon of={Plus} size={16} />
        {t('proposal.own')}
      </button>
      <button type="button" className={css.proposal} onClick={onOther}>
        {t('proposal.other')}
      </button>
    </div>
  );
}

function useAllergenWords() {
  const { t } = useTranslation('common');
  return (all: readonly Allergen[]) => all.map((one) => t(`allergen.${one}`)).join(', ');
}

/** Proposals of an earlier version lack `gains`. */
function Lost({ allergens, origin, gains = NONE }: Omit<Loss, 'gains'> & Partial<Loss>) {
  const { t } = useTranslation(['food', 'common']);
  const wordsOf = useAllergenWords();
  if (allergens.length === 0 && !origin && gains.length === 0) return null;
  const said = [
    allergens.length > 0 && t('food:proposal.loses', { what: wordsOf(allergens) }),
    gains.length > 0 && t('food:proposal.gains', { what: wordsOf(gains) }),
    allergens.length === 0 && origin && t('food:proposal.otherOrigin'),
  ];
  return (
    <small className={css.lost}>
      <Icon of={TriangleAlert} size={14} />
      {said.filter(Boolean).join(' · ')}
    </small>
  );
}

/** Formats allergens first, including unknown ones, then energy and price, on one line; omits unknown figures. */
function Facts(facts: ChoiceFacts) {
  const { t } = useTranslation(['food', 'common']);
  const { language } = useLanguage();
  const { calories, costTetri } = facts;
  const wordsOf = useAllergenWords();
  const held = ALLERGENS.filter((one) => facts.allergens?.includes(one));
  const open = unknownAllergensIn(facts).filter((one) => !held.includes(one));
  const isUnknown = open.length === ALLERGENS.length;
  const figures = [
    typeof calories === 'number' &&
      t('food:offer.kcal', { value: formatNumber(calories, language, { digits: 0 }) }),
    typeof costTetri === 'number' && formatMoney(costTetri, language),
  ].filter((figure) => figure !== false);
  const said = [
    held.length > 0 && wordsOf(held),
    isUnknown && t('common:allergensUnknown'),
    open.length > 0 && !isUnknown && t('food:proposal.mayHold', { what: wordsOf(open) }),
    figures.length > 0 && t('food:proposal.per100', { figures: figures.join(', ') }),
  ].filter((part) => part !== false);
  return said.length > 0 && <small className={css.facts}>{said.join(' · ')}</small>;
}

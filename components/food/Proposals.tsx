import { Plus, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Loss } from '@/lib/domain/food/likely';
import type { Allergen } from '@/lib/domain/product/types';
import css from './Proposals.module.scss';

/** Something that written words may mean. */
interface Proposed {
  readonly name: string;
  readonly loses: Loss;
}
interface ProposalsProps {
  /** The words as they are written. */
  readonly words: string;
  readonly proposals: readonly Proposed[];
  /** Given the place of the one that is meant. */
  readonly onChoose: (at: number) => void;
  /** It is a product of its own. */
  readonly onOwn: () => void;
  /** It is something else, which will be looked for. */
  readonly onOther: () => void;
  /** Whether the keys that answer are shown. */
  readonly withKeys?: boolean;
}

/** Offers what written words may mean: one tap answers, none is chosen beforehand, and each says what it would lose of the words. */
export function Proposals({ words, proposals, onChoose, onOwn, onOther, withKeys }: ProposalsProps) {
  const { t } = useTranslation('foods');
  return (
    <div role="group" aria-label={t('proposal.which', { words })} className={css.proposals}>
      {proposals.map(({ name, loses }, at) => (
        <button key={at} type="button" className={css.proposal} onClick={() => onChoose(at)}>
          {withKeys && <kbd aria-hidden>{at + 1}</kbd>}
          {name}
          <Lost {...loses} />
        </button>
      ))}
      <button type="button" className={css.own} onClick={onOwn}>
        {withKeys && <kbd aria-hidden>N</kbd>}
        <Plus size={16} aria-hidden />
        {t('proposal.own')}
      </button>
      <button type="button" className={css.proposal} onClick={onOther}>
        {t('proposal.other')}
      </button>
    </div>
  );
}

function Lost({ allergens, origin }: Loss) {
  const { t } = useTranslation(['foods', 'common']);
  if (allergens.length === 0 && !origin) return null;
  const words = allergens.map((one: Allergen) => t(`common:allergen.${one}`));
  return (
    <small className={css.lost}>
      <TriangleAlert size={14} aria-hidden />
      {words.length > 0
        ? t('foods:proposal.loses', { what: words.join(', ') })
        : t('foods:proposal.otherOrigin')}
    </small>
  );
}

import { Refrigerator, Trash } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { useLanguage } from '@/context/LanguageContext';
import {
  DISH_OUTCOMES,
  NO_OUTCOME,
  partOf,
  type SaidOutcome,
  servingsOfPart,
  THROWN_PARTS,
} from '@/lib/domain/cooking/outcome';
import { formatNumber } from '@/lib/format/number';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import outcomeTexts from '@/locales/en/outcome.json';
import css from './OutcomeButtons.module.scss';

interface OutcomeButtonsProps {
  /** Name of the dish. */
  readonly name: string;
  /** Number of servings that were cooked. */
  readonly servings: number;
  readonly said: Partial<SaidOutcome>;
  readonly onSay: (said: SaidOutcome) => void;
}

const ICONS = { leftOver: Refrigerator, thrownAway: Trash } as const;

/**
 * Buttons that say what became of a dish: some was left over, or was thrown away, and then how much of it. A second tap
 * takes it back.
 */
function Buttons({ name, servings, said: { outcome = null, ...said }, onSay }: OutcomeButtonsProps) {
  const { t } = useTranslation('outcome');
  return (
    <div role="group" aria-label={t('label', { name })} className={`${css.outcome} d-print-none`}>
      {DISH_OUTCOMES.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={outcome === one}
          aria-label={`${t(one)}: ${name}`}
          onClick={() => onSay(outcome === one ? NO_OUTCOME : { outcome: one, outcomeServings: null })}
        >
          <Icon of={ICONS[one]} size={16} />
          {t(one)}
        </button>
      ))}
      {outcome === 'thrownAway' && (
        <Parts
          servings={servings}
          thrown={said.outcomeServings ?? null}
          onSay={(outcomeServings) => onSay({ outcome, outcomeServings })}
        />
      )}
    </div>
  );
}

interface PartsProps {
  readonly servings: number;
  /** Number of servings that were thrown away; null if the person has not said. */
  readonly thrown: number | null;
  readonly onSay: (thrown: number | null) => void;
}

/** Buttons for the part of the dish that was thrown away. */
function Parts({ servings, thrown, onSay }: PartsProps) {
  const { t } = useTranslation('outcome');
  const { language } = useLanguage();
  const chosen = partOf(thrown, servings);
  return (
    <div role="group" aria-label={t('part.label')} className={css.parts}>
      {THROWN_PARTS.map((part) => (
        <button
          key={part}
          type="button"
          aria-pressed={part === chosen}
          onClick={() => onSay(part === chosen ? null : servingsOfPart(part, servings))}
        >
          {t(`part.${part}`)}
        </button>
      ))}
      <small role="status">
        {thrown === null
          ? t('part.unsaid')
          : t('part.servings', { count: thrown, value: formatNumber(thrown, language, { digits: 2 }) })}
      </small>
    </div>
  );
}

export const OutcomeButtons = withNamespaces(Buttons, { outcome: outcomeTexts });

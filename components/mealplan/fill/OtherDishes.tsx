import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { Picture } from '@/components/ui/Picture';
import { Loading, SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useLanguage } from '@/context/LanguageContext';
import type { Alternative, Slot } from '@/lib/domain/planning/model';
import { formatDifference, formatNumber } from '@/lib/format/number';
import { useFaultText } from '@/lib/hooks/useFaultText';
import { formMessage } from '@/lib/hooks/useFormSubmit';
import css from './OtherDishes.module.scss';
import type { Filling } from './useFilling';

interface OtherDishesProps {
  /** Name of the current dish. */
  readonly name: string;
  readonly slot: Slot;
  readonly filling: Filling;
  readonly onDone: () => void;
}

/** Offers three other dishes for a meal, each with the effect of the change. */
export function OtherDishes({ name, slot, filling, onDone }: OtherDishesProps) {
  const { t } = useTranslation('fill');
  const { said } = useFaultText();
  const [found, setFound] = useState<readonly Alternative[] | Error>();
  const look = useEffectEvent(() =>
    filling
      .lookForOthers(slot)
      .catch((cause: unknown) => (cause instanceof Error ? cause : new Error(String(cause)))),
  );
  useEffect(() => {
    let isGone = false;
    void look().then((answer) => {
      if (!isGone) setFound(answer);
    });
    return () => {
      isGone = true;
    };
  }, []);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView?.({ block: 'nearest' }), [found]);
  const choose = ({ dish, servings, shares, difference }: Alternative) => {
    filling.swap(slot, { dish, servings, shares, costTetri: difference.costTetri });
    onDone();
  };
  return (
    <div ref={box} role="group" aria-label={t('proposal.others', { name })} className={css.others}>
      {found === undefined && (
        <Loading>
          <SkeletonRows count={3} />
        </Loading>
      )}
      {found instanceof Error && (
        <p role="alert" className={css.fault}>
          {said(formMessage(found))}
        </p>
      )}
      {Array.isArray(found) && found.length === 0 && <p role="status">{t('proposal.noOthers')}</p>}
      {Array.isArray(found) && found.length > 0 && (
        <>
          <ul>
            {found.map((other: Alternative) => (
              <li key={other.dish}>
                <Candidate other={other} filling={filling} onChoose={() => choose(other)} />
              </li>
            ))}
          </ul>
          <small className={css.help}>{t('proposal.differenceHelp')}</small>
        </>
      )}
      <Button tone="link" size="sm" onClick={onDone}>
        {t('proposal.keepThis')}
      </Button>
    </div>
  );
}

interface CandidateProps {
  readonly other: Alternative;
  readonly filling: Filling;
  readonly onChoose: () => void;
}

function Candidate({ other: { dish, difference }, filling, onChoose }: CandidateProps) {
  const { t } = useTranslation('fill');
  const { language } = useLanguage();
  const known = filling.table.parts.dishes[dish];
  const signed = (value: number) => {
    const whole = Math.round(value);
    const sign = whole > 0 ? '+' : whole < 0 ? '−' : '±';
    return `${sign}${formatNumber(Math.abs(whole), language, { digits: 0 })}`;
  };
  const cost = Math.round(difference.costTetri);
  return (
    <button type="button" className={css.candidate} onClick={onChoose}>
      <Picture image={known?.DishImages?.[0]} alt="" ratio="1x1" sizes="48px" className={css.picture} />
      <span>
        <strong>{known?.Name}</strong>
        <small>
          {t('proposal.kcal', { value: signed(difference.calories) })}
          {' · '}
          {t('proposal.prots', { value: signed(difference.prots) })}
          {' · '}
          {cost === 0 ? t('proposal.sameCost') : formatDifference(cost, language)}
        </small>
      </span>
    </button>
  );
}

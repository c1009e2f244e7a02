import { Flame } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { NutrientsFold } from '@/components/food/NutrientsFold';
import { Icon } from '@/components/ui/Icon';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import type { EatenFigures } from '@/lib/domain/eaten/figures';
import { burned, eaten, type CalendarItem } from '@/lib/domain/mealplan/timeline';
import { formatNumber } from '@/lib/format/number';
import { useWide } from '@/lib/hooks/useWide';
import dayBoardCss from './DayBoard.module.scss';
import css from './DayRing.module.scss';
import { LazyDayNutrients } from './DayNutrients.lazy';

const RADIUS = 42;
const LENGTH = 2 * Math.PI * RADIUS;
const MACROS = ['prots', 'carbs', 'fats'] as const;

interface DayRingProps {
  readonly items: readonly CalendarItem[];
  /** Food eaten outside the plans. */
  readonly others: readonly EatenFigures[];
}

/** Shows the eaten calories against the target plus the burned ones, as a ring with words; the macros are bars. */
export function DayRing({ items, others }: DayRingProps) {
  const { t } = useTranslation(['day', 'common']);
  const { language } = useLanguage();
  const { person } = useAuth();
  const sum = eaten(items, others);
  const spent = burned(items);
  const target = person?.targets?.calories;
  const goal = (target ?? sum.planned) + spent;
  const number = (value: number) => formatNumber(value, language, { digits: 0 });
  const share = goal > 0 ? Math.min(1, sum.calories / goal) : 0;
  const left = goal - sum.calories;
  return (
    <section className={dayBoardCss.card} aria-labelledby="day-ring">
      <h2 id="day-ring" className={css.title}>
        {t('ring.title')}
      </h2>
      <div className={dayBoardCss.ring}>
        <svg viewBox="0 0 100 100" width="124" height="124" aria-hidden>
          <circle className={css.track} cx="50" cy="50" r={RADIUS} />
          <circle
            className={css.eaten}
            cx="50"
            cy="50"
            r={RADIUS}
            strokeDasharray={`${share * LENGTH} ${LENGTH}`}
            transform="rotate(-90 50 50)"
          />
          <text x="50" y="52">
            {number(sum.calories)}
          </text>
          <text x="50" y="66" className={dayBoardCss.small}>
            {t('common:nutrition.kcal')}
          </text>
        </svg>
        <div>
          <p className="visually-hidden">{`${number(sum.calories)}\u00A0${t('common:nutrition.kcal')}`}</p>
          {goal > 0 && <p>{t(target ? 'ring.of' : 'ring.planned', { value: number(goal) })}</p>}
          {goal > 0 && (
            <strong>
              {left >= 0 ? t('ring.left', { value: number(left) }) : t('ring.over', { value: number(-left) })}
            </strong>
          )}
          {spent > 0 && (
            <p className={css.burned}>
              <Icon of={Flame} />
              {t('ring.burned', { value: number(spent) })}
            </p>
          )}
        </div>
      </div>
      <Macros sum={sum} />
      <div className={css.fold}>
        <NutrientsFold>
          <LazyDayNutrients />
        </NutrientsFold>
      </div>
      {!target && (
        <p className={dayBoardCss.hint}>
          <span>{t('ring.noTarget')}</span>{' '}
          <Link href="/settings#settings-targets">{t('ring.setTarget')}</Link>
        </p>
      )}
    </section>
  );
}

function Macros({ sum }: { sum: ReturnType<typeof eaten> }) {
  const { t } = useTranslation(['day', 'common', 'mealplan']);
  const isWide = useWide();
  const { language } = useLanguage();
  const { person } = useAuth();
  const number = (value: number) => formatNumber(value, language, { digits: 0 });
  return (
    <dl className={dayBoardCss.macros}>
      {MACROS.map((macro) => {
        const target = person?.targets?.[macro];
        const value = number(sum[macro]);
        return (
          <div key={macro}>
            <dt>{isWide ? t(`common:nutrition.${macro}`) : t(`mealplan:totals.short.${macro}`)}</dt>
            <dd>
              {target ? t('ring.gramsOf', { value, target: number(target) }) : t('ring.grams', { value })}
            </dd>
            {target ? (
              <span className={dayBoardCss.bar} data-macro={macro} aria-hidden>
                <span style={{ width: `${Math.min(1, sum[macro] / target) * 100}%` }} />
              </span>
            ) : null}
          </div>
        );
      })}
    </dl>
  );
}

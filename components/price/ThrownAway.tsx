import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useLanguage } from '@/context/LanguageContext';
import type { ThrownDear, ThrownMonth, ThrownSum } from '@/lib/domain/price/thrown';
import { formatMoney } from '@/lib/format/number';
import css from './ThrownAway.module.scss';

/** Shows what was thrown away in a month: dishes and things at home, and the dearest of both. */
export function ThrownAway({ thrown: { dishes, things, dearest } }: { thrown: ThrownMonth }) {
  const { t } = useTranslation('price');
  const { language } = useLanguage();
  return (
    <section className={css.thrown} aria-labelledby="thrown">
      <h3 id="thrown" className="h5">
        {t('thrown.title')}
      </h3>
      {dishes.count + things.count === 0 ? (
        <p className={css.lead}>{t('thrown.none')}</p>
      ) : (
        <>
          <p className={css.lead}>{t('thrown.lead')}</p>
          <dl>
            <Sum name={t('thrown.dishes')} sum={dishes} />
            <Sum name={t('thrown.things')} sum={things} />
          </dl>
        </>
      )}
      {dearest.length > 0 && (
        <>
          <h4 className="h6">{t('thrown.dearest')}</h4>
          <ol>
            {dearest.map((one) => (
              <li key={`${one.dish}-${one.product}-${one.Name}`}>
                <Named of={one} />
                <span>{formatMoney(one.tetri, language)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

/** Shows a figure with how often, and for how many the cost is unknown; without any known cost it says so. */
function Sum({ name, sum: { count, tetri, unknown } }: { name: string; sum: ThrownSum }) {
  const { t } = useTranslation('price');
  const { language } = useLanguage();
  if (count === 0) return null;
  const isUnknown = unknown === count;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{isUnknown ? t('thrown.allUnknown') : formatMoney(tetri, language)}</strong>
        <small>
          {t('thrown.times', { count })}
          {unknown > 0 && !isUnknown && `, ${t('thrown.unknown', { count: unknown })}`}
        </small>
      </dd>
    </div>
  );
}

function Named({ of: { Name, NameKa, dish, times } }: { of: ThrownDear }) {
  const { t } = useTranslation('price');
  const { language } = useLanguage();
  const name = (language === 'ka' && NameKa) || Name || t('thrown.some');
  return (
    <span>
      {dish === null ? name : <Link href={`/dishes/${dish}`}>{name}</Link>}
      {times > 1 && <small> {t('thrown.times', { count: times })}</small>}
    </span>
  );
}

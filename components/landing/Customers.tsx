import { present } from '@/lib/domain/present';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { Band, BandTitle } from '@/components/ui/Band';
import css from './Customers.module.scss';

/** In the order of the texts. */
const PLACES = ['/mealplan/list', '/dishes?type=Dinner', '/dishes'] as const;

/** Section three: happy customers; a household's week with Supra instead of invented praise. */
export function Customers() {
  const { t } = useTranslation('landing');
  const moments = t('customers.moments', { returnObjects: true });
  return (
    <Band labelledBy="landing-customers">
      <BandTitle id="landing-customers">{t('customers.title')}</BandTitle>
      <p className={css.note}>{t('customers.note')}</p>
      <ul className={css.moments}>
        {moments.map(({ when, title, text, link }, at) => (
          <li key={when}>
            <p className={css.when}>{when}</p>
            <h3>{title}</h3>
            <p>{text}</p>
            <Link href={present(PLACES[at % PLACES.length])}>{link}</Link>
          </li>
        ))}
      </ul>
    </Band>
  );
}

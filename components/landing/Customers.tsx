import { useTranslation } from 'next-i18next/pages';
import { Band, BandTitle } from '@/components/ui/Band';
import css from './Customers.module.scss';

/** Section three: happy customers; a quiet line says who they are. */
export function Customers() {
  const { t } = useTranslation('landing');
  const quotes = t('customers.quotes', { returnObjects: true });
  return (
    <Band labelledBy="landing-customers">
      <BandTitle id="landing-customers">{t('customers.title')}</BandTitle>
      <div className={css.quotes}>
        {quotes.map(({ text, name, who }) => (
          <figure key={name}>
            <blockquote>{text}</blockquote>
            <figcaption>
              <strong>{name}</strong>, {who}
            </figcaption>
          </figure>
        ))}
      </div>
      <p className={css.small}>{t('customers.note')}</p>
    </Band>
  );
}

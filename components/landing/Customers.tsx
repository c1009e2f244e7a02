import { useTranslation } from 'next-i18next/pages';
import css from '@/components/ui/Landing.module.scss';

/** Section three: happy customers; a quiet line says who they are. */
export function Customers() {
  const { t } = useTranslation('landing');
  const quotes = t('customers.quotes', { returnObjects: true });
  return (
    <section className={css.band} aria-labelledby="landing-customers">
      <div className={css.inner}>
        <h2 id="landing-customers" className={css.title}>
          {t('customers.title')}
        </h2>
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
      </div>
    </section>
  );
}

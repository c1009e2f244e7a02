import { useTranslation } from 'next-i18next/pages';
import { Ornament } from '@/components/ui/Ornament';
import css from '@/components/ui/Landing.module.scss';

/** Section one: the professional nutritionist. */
export function Nutritionist() {
  const { t } = useTranslation('landing');
  const points = t('nutritionist.points', { returnObjects: true });
  return (
    <section className={css.band} aria-labelledby="landing-nutritionist">
      <div className={`${css.inner} ${css.beside}`}>
        <div className={css.intro}>
          <Ornament drawing="bird" className={css.introDrawing} />
          <h2 id="landing-nutritionist" className={css.title}>
            {t('nutritionist.title')}
          </h2>
          <p>{t('nutritionist.text')}</p>
        </div>
        <ol className={css.numbered}>
          {points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

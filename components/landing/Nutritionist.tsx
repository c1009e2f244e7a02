import { useTranslation } from 'next-i18next/pages';
import { Band, BandTitle } from '@/components/ui/Band';
import { Ornament } from '@/components/ui/Ornament';
import css from './Nutritionist.module.scss';

/** Section one: the professional nutritionist. */
export function Nutritionist() {
  const { t } = useTranslation('landing');
  const points = t('nutritionist.points', { returnObjects: true });
  return (
    <Band labelledBy="landing-nutritionist" className={css.beside}>
      <div className={css.intro}>
        <Ornament drawing="bird" className={css.introDrawing} />
        <BandTitle id="landing-nutritionist">{t('nutritionist.title')}</BandTitle>
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
    </Band>
  );
}

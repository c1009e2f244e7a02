/* eslint-disable @next/next/no-img-element -- taken by `npm run tool -- landing` in the sizes in which they are shown */
import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import css from './Product.module.scss';

const PICTURES = [
  { name: 'planner', width: 960, height: 720 },
  { name: 'list', width: 390, height: 680 },
] as const;
const THEMES = ['light', 'dark'] as const;

/**
 * Screenshots of the planner and the shopping list in the reader's language; the browser does not load the theme that
 * is hidden.
 */
export function Product() {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  return (
    <div className={css.product}>
      {PICTURES.map(({ name, width, height }) => (
        <div key={name} className={css[name]}>
          {THEMES.map((theme) => (
            <img
              key={theme}
              src={`/landing/${name}-${language}-${theme}.webp`}
              alt={t(`product.${name}`)}
              {...{ width, height }}
              className={css[theme]}
              loading="lazy"
              decoding="async"
            />
          ))}
        </div>
      ))}
    </div>
  );
}

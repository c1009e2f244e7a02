import { present } from '@/lib/domain/present';
import { Calculator, HeartPulse, Languages, ShoppingBasket, Users, WifiOff } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Band, BandTitle } from '@/components/ui/Band';
import { Icon } from '@/components/ui/Icon';
import css from './Why.module.scss';

/** In the order of the texts. */
const ICONS = [Languages, Calculator, Users, ShoppingBasket, WifiOff, HeartPulse];

/** Section two: why choose us. */
export function Why() {
  const { t } = useTranslation('landing');
  const points = t('why.points', { returnObjects: true });
  return (
    <Band labelledBy="landing-why" isRaised>
      <BandTitle id="landing-why">{t('why.title')}</BandTitle>
      <p className={css.lead}>{t('why.text')}</p>
      <ul className={css.points}>
        {points.map(({ title, text }, index) => {
          const icon = present(ICONS[index % ICONS.length]);
          return (
            <li key={title}>
              <Icon of={icon} size={28} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          );
        })}
      </ul>
    </Band>
  );
}

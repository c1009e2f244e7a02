import { useTranslation } from 'next-i18next/pages';
import { ClothLink } from './ClothLink';
import { Band, BandTitle } from '@/components/ui/Band';
import { Ornament } from '@/components/ui/Ornament';
import { useAuth } from '@/context/AuthContext';
import css from './About.module.scss';

/** Section four: about us. */
export function About() {
  const { t } = useTranslation('landing');
  return (
    <Band labelledBy="landing-about" isRaised className={css.about}>
      <Ornament drawing="empty" className={css.aboutDrawing} />
      <div>
        <BandTitle id="landing-about">{t('about.title')}</BandTitle>
        {t('about.text')
          .split('\n\n')
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
      </div>
    </Band>
  );
}

/** Invites visitors to sign up; hidden from signed-in people. */
export function Invitation() {
  const { t } = useTranslation('landing');
  const { status } = useAuth();
  if (status === 'signedIn') return null;
  return (
    <section className={css.invitation} aria-labelledby="landing-cta">
      <h2 id="landing-cta">{t('cta.title')}</h2>
      <p>{t('cta.text')}</p>
      <ClothLink href="/user/signup">{t('cta.button')}</ClothLink>
    </section>
  );
}

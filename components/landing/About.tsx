import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { Ornament } from '@/components/ui/Ornament';
import { useAuth } from '@/context/AuthContext';
import css from '@/components/ui/Landing.module.scss';

/** Section four: about us. */
export function About() {
  const { t } = useTranslation('landing');
  return (
    <section className={`${css.band} ${css.raised}`} aria-labelledby="landing-about">
      <div className={`${css.inner} ${css.about}`}>
        <Ornament drawing="empty" className={css.aboutDrawing} />
        <div>
          <h2 id="landing-about" className={css.title}>
            {t('about.title')}
          </h2>
          {t('about.text')
            .split('\n\n')
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </div>
      </div>
    </section>
  );
}

/** The last word: sit down with us. Not for those who already do. */
export function Invitation() {
  const { t } = useTranslation('landing');
  const { status } = useAuth();
  if (status === 'signedIn') return null;
  return (
    <section className={css.invitation} aria-labelledby="landing-cta">
      <h2 id="landing-cta">{t('cta.title')}</h2>
      <p>{t('cta.text')}</p>
      <Link href="/user/signup" className={`btn btn-lg ${css.onCloth}`}>
        {t('cta.button')}
      </Link>
    </section>
  );
}

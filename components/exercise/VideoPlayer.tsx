import { CirclePlay } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { playerAddress } from '@/lib/domain/exercise/youtube';
import css from './VideoPlayer.module.scss';

/**
 * Video of the exercise. Sends no request to YouTube before someone plays it, and then only to its player without
 * cookies.
 */
export function VideoPlayer({ link, name }: { link: string; name: string }) {
  const { t } = useTranslation('exercise');
  const [isPlaying, setPlaying] = useState(false);
  const address = playerAddress(link);
  if (!address) return null;
  return (
    <div className={css.video}>
      {isPlaying ? (
        <iframe
          src={address}
          title={t('video.title', { name })}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      ) : (
        <>
          <button type="button" className="btn btn-primary" onClick={() => setPlaying(true)}>
            <CirclePlay size={20} aria-hidden />
            {t('video.play')}
          </button>
          <p>{t('video.text')}</p>
        </>
      )}
    </div>
  );
}

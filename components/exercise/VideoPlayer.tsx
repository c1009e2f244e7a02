import { CirclePlay } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/inputs/Button';
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
          <Button tone="primary" icon={CirclePlay} iconSize={20} onClick={() => setPlaying(true)}>
            {t('video.play')}
          </Button>
          <p>{t('video.text')}</p>
        </>
      )}
    </div>
  );
}

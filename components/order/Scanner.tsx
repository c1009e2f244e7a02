import { X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openReader } from '@/lib/scan/reader';
import css from './Scanner.module.scss';

const LOOK_EVERY = 250;

/** The camera's picture, looked through for a QR code until one is found. */
export function Scanner({ onText, onClose }: { onText: (text: string) => void; onClose: () => void }) {
  const { t } = useTranslation('order');
  const video = useRef<HTMLVideoElement>(null);
  const found = useEffectEvent(onText);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const start = async () => {
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      stop.signal.addEventListener('abort', () => stream.getTracks().forEach((track) => track.stop()));
      if (stop.signal.aborted || !video.current) return stream.getTracks().forEach((track) => track.stop());
      video.current.srcObject = stream;
      await video.current.play();
      const read = await openReader();
      const look = async () => {
        if (stop.signal.aborted || !video.current) return;
        const text = await read(video.current);
        if (stop.signal.aborted) return;
        if (text) found(text);
        else setTimeout(look, LOOK_EVERY);
      };
      await look();
    };
    start().catch(() => !stop.signal.aborted && setFailed(true));
    return () => stop.abort();
  }, []);
  return (
    <div className={css.scanner}>
      {hasFailed ? (
        <p role="alert">{t('door.noCamera')}</p>
      ) : (
        <>
          <p>{t('door.scanning')}</p>
          <video ref={video} muted playsInline aria-label={t('door.scanning')} />
        </>
      )}
      <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
        <X size={20} aria-hidden />
        {t('door.stop')}
      </button>
    </div>
  );
}

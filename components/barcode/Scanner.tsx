import { RotateCw, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { nextScanState, INITIAL_SCAN } from '@/lib/domain/barcode/scanState';
import { openReader, type Codes } from '@/lib/scan/reader';

const SCAN_INTERVAL_MS = 150;

interface ScannerProps {
  readonly of: Codes;
  readonly words: { readonly looking: string; readonly noCamera: string; readonly stop: string };
  /** Called when a code comes into view; the same code is reported again only after it has left. */
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}

/** Shows the camera and reads codes until it is closed. */
export function Scanner({ of, words, onText, onClose }: ScannerProps) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const found = useEffectEvent(onText);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    const start = async () => {
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      stop.signal.addEventListener('abort', () => stream.getTracks().forEach((track) => track.stop()));
      if (stop.signal.aborted || !video.current) return stream.getTracks().forEach((track) => track.stop());
      video.current.srcObject = stream;
      await video.current.play();
      const read = await openReader(of);
      let seen = INITIAL_SCAN;
      const look = async () => {
        if (stop.signal.aborted || !video.current) return;
        const text = await read(video.current);
        if (stop.signal.aborted) return;
        const { found: told, ...next } = nextScanState(seen, text);
        seen = next;
        if (told) found(told);
        setTimeout(look, SCAN_INTERVAL_MS);
      };
      await look();
    };
    start().catch(() => !stop.signal.aborted && setFailed(true));
    return () => stop.abort();
  }, [of, tries]);
  return (
    <div className="scanner">
      {hasFailed ? (
        <>
          <p role="alert">{words.noCamera}</p>
          <Button
            icon={RotateCw}
            iconSize={20}
            onClick={() => {
              setFailed(false);
              setTries(tries + 1);
            }}
          >
            {t('action.retry')}
          </Button>
        </>
      ) : (
        <>
          <p>{words.looking}</p>
          <video ref={video} muted playsInline aria-label={words.looking} />
          <Button icon={X} iconSize={20} onClick={onClose}>
            {words.stop}
          </Button>
        </>
      )}
    </div>
  );
}

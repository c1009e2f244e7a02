/* eslint-disable @next/next/no-img-element -- the CMS makes the formats; a second optimiser would only cost time */
import { useState } from 'react';
import { Ornament } from './Ornament';
import { imageSrcSet, imageUrl, type Image } from '@/lib/format/image';

interface PictureProps {
  readonly image?: Image | null;
  readonly alt: string;
  /** Displayed width, as in the `sizes` attribute. */
  readonly sizes?: string;
  /** True for the one picture above the fold. */
  readonly priority?: boolean;
  readonly ratio?: '4x3' | '1x1' | '16x9' | '3x2';
  readonly className?: string;
}

/** Shows a picture in a fixed frame, or a drawn placeholder if there is none or it fails to load. */
export function Picture({
  image,
  alt,
  sizes = '100vw',
  priority = false,
  ratio = '4x3',
  className,
}: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const frame = `picture picture-${ratio}${className ? ` ${className}` : ''}`;
  const src = image ? imageUrl(image) : undefined;
  if (!image || !src || broken === src) {
    return (
      <div className={`${frame} picture-none`} {...(alt ? { role: 'img', 'aria-label': alt } : {})}>
        <Ornament drawing="placeholder" />
      </div>
    );
  }
  return (
    <div className={frame}>
      <img
        src={src}
        srcSet={imageSrcSet(image) || undefined}
        sizes={sizes}
        alt={alt}
        width={image.width ?? undefined}
        height={image.height ?? undefined}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onError={() => setBroken(src)}
      />
    </div>
  );
}

import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';

/** Announces the loading to screen readers, around grey placeholder shapes. */
export function Loading({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('state.loading')}
      </span>
      <div aria-hidden>{children}</div>
    </div>
  );
}

interface BarProps {
  /** Width in per cent of the available width. */
  readonly width?: 25 | 50 | 75 | 100;
  readonly height?: 'line' | 'title' | 'control' | 'picture';
}

/** One grey bar. */
export function SkeletonBar({ width = 100, height = 'line' }: BarProps) {
  return <span className={`skeleton skeleton-${height} w-${width}`} />;
}

/** Placeholder for lines of text. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="skeleton-text">
      {Array.from({ length: lines }, (_, line) => (
        <SkeletonBar key={line} width={line === lines - 1 && lines > 1 ? 50 : 100} />
      ))}
    </div>
  );
}

interface SkeletonGridProps {
  readonly count: number;
  readonly ratio: '4x3' | '16x9';
  /** CSS module of the expected cards, with grid, card, picture and body. */
  readonly css: Readonly<Record<string, string>>;
}

/** Placeholder for cards with a picture, in the cards' own style. */
export function SkeletonGrid({ count, ratio, css }: SkeletonGridProps) {
  return (
    <div className={css.grid}>
      {Array.from({ length: count }, (_, card) => (
        <div key={card} className={css.card}>
          <div className={`picture picture-${ratio} ${css.cardPicture}`}>
            <span className={`skeleton ${css.fill}`} />
          </div>
          <div className={css.cardBody}>
            <SkeletonBar height="title" width={75} />
            <SkeletonBar width={50} />
            <SkeletonBar width={25} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Placeholder for rows of a table or list. */
export function SkeletonRows({ count = 6 }: { count?: number }) {
  return (
    <div className="skeleton-text">
      {Array.from({ length: count }, (_, row) => (
        <SkeletonBar key={row} height="control" />
      ))}
    </div>
  );
}

/** Placeholder for rows with an announcement, for use outside of a RemoteView. */
export const LoadingRows = ({ count }: { count: number }) => (
  <Loading>
    <SkeletonRows count={count} />
  </Loading>
);

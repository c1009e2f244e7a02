import type { Language } from '@/lib/domain/language';

/** Small flag of Great Britain (GB) or Georgia (GE); decorative, because the word stands beside it. */
export function Flag({ language }: { language: Language }) {
  return (
    <svg
      className="flag"
      viewBox="0 0 30 20"
      width={24}
      height={16}
      aria-hidden
      data-country={language === 'en' ? 'GB' : 'GE'}
    >
      {language === 'en' ? <UnionFlag /> : <FiveCrosses />}
    </svg>
  );
}

const UnionFlag = () => (
  <>
    <path fill="#012169" d="M0 0h30v20H0z" />
    <path stroke="#fff" strokeWidth="4" d="m0 0 30 20M30 0 0 20" />
    <path stroke="#C8102E" strokeWidth="1.6" d="m0 0 30 20M30 0 0 20" />
    <path stroke="#fff" strokeWidth="6.6" d="M15 0v20M0 10h30" />
    <path stroke="#C8102E" strokeWidth="4" d="M15 0v20M0 10h30" />
  </>
);

const CORNERS = [
  [6.5, 4],
  [23.5, 4],
  [6.5, 16],
  [23.5, 16],
] as const;

const FiveCrosses = () => (
  <>
    <path fill="#fff" d="M0 0h30v20H0z" />
    <path fill="#DA291C" d="M13 0h4v20h-4zM0 8h30v4H0z" />
    {CORNERS.map(([x, y]) => (
      <path
        key={`${x} ${y}`}
        fill="#DA291C"
        d={`M${x - 0.8} ${y - 2.4}h1.6v1.6h1.6v1.6h-1.6v1.6h-1.6v-1.6h-1.6v-1.6h1.6z`}
      />
    ))}
  </>
);

import type { LucideIcon, LucideProps } from 'lucide-react';

interface IconProps extends LucideProps {
  readonly of: LucideIcon;
}

/** Icon beside a text; decorative, because the text says what it means. */
export const Icon = ({ of: Drawn, size = 18, ...rest }: IconProps) => (
  <Drawn size={size} aria-hidden {...rest} />
);

import { EyeOff, Lock } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/Picture';
import { Tag } from '@/components/ui/Tag';
import type { DishImage } from '@/lib/domain/dish/record';
import css from './LibraryCard.module.scss';

interface LibraryCardProps {
  readonly href: string;
  readonly name: string;
  readonly language?: string | null;
  readonly image?: DishImage;
  /** Facts joined in one line; unknown ones are left out. */
  readonly facts: readonly (string | null)[];
  readonly privateWord?: string | null;
  readonly hiddenWord?: string | null;
  readonly children?: ReactNode;
}

/** Card of an exercise or a supplement in a list. */
export function LibraryCard({ href, name, language, image, facts, ...state }: LibraryCardProps) {
  const known = facts.filter(Boolean);
  return (
    <article className={css.card} lang={language ?? undefined}>
      <Picture image={image} alt="" sizes="96px" ratio="1x1" className={css.picture} />
      <div>
        <h2>
          <Link href={href} className="stretched-link">
            {name}
          </Link>
        </h2>
        {known.length > 0 && <p>{known.join(' · ')}</p>}
        <div className={css.tags}>
          {state.children}
          {state.privateWord && <Tag icon={Lock}>{state.privateWord}</Tag>}
          {state.hiddenWord && (
            <Tag tone="attention" icon={EyeOff}>
              {state.hiddenWord}
            </Tag>
          )}
        </div>
      </div>
    </article>
  );
}

import { placeOf } from '@/lib/forms/import/context';

interface WrittenProps {
  readonly text: string;
  /** Words in question. */
  readonly name: string;
  readonly as?: 'strong' | 'mark';
}

/**
 * Shows the original text with the words in question highlighted; highlights the whole text if it has them in another
 * form.
 */
export function Written({ text, name, as: Strong = 'strong' }: WrittenProps) {
  const at = placeOf(text, name);
  if (at < 0) return <Strong>{text}</Strong>;
  return (
    <span>
      {text.slice(0, at)}
      <Strong>{text.slice(at, at + name.length)}</Strong>
      {text.slice(at + name.length)}
    </span>
  );
}

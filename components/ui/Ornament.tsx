export type Drawing = 'border' | 'pattern' | 'bird' | 'fish' | 'pomegranate' | 'placeholder' | 'empty';

/** A drawing of the blue tablecloth, in the colour of its place; it says nothing that a reader would miss. */
export const Ornament = ({ drawing, className }: { drawing: Drawing; className?: string }) => (
  <span aria-hidden className={`ornament ornament-${drawing}${className ? ` ${className}` : ''}`} />
);

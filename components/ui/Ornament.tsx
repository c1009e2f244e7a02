export type Drawing = 'border' | 'pattern' | 'bird' | 'fish' | 'pomegranate' | 'placeholder' | 'empty';

/** Decorative drawing from the blue tablecloth, in the colour of its context; hidden from screen readers. */
export const Ornament = ({ drawing, className }: { drawing: Drawing; className?: string }) => (
  <span aria-hidden className={`ornament ornament-${drawing}${className ? ` ${className}` : ''}`} />
);

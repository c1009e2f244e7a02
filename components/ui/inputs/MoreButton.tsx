import css from './MoreButton.module.scss';
import { Button, type ButtonProps } from './Button';

/** Centred button below a list. */
export const MoreButton = (props: ButtonProps) => <Button className={css.more} {...props} />;

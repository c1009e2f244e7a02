import { Button, type ButtonProps } from '@/components/ui/inputs/Button';
import css from './CourierOrders.module.scss';

type MainButtonProps = ButtonProps & {
  /** Outlined, while something else has to be done first. */
  readonly isQuiet?: boolean;
};

/** Button for an order's next step, large enough for a gloved thumb. */
export const MainButton = ({ isQuiet = false, ...props }: MainButtonProps) => (
  <Button tone={isQuiet ? 'outline-secondary' : 'primary'} className={css.main} {...props} />
);

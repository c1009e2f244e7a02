import { Button, type ButtonProps } from './Button';

/** Centred button below a list. */
export const MoreButton = (props: ButtonProps) => (
  <Button className="d-flex mt-3 ms-auto me-auto" {...props} />
);

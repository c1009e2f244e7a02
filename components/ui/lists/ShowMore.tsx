import { Button } from '@/components/ui/inputs/Button';
interface ShowMoreProps {
  readonly label: string;
  readonly onMore: () => void;
}

/** Button that shows more of a long list. */
export function ShowMore({ label, onMore }: ShowMoreProps) {
  return <Button onClick={onMore}>{label}</Button>;
}

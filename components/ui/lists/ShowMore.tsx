interface ShowMoreProps {
  readonly label: string;
  readonly onMore: () => void;
}

/** Button that shows more of a long list. */
export function ShowMore({ label, onMore }: ShowMoreProps) {
  return (
    <button type="button" className="btn btn-outline-secondary" onClick={onMore}>
      {label}
    </button>
  );
}

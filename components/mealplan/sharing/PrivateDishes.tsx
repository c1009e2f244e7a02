import { useTranslation } from 'next-i18next/pages';
import css from './InviteForm.module.scss';

interface PrivateDishesProps {
  readonly names: readonly string[];
  readonly text: 'publish.private' | 'members.private' | 'members.added' | 'qr.private';
}

/** Names the private recipes that others will be able to read in a plan. */
export function PrivateDishes({ names, text }: PrivateDishesProps) {
  const { t } = useTranslation('sharing');
  if (names.length === 0) return null;
  return (
    <div role="alert" className={css.warning}>
      <p>{t(text, { count: names.length })}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

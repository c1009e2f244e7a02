import { usePersonName } from '@/context/people/usePersonName';
import { imageUrl, type Image } from '@/lib/format/image';

interface AvatarProps {
  readonly person: { readonly Name: string; readonly avatar?: Image | null };
  readonly size?: 'small' | 'large';
}

/** Shows a person's picture, or their initials. */
export function Avatar({ person, size = 'small' }: AvatarProps) {
  const { avatar, Name } = person;
  const nameOf = usePersonName();
  return (
    <span className={`avatar avatar-${size}`} aria-hidden>
      {avatar ? (
        // eslint-disable-next-line @next/next/no-img-element -- the CMS has made it small already
        <img src={avatar.formats?.thumbnail?.url ?? imageUrl(avatar)} alt="" />
      ) : (
        initials(nameOf(Name))
      )}
    </span>
  );
}

/** Returns the first letters of the first and the last name. */
function initials(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return [first, others.at(-1) ?? ''].map((word) => [...word][0] ?? '').join('');
}

import { present } from '@/lib/domain/present';
import Link from 'next/link';
import { Fragment } from 'react';

interface WithLinksProps {
  /** Sentence in which `<name>words</name>` becomes a link. */
  readonly text: string;
  readonly links: Readonly<Record<string, string>>;
}

/** Renders a whole localized sentence with links in it; i18next's own component would add 2 kB to every page. */
export function WithLinks({ text, links }: WithLinksProps) {
  const parts = text.split(/(<(\w+)>.*?<\/\2>)/);
  // The split yields: text, tagged part, its name, text, …
  return parts.map((part, index) => {
    if (index % 3 === 2) return null;
    const [, name, words] = /^<(\w+)>(.*)<\/\1>$/.exec(part) ?? [];
    if (name === undefined) return <Fragment key={index}>{part}</Fragment>;
    return (
      <Link key={index} href={present(links[name], `the link ${name}`)}>
        {words}
      </Link>
    );
  });
}

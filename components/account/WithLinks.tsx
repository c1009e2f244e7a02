import Link from 'next/link';
import { Fragment } from 'react';

interface WithLinksProps {
  /** A sentence in which `<name>words</name>` is to be a link. */
  readonly text: string;
  readonly links: Readonly<Record<string, string>>;
}

/** A whole sentence of a locale with links in it; i18next's own way would cost every page 2 kB. */
export function WithLinks({ text, links }: WithLinksProps) {
  const parts = text.split(/(<(\w+)>.*?<\/\2>)/);
  // the split gives: text, tagged part, its name, text, …
  return parts.map((part, index) => {
    if (index % 3 === 2) return null;
    const tagged = /^<(\w+)>(.*)<\/\1>$/.exec(part);
    if (!tagged) return <Fragment key={index}>{part}</Fragment>;
    return (
      <Link key={index} href={links[tagged[1]]}>
        {tagged[2]}
      </Link>
    );
  });
}

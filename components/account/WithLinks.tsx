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
    const tagged = /^<(\w+)>(.*)<\/\1>$/.exec(part);
    if (!tagged) return <Fragment key={index}>{part}</Fragment>;
    return (
      <Link key={index} href={links[tagged[1]]}>
        {tagged[2]}
      </Link>
    );
  });
}

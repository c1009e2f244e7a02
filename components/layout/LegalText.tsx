import { PageTitle } from './PageTitle';

interface LegalSection {
  readonly title: string;
  readonly text: string;
  /** List of topics by key; a test names them. */
  readonly items?: Readonly<Record<string, string>>;
}
interface LegalDocument {
  readonly title: string;
  readonly updated: string;
  readonly sections: readonly LegalSection[] | Readonly<Record<string, LegalSection>>;
}

/** Shows a legal text: sections with paragraphs and lists as written. */
export function LegalText({ text }: { text: LegalDocument }) {
  return (
    <article className="legal">
      <PageTitle title={text.title} lead={text.updated} />
      {Object.values(text.sections).map((section: LegalSection) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          {section.text.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.items && (
            <ul>
              {Object.entries(section.items).map(([name, item]) => (
                <li key={name}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  );
}

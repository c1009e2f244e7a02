import { PageTitle } from './PageTitle';

interface LegalDocument {
  readonly title: string;
  readonly updated: string;
  readonly sections: readonly { readonly title: string; readonly text: string }[];
}

/** A legal text: its sections, each with paragraphs and lists as they were written. */
export function LegalText({ text }: { text: LegalDocument }) {
  return (
    <article className="legal">
      <PageTitle title={text.title} lead={text.updated} />
      {text.sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          {section.text.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}

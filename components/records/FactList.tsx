import css from './FactList.module.scss';

type Fact = readonly [word: string, value: string | null];

/** What is known of a thing; what is not known is said, never shown as nothing. */
export function FactList({ facts, unknown }: { facts: readonly Fact[]; unknown: string }) {
  return (
    <dl className={css.facts}>
      {facts.map(([word, value]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{value ?? <span className={css.unknown}>{unknown}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

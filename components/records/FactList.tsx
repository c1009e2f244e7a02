import css from './FactList.module.scss';

type Fact = readonly [word: string, value: string | null];

/** Lists facts; unknown ones are marked as unknown, never as zero. */
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

import type { Balance as Counts } from '../answer.ts';
import { useWords } from '../words.ts';

const SIDES = ['support', 'dissent', 'unclear', 'silent', 'not_asked'] as const;
const WIDTH = 100;

interface Props {
  readonly of: Counts;
  /** Rules made it: they count who uses its words. */
  readonly isOfWords?: boolean;
}

/** Where everybody stands to a claim: a bar, unless all stand on one side, and the same in words. */
export function Balance({ of, isOfWords = false }: Props) {
  const t = useWords();
  const counts = SIDES.map((side) => [side, of[`${side}_count`]] as const).filter(([, count]) => count > 0);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  if (all === 0) return null;
  let from = 0;
  return (
    <div className="balance">
      {counts.length > 1 && (
        <svg viewBox={`0 0 ${WIDTH} 8`} preserveAspectRatio="none" aria-hidden="true">
          {counts.map(([side, count]) => {
            const width = (count / all) * WIDTH;
            from += width;
            return <rect key={side} className={side} x={from - width} width={width} height="8" />;
          })}
        </svg>
      )}
      <ul>
        {counts.map(([side, count]) => (
          <li key={side}>
            <span className={`key ${side}`} aria-hidden="true" />{' '}
            {t(side === 'support' && isOfWords ? 'side_words' : `side_${side}`, { n: count })}
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { Answer, Exchange, Statement } from '../answer.ts';
import { Balance } from '../ui/balance.tsx';
import { Quotes } from '../ui/quotes.tsx';
import { useWords } from '../words.ts';

interface Props {
  readonly of: Exchange;
  /** Undefined while another question is being answered. */
  readonly onAgain: ((question: string) => void) | undefined;
}

/** A question and what was found, which is gone once that has changed. */
export function AnswerCard({ of: { question, answer }, onAgain }: Props) {
  const t = useWords();
  return (
    <article className="card answer">
      <h3 dir="auto">{question}</h3>
      {answer ? (
        <Found answer={answer} />
      ) : (
        <>
          <p role="status">{t('ask_changed')}</p>
          <button type="button" disabled={onAgain === undefined} onClick={() => onAgain?.(question)}>
            {t('ask_again')}
          </button>
        </>
      )}
    </article>
  );
}

/** Sentences and claims, each with the people behind it and their words. */
function Found({ answer }: { answer: Answer }) {
  const t = useWords();
  const { sentences, claims, status, version } = answer;
  return (
    <>
      {status !== 'answered' && <Passages of={answer} />}
      {sentences.map((each) => (
        <Said key={each.id} statement={each} />
      ))}
      {claims.length > 0 && (
        <section>
          <h4>{t(status === 'declined' ? 'ask_claims_near' : 'ask_claims')}</h4>
          {claims.map((each) => (
            <Said key={each.id} statement={each} />
          ))}
        </section>
      )}
      {answer.isTruncated && claims.length > 0 && <p className="hint">{t('ask_more')}</p>}
      {version !== null && <p className="hint">{t('ask_source', { n: version })}</p>}
    </>
  );
}

/** Nothing is summed up: what stands there is what was said. */
function Passages({ of: { status, message, passages } }: { of: Answer }) {
  const t = useWords();
  return (
    <>
      <p dir="auto" className={status === 'declined' ? 'note' : undefined}>
        {message}
      </p>
      {passages.length > 0 && (
        <section>
          <h4>{t(status === 'declined' ? 'ask_related' : 'ask_nearest')}</h4>
          <Quotes of={passages} />
        </section>
      )}
    </>
  );
}

function Said({ statement: { text, author, balance, isOfWords, quotes, dissent } }: { statement: Statement }) {
  const t = useWords();
  return (
    <div className="said">
      <p dir="auto">
        {text} {author === 'model' && <small className="hint">{t('by_model')}</small>}
      </p>
      {balance && <Balance of={balance} isOfWords={isOfWords} />}
      {(['quotes_n', 'dissent_n'] as const).map((key) => {
        const shown = key === 'quotes_n' ? quotes : dissent;
        return (
          shown.length > 0 && (
            <details key={key}>
              <summary>{t(key, { n: shown.length })}</summary>
              <Quotes of={shown} />
            </details>
          )
        );
      })}
    </div>
  );
}

import { Link } from '@tanstack/react-router';
import type { Evidence } from '@insights/api-client/rest';
import { type Passage, passagesOf } from '../passages.ts';
import { useWords } from '../words.ts';
import { useIds } from './campaign-frame.tsx';

/** What people said, word for word, each with the way to its place in the interview. */
export function Quotes({ of }: { of: readonly Evidence[] }) {
  return (
    <ul className="quotes">
      {passagesOf(of).map((passage) => (
        <li key={passage.evidence.id}>
          <Quote passage={passage} />
        </li>
      ))}
    </ul>
  );
}

export function Quote({ passage: { evidence, parts, translations } }: { passage: Passage }) {
  const { conversation_id, turn_id, participant, speaker, asked } = evidence;
  const t = useWords();
  const { workspace, campaign } = useIds();
  const person = speaker === 'interviewer' ? t('interviewer_to', { person: participant }) : participant;
  return (
    <figure>
      {asked !== null && (
        <p className="hint" dir="auto">
          {asked}
        </p>
      )}
      <blockquote dir="auto">
        {parts.map(({ text, depth }, index) => (depth > 0 ? <b key={index}>{text}</b> : text))}
      </blockquote>
      {translations.map((text) => (
        <p key={text} className="hint" dir="auto">
          <b>{t('machine_translation')}</b> {text}
        </p>
      ))}
      <figcaption>
        <b>{person}</b>{' '}
        <Link
          to="/w/$workspace/campaigns/$campaign/interviews/$conversation"
          params={{ workspace, campaign, conversation: conversation_id }}
          hash={turn_id}
          aria-label={t('see_turn_of', { person })}
        >
          {t('see_turn')}
        </Link>
      </figcaption>
    </figure>
  );
}

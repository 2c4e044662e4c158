import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Turn } from '@insights/api-client/rest';
import { shortened } from '../themes.ts';
import { type Asked, AskedChoice, useNameOfQuestion } from '../ui/asked.tsx';
import { useIds } from '../ui/campaign-frame.tsx';
import { useTell } from '../ui/notice.tsx';
import { ActionError } from '../ui/states.tsx';
import { api } from '../session.ts';
import { useWords } from '../words.ts';

/** Which question of the guide a turn of the interviewer asks, and another one on demand: a long transcript has many turns. */
export function TurnQuestion({ turn }: { turn: Turn }) {
  const t = useWords();
  const tell = useTell();
  const nameOf = useNameOfQuestion();
  const [isOpen, setOpen] = useState(false);
  const { question_id, is_question_set, text } = turn;
  const before: Asked = is_question_set ? question_id : undefined;
  const change = useChange(turn);
  const set = (asked: Asked) =>
    change.mutate(asked, {
      onSuccess: () => tell({ text: t('asked_saved'), undo: () => change.mutate(before) }),
    });
  const asks = question_id === null ? t(is_question_set ? 'asked_none' : 'asked_not_found') : nameOf(question_id);
  return (
    <div className="turn-question">
      <small className="hint" dir="auto">
        {t('asks')} {asks}
        {is_question_set && ` · ${t('asked_by_team')}`}
      </small>{' '}
      <button
        type="button"
        className="quiet"
        aria-expanded={isOpen}
        aria-label={t('asked_change_n', { words: shortened(text) })}
        onClick={() => setOpen(!isOpen)}
      >
        {t('change_theme')}
      </button>
      {isOpen && (
        <AskedChoice
          label={t('asked_n', { words: shortened(text) })}
          value={before}
          found={is_question_set ? undefined : question_id}
          isDisabled={change.isPending}
          onChange={set}
        />
      )}
      <ActionError error={change.error} />
    </div>
  );
}

function useChange({ id: turn_id }: Turn) {
  const { campaign: interview_id, conversation } = useIds();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (asked: Asked) => {
      if (asked === undefined) await api.interviews.resetTurnQuestion({ interview_id, turn_id });
      else await api.interviews.setTurnQuestion({ interview_id, turn_id, question_id: asked });
    },
    onSettled: () =>
      Promise.all(
        ['transcript', 'conversation'].map((name) => queries.invalidateQueries({ queryKey: [name, conversation] })),
      ),
  });
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '@insights/language';
import { NO_CRISES, ORDINARY, ORDINARY_UNSEEN } from '@insights/signals/testing';
import { replay } from './index.ts';
import { campaign, interview } from './testing/shifts.ts';

/** Hopelessness told over several messages, each of which says little. */
const TOLD: Record<Language, readonly (readonly string[])[]> = {
  en: [
    ['Work is work. Nothing really matters to me any more.', 'I sleep badly.', 'Nobody would notice if I stayed away.'],
    ['I do not make plans any more.', 'The shift was fine.', 'I am only a burden to the others there.'],
    ['I used to paint. I don’t enjoy anything these days.', 'I can’t see things getting better.'],
    ['I have nobody left, really.', 'I don’t know why I get up in the morning.'],
    ['They would manage fine without me.', 'There is nothing to look forward to.'],
  ],
  de: [
    ['Es ist mir alles egal geworden.', 'Ich schlafe schlecht.', 'Es würde keinem auffallen, wenn ich fehle.'],
    ['Pläne mache ich keine mehr.', 'Die Schicht war ruhig.', 'Ich falle allen nur zur Last.'],
    ['Ich habe an nichts mehr Freude.', 'Besser wird es nicht mehr.'],
    ['Ich habe niemanden mehr.', 'Ich weiß nicht, wozu ich morgens aufstehe.'],
    ['Die kommen auch ohne mich zurecht.', 'Es gibt nichts, worauf ich mich freue.'],
  ],
  fr: [
    ['Plus rien n’a d’importance.', 'Je dors mal.', 'Personne ne remarquerait mon absence.'],
    ['Je ne fais plus de projets.', 'La journée était calme.', 'Je suis un poids pour tout le monde.'],
    ['Je n’ai plus goût à rien.', 'Ça n’ira pas mieux.'],
    ['Je n’ai plus personne.', 'Je ne sais plus pourquoi je me lève le matin.'],
    ['Ils s’en sortiraient très bien sans moi.', 'Il n’y a rien qui m’attend.'],
  ],
  es: [
    ['Ya nada me importa.', 'Duermo mal.', 'Nadie notaría si falto.'],
    ['Ya no hago planes.', 'El turno fue tranquilo.', 'Soy una carga para los demás.'],
    ['No tengo ganas de nada.', 'Esto no va a mejorar.'],
    ['No tengo a nadie.', 'No sé para qué me levanto por la mañana.'],
    ['Estarían mejor sin mí.', 'No espero nada ya.'],
  ],
};

/** Messages of one interview. */
const TALK = 8;
const inLanguage = (language: Language) => ({ campaign: { ...campaign, language } });
const wasChecked = (messages: readonly string[], language: Language): boolean =>
  interview(['ok', ...messages], inLanguage(language)).moves.some(({ why }) =>
    ['soft_check', 'distress'].includes(why.rule),
  );

test('hopelessness told in pieces leads to the soft check, in every language', () => {
  const missed = LANGUAGES.flatMap((language) => TOLD[language].filter((messages) => !wasChecked(messages, language)));
  assert.deepEqual(missed, []);
});

test('one piece alone leads to nothing', () => {
  for (const [language, text] of [
    ['en', 'I do not make plans any more.'],
    ['de', 'Pläne mache ich keine mehr.'],
    ['fr', 'Je ne fais plus de projets.'],
    ['es', 'Ya no hago planes.'],
  ] as const)
    assert.ok(!wasChecked([text, text], language), text);
});

test('ordinary answers and figures of speech do not add up', () => {
  for (const language of LANGUAGES) {
    const texts = [...ORDINARY[language], ...ORDINARY_UNSEEN[language], ...NO_CRISES[language]];
    const alarms = texts.filter((_text, at) => {
      if (at % TALK > 0) return false;
      const { moves } = interview(['ok', ...texts.slice(at, at + TALK)], inLanguage(language));
      return moves.some(({ flags, why }) => why.rule === 'soft_check' && flags.some(({ kind }) => kind === 'distress'));
    });
    assert.ok(alarms.length <= texts.length / 100, alarms.join('\n'));
  }
});

test('the check is made once, whoever denies it goes on, and a model that reads nothing prevents it', () => {
  const messages = ['Nothing matters to me any more.', 'I do not make plans any more.'];
  const { moves, last } = interview(['yes', ...messages, 'No, I am fine', 'Nobody would notice if I left.', 'Six.']);
  assert.equal(moves.filter(({ why }) => why.rule === 'soft_check').length, 1);
  assert.notEqual(last.why.rule, 'distress');
  const heard = interview(['yes', ...messages], { heard: { signs: [], wishes: [] } });
  assert.ok(heard.moves.every(({ why }) => why.rule !== 'soft_check'));
});

test('a replay makes the same check', () => {
  const { turns, input } = interview(['yes', ...(TOLD.en[0] ?? [])]);
  assert.ok(replay({ ...input, turns }).every(({ isSame }) => isSame));
});

import { joinedBy } from './sentence.ts';
import type { ClaimKind, Quoted, Share, Wording } from './words.ts';

const listed = joinedBy('und');
const quoted = (quote: string): string => `„${quote}“`;
const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('de-DE')} ${count === 1 ? one : many}`;
const interviews = (count: number): string => counted(count, 'Interview', 'Interviews');

const people = ({ part, whole, who }: Share): string => {
  if (part === 1) return who ?? 'eine befragte Person';
  if (part === whole) return part === 2 ? 'beide Befragten' : `alle ${part} Befragten`;
  return `${part} von ${whole} Befragten`;
};
const verb = ({ part }: Share, one: string, many: string): string => (part === 1 ? one : many);

/** The subject stands before a colon, because its case cannot be changed safely. */
const ACTS: Record<ClaimKind, readonly [one: string, many: string, link: string]> = {
  problem: ['klagt', 'klagen', 'darüber'],
  worry: ['äußert', 'äußern', 'eine Sorge dazu'],
  wish: ['äußert', 'äußern', 'einen Wunsch dazu'],
  praise: ['äußert', 'äußern', 'sich positiv dazu'],
  workaround: ['schildert', 'schildern', 'einen Umweg dazu'],
  fact: ['spricht', 'sprechen', 'davon'],
};
const ALONE: Record<ClaimKind, string> = {
  problem: 'über etwas',
  worry: 'eine Sorge',
  wish: 'einen Wunsch',
  praise: 'sich positiv',
  workaround: 'einen Umweg',
  fact: 'davon',
};

const says = ({ who, quote }: Quoted): string => `${who}: ${quoted(quote)}`;

/** What several people name in connection with a subject. */
const INVOLVING: Record<ClaimKind, string> = {
  problem: 'Probleme',
  worry: 'Sorgen',
  wish: 'Wünsche',
  praise: 'Gutes',
  workaround: 'Umwege',
  fact: 'Tatsachen',
};

export const german: Wording = {
  listed,
  quoted,
  claim: {
    about(kind, subject, share) {
      const [one, many, link] = ACTS[kind];
      return `${subject}: ${people(share)} ${verb(share, one, many)} ${link}`;
    },
    involving: (kind, subject, share) =>
      `${subject}: ${people(share)} nennen in diesem Zusammenhang ${INVOLVING[kind]}`,
    alone: (kind, share) => `${people(share)} ${verb(share, ACTS[kind][0], ACTS[kind][1])} ${ALONE[kind]}`,
    stated: (clause, share) => `${clause} – so ${people(share)}`,
    reported: () => null,
    forExample: (claim, { who, quote }) => `${claim}: ${quoted(quote)} (${who})`,
    divided: ({ subject, positive, negative }) =>
      `${subject}: Die Befragten sind uneins, ${positive} ${positive === 1 ? 'äußert' : 'äußern'} sich positiv, ${negative} ${negative === 1 ? 'klagt' : 'klagen'}`,
    reason: ({ who, quote }) => `Der Grund, den ${who} nennt: ${quoted(quote)}`,
    side: (isPositive, subject, share) =>
      `${subject}: ${people(share)} ${verb(share, 'äußert', 'äußern')} sich ${isPositive ? 'positiv' : 'kritisch'} dazu`,
    says: ({ who, quote }) => `${who} sagt: ${quoted(quote)}`,
  },
  roadmap: {
    fix: (subject) => `Beschwerden klären: ${subject}`,
    settle: (subject) => `Meinungsverschiedenheit klären: ${subject}`,
    raised: (share, isStrong, against) =>
      `Genannt von: ${people(share)}${isStrong ? ', mit Nachdruck' : ''}${against === 0 ? '' : `; ${against} ${against === 1 ? 'sagt' : 'sagen'} das Gegenteil`}`,
    involving: (kind, subject) => `${INVOLVING[kind]} prüfen, die damit zu tun haben: ${subject}`,
    answer: (subject) => `Auf die Sorgen eingehen: ${subject}`,
    decide: (subject) => `Über die Wünsche entscheiden: ${subject}`,
    fixSingle: ({ who, quote }) => `Prüfen, was ${who} berichtet: ${quoted(quote)}`,
    answerSingle: ({ who, quote }) => `Auf die Sorge von ${who} eingehen: ${quoted(quote)}`,
    decideSingle: ({ who, quote }) => `Prüfen, was ${who} sich wünscht: ${quoted(quote)}`,
    effect: (said, isGain) => `${isGain ? 'Was es brächte' : 'Was damit wegfiele'} – ${says(said)}`,
    after: (titles) => `Wird als Ursache genannt und sollte deshalb zuerst kommen: ${listed(titles)}`,
    recommend: (title, share) => `${title} (genannt: ${people(share)})`,
    remedy: (said, isWish) => `${isWish ? 'Was gewünscht wird' : 'Was Befragte stattdessen tun'} – ${says(said)}`,
    explore: ({ subject, positive, negative }) =>
      `Klären, warum die Befragten uneins sind: ${subject} (${positive} positiv, ${negative} kritisch)`,
  },
  summary: {
    empty: 'Es gibt noch kein abgeschlossenes Interview und damit noch keine Ergebnisse.',
    unusable: (count) =>
      `Bisher gibt es ${interviews(count)}, aber keine Aussage ist verwertbar, daher gibt es noch keine Ergebnisse.`,
    basis: ({ interviews: count, participants, statements }) =>
      `Dieser Bericht beruht auf ${interviews(count)} mit ${counted(participants, 'befragten Person', 'Befragten')} und ${counted(statements, 'verwertbaren Aussage', 'verwertbaren Aussagen')}`,
    nothingShared: 'Noch wird keine Aussage von genügend Befragten geteilt',
    raisedMost: (themes, participants) =>
      `Am häufigsten angesprochen: ${listed(themes.map(({ label, count }) => `${label} (${count} von ${participants})`))}`,
    divided: (subjects) =>
      `Uneins sind die Befragten hier: ${listed(subjects.map(({ subject, positive, negative }) => `${subject} (${positive} positiv, ${negative} kritisch)`))}`,
    first: (title) => `Zuerst auf der Roadmap: ${title}`,
    left: (excluded, partial) =>
      [
        excluded === 0 ? '' : `${interviews(excluded)} ${excluded === 1 ? 'war' : 'waren'} nicht verwertbar`,
        partial === 0
          ? ''
          : `${interviews(partial)} in Sprachen ohne volle Unterstützung ${partial === 1 ? 'wird' : 'werden'} nur zitiert`,
      ]
        .filter((part) => part !== '')
        .join('; '),
    caution: (participants) =>
      `Die Zahlen sagen, wie viele ${participants === 1 ? 'befragte Personen (hier eine)' : `der ${participants} Befragten`} etwas gesagt haben, nicht, wie verbreitet es bei anderen ist`,
  },
  steps: ({ confident, unused, leastSupport }) => [
    `Regeln lesen jeden Satz der Befragten, ohne Sprachmodell, und ordnen ihn ein: Problem, Ursache, Folge, Umweg, Wunsch, Lob, Sorge oder Tatsache, jeweils mit einer Sicherheit. Ein Satz unter ${confident.toLocaleString('de-DE')} stützt keine Erkenntnis; eine Tatsache darunter zählt noch für das Thema, das sie nennt.`,
    `Weigerungen, Höflichkeiten, Organisatorisches, eingefügter Text, Anzeichen von Not, Anweisungen an das Interview und Beiträge mit offener Markierung stützen nichts (${counted(unused, 'Satz', 'Sätze')}).`,
    'Gezählt werden Befragte, nicht Sätze. Wer nur gefragt wurde, zählt nicht; es zählt, wer von sich aus etwas dazu sagt.',
    'Ein Befund fasst Sätze einer Art zu einem Gegenstand zusammen. Nennen die Sätze den Gegenstand nur, steht der Befund in diesem Zusammenhang. Zustimmung: wer es sagt. Widerspruch: wer über denselben Gegenstand das Gegenteil sagt. Ohne Aussage: alle anderen. Zusammen sind das alle Befragten.',
    'Rang der Befunde: Zahl der Beteiligten (Zustimmung und Widerspruch) × Nachdruck × Nähe zum Ziel der Befragung; Lob zählt halb, Umwege 0,6. Lob folgt nach den anderen, außer das Ziel fragt danach. Die ersten, höchstens fünf, stehen vorn; bei 20 und mehr Befragten nur, was mehrere sagen. Was nur eine Person sagt, steht da nur, wenn es einen Grund nennt, eine Frage beantwortet, das Ziel berührt oder umstritten ist, oder wenn es weniger als drei Befunde gibt.',
    `Die Roadmap enthält Probleme, Sorgen und Wünsche. Zuerst kommt, was mindestens ${leastSupport === 1 ? 'eine befragte Person nennt' : `${leastSupport} Befragte nennen`}, gereiht nach Reichweite × Nachdruck; Reichweite ist der Anteil der Befragten, Nachdruck die mittlere Stärke der Formulierung (0 bis 1). Bis zu insgesamt acht Punkten folgt, was nur eine Person nennt, mit ihren Worten als Titel. Was andere Punkte verursacht, kommt vor ihnen. Der Aufwand ist unbekannt, weil Interviews ihn nicht zeigen.`,
    'Jedes Zitat ist aus dem Transkript kopiert und wird Zeichen für Zeichen damit verglichen.',
  ],
  limits: ({ participants, isSmall, excluded, partial }) => [
    ...(isSmall
      ? [
          `Die Stichprobe ist klein (${counted(participants, 'befragte Person', 'Befragte')}): Ein weiteres Interview kann die Reihenfolge ändern.`,
        ]
      : []),
    'Die Befragten wurden nicht zufällig ausgewählt. Die Zahlen sind keine Anteile einer Grundgesamtheit.',
    'Wer nichts zu einem Gegenstand sagt, kann zustimmen, widersprechen oder ihn nicht kennen.',
    'Die Einordnung ist maschinell und macht Fehler; prüfen Sie die Zitate, bevor Sie nach einem Befund handeln. Beim Vergleich von Befunden mit ihren Zitaten war nicht jeder Befund gedeckt; Gespräche unter mehreren werden weniger zuverlässig gelesen als Interviews. Ironie und Rede in fremdem Namen können falsch gelesen werden.',
    ...(excluded === 0
      ? []
      : [
          `${interviews(excluded)} ${excluded === 1 ? 'war' : 'waren'} nicht verwertbar; die Stichprobe nennt jeweils den Grund.`,
        ]),
    ...(partial === 0
      ? []
      : [
          `${interviews(partial)} in Sprachen ohne volle Unterstützung: Es gibt Zusammenfassungen und Zitate in den Worten der Befragten, aber keine Einordnung; kein Befund zählt sie mit.`,
        ]),
  ],
};

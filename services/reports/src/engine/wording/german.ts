import { joinedBy, present, spaced } from './joined.ts';
import type { Finding, Moment, Share, Wording } from './wording.ts';

const listed = joinedBy('und');
const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('de-DE')} ${count === 1 ? one : many}`;
const share = ({ part, whole }: Share): string => `${part} von ${whole} Befragten`;
const does = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const quoted = (quote: string): string => `„${quote}“`;
const said = ({ quote }: Pick<Finding, 'quote'>): string => (quote === undefined ? '' : quoted(quote));
const statements = (count: number): string => counted(count, 'Aussage', 'Aussagen');
const verb = ({ part }: Share, one: string, many: string): string => (part === 1 ? one : many);

const moment = (at: Moment | undefined): string =>
  at === undefined
    ? ''
    : at.asked
      ? `, meist auf die Frage nach ${at.topic} (${at.count})`
      : `, oft zusammen mit ${at.topic} (${at.count})`;

const OPENINGS = ['Zuerst angehen', 'Dann angehen', 'Danach angehen', 'Außerdem angehen'];

export const german: Wording = {
  listed,
  inline: (label) => label,
  quoted,
  theme(part, count, beside, acts) {
    const acting = present(acts, [
      ['problem', (n) => does(n, 'schildert ein Problem', 'schildern ein Problem')],
      ['worry', (n) => does(n, 'äußert eine Sorge', 'äußern eine Sorge')],
      ['wish', (n) => does(n, 'wünscht sich etwas', 'wünschen sich etwas')],
      ['positive', (n) => does(n, 'äußert sich lobend', 'äußern sich lobend')],
    ]);
    const companions = beside.length === 0 ? '' : `, am häufigsten zusammen mit ${listed(beside)}`;
    return spaced(
      `${share(part)} ${verb(part, 'spricht', 'sprechen')} das Thema in ${statements(count)} an${companions}.`,
      acting.length === 0 ? '' : `${listed(acting)}.`,
    );
  },
  title: {
    problem: (focus) => `Schwierigkeiten beheben: ${focus}`,
    worry: (focus) => `Auf Sorgen eingehen: ${focus}`,
    wish: (focus) => `Über Wünsche entscheiden: ${focus}`,
  },
  scattered: 'Einzelne Wünsche durchgehen',
  finding(kind, { share: part, statements: count, strong, moment: at, quote }, troubled) {
    const verbs = {
      problem: ['schildert Schwierigkeiten damit', 'schildern Schwierigkeiten damit'],
      worry: ['macht sich darüber Sorgen', 'machen sich darüber Sorgen'],
      wish: ['äußert dazu Wünsche', 'äußern dazu Wünsche'],
      positive: ['äußert sich lobend', 'äußern sich lobend'],
    } as const;
    return spaced(
      `${share(part)} ${verb(part, verbs[kind][0], verbs[kind][1])}${moment(at)} – ${statements(count)}${strong ? ', mit Nachdruck' : ''}.`,
      troubled === 0 ? '' : `${does(troubled, 'schildert', 'schildern')} Schwierigkeiten, die sich so beheben ließen.`,
      quote === undefined ? '' : `In den Worten einer befragten Person: ${quoted(quote)}`,
    );
  },
  recommend: {
    problem: (rank, finding, remedy) =>
      spaced(
        `${OPENINGS[rank] ?? 'Angehen'}: ${finding.focus}. ${share(finding.share)} ${verb(finding.share, 'schildert', 'schildern')} Schwierigkeiten damit${moment(finding.moment)}.`,
        said(finding),
        remedy === undefined
          ? ''
          : `Was sich ${remedy.people === 1 ? 'eine befragte Person' : `${remedy.people} Befragte`} dazu ${remedy.people === 1 ? 'wünscht' : 'wünschen'}: ${quoted(remedy.quote)}`,
      ),
    worry: (finding) =>
      spaced(
        `Ansprechen, bevor jemand danach fragen muss: ${finding.focus}. ${share(finding.share)} ${verb(finding.share, 'macht', 'machen')} sich darüber Sorgen${moment(finding.moment)}.`,
        said(finding),
      ),
    wish: (finding, troubled) =>
      spaced(
        `Über Wünsche entscheiden: ${finding.focus}. ${share(finding.share)} ${verb(finding.share, 'äußert', 'äußern')} dazu Wünsche${troubled === 0 ? '' : `, und ${does(troubled, 'schildert', 'schildern')} Schwierigkeiten, die sich so beheben ließen`}.`,
        said(finding),
      ),
    division: (label, pro, against, quote) =>
      spaced(
        `Herausfinden, was die ${pro}, bei denen ${label} gut läuft, anders machen als die ${against}, die Schwierigkeiten damit schildern.`,
        said({ quote }),
      ),
  },
  persona: {
    name: (subject, stance) =>
      stance === 'worry' ? `${subject}, mit Sorgen` : stance === 'wish' ? `${subject}, mit Wünschen` : subject,
    description(part, acts, topics) {
      const acting = present(acts, [
        ['problem', (n) => `${n} mit einem Problem`],
        ['worry', (n) => `${n} mit einer Sorge`],
        ['wish', (n) => `${n} mit einem Wunsch`],
        ['positive', (n) => `${n} mit Lob`],
      ]);
      const how = acting.length === 0 ? '' : ` (${listed(acting)})`;
      return `${share(part)}${how}. Was sie von den anderen unterscheidet: Sie sprechen über ${listed(topics)}.`;
    },
    trait: ({ topic, inside, outside }) =>
      `Spricht über ${topic}: ${inside.part} von ${inside.whole}${outside.whole === 0 ? '' : `, gegenüber ${outside.part} von ${outside.whole} anderen`}`,
    manner: (kind, { part, whole }, percent) =>
      `Äußert öfter ${kind === 'worry' ? 'Sorgen' : 'Wünsche'} als andere: ${part} von ${whole} (andere: ${percent} %)`,
    talk: (atLength, inside, outside) =>
      `${atLength ? 'Erzählt ausführlich' : 'Antwortet knapp'}: ${inside} Wörter pro Satz (andere: ${outside})`,
  },
  summary: {
    empty: 'Es gibt noch kein abgeschlossenes Interview und damit noch keine Ergebnisse.',
    untagged: (interviews) =>
      `Bisher ${counted(interviews, 'Interview', 'Interviews')}, aber keine Aussage hat ein Schlagwort, daher gibt es noch keine Ergebnisse.`,
    basis: (interviews, count, people) =>
      `Dieser Bericht beruht auf ${counted(interviews, 'Interview', 'Interviews')} mit ${statements(count)} von ${counted(people, 'Person', 'Personen')}.`,
    themes(themes) {
      const names = themes.map(({ label, count }) => `${label} (${count})`);
      if (names.length === 0) return 'Noch wird kein Thema von genügend Befragten geteilt.';
      return names.length === 1
        ? `Das einzige gemeinsame Thema ist ${listed(names)}.`
        : `Die wichtigsten Themen sind ${listed(names)}; in Klammern steht die Zahl der Befragten.`;
    },
    problems: (part, focus, count) =>
      `${share(part)} ${verb(part, 'schildert', 'schildern')} ein Problem, am häufigsten mit ${focus} (${count}).`,
    worries: (people, focus) =>
      `${does(people, 'äußert', 'äußern')} eine Sorge${focus === undefined ? '' : `, am häufigsten zu ${focus}`}.`,
    wishes: (people, focus) =>
      `${does(people, 'wünscht', 'wünschen')} sich etwas${focus === undefined ? '' : `, am häufigsten zu ${focus}`}.`,
    division: (label, pro, against) =>
      `Bei ${label} gehen die Erfahrungen auseinander: ${does(pro, 'berichtet', 'berichten')} Gutes, ${does(against, 'schildert', 'schildern')} Schwierigkeiten.`,
    groups: (count, largest, size, rest) =>
      `Die Befragten bilden ${counted(count, 'Gruppe', 'Gruppen')}, die größte rund um ${largest} (${size})${rest === 0 ? '' : `; ${does(rest, 'gehört', 'gehören')} zu keiner`}.`,
  },
};

import type { ReportWords } from './words.ts';

const count = (n: number, one: string, many: string): string => `${n.toLocaleString('de')} ${n === 1 ? one : many}`;

export const german: ReportWords = {
  report: 'Interviewbericht',
  version: (number, day) => `Version ${number} vom ${day}`,
  redacted: (day) =>
    `Am ${day} wurden Zitate entfernt oder Namen unkenntlich gemacht, weil eine Person gelöscht oder ein Name verborgen wurde.`,
  contents: 'Inhalt',
  skip: 'Zum Bericht springen',
  goal: 'Was wir wissen wollten',
  tiles: {
    participants: (n) => (n === 1 ? 'Person' : 'Personen'),
    conversations: (n) => (n === 1 ? 'Interview' : 'Interviews'),
    statements: (n) => (n === 1 ? 'verwendete Aussage' : 'verwendete Aussagen'),
    languages: (n) => (n === 1 ? 'Sprache' : 'Sprachen'),
  },
  headings: {
    short: 'Das Wichtigste',
    questions: 'Ergebnisse je Frage',
    findings: 'Befunde',
    options: 'Handlungsmöglichkeiten',
    contradictions: 'Wo Befragte sich unterscheiden',
    personas: 'Profile von Befragten',
    sample: 'Wer gehört wurde',
    method: 'Wie der Bericht entstanden ist',
    limits: 'Was er nicht zeigen kann',
    themes: 'Anhang: wer worüber gesprochen hat',
    map: 'Anhang: wie alles zusammenhängt',
    summaries: 'Anhang: jedes Interview in Kürze',
    evidence: 'Anhang: alle Zitate',
  },
  nothing: 'Die Interviews enthalten nichts, was ein Ergebnis stützt.',
  shortGone: (hasOthers) =>
    `Was hier stand, beruhte auf dem, was gelöscht wurde.${hasOthers ? ' Erstellen Sie den Bericht neu: Die nächste Version fasst zusammen, was die anderen gesagt haben.' : ''}`,
  findingsLead:
    'Zuerst die Befunde der meisten Befragten. Bei jedem steht, wie viele es sagen, das Gegenteil sagen, unklar sind, gefragt nichts dazu gesagt haben oder nicht gefragt wurden.',
  of: (part, whole) => `${part.toLocaleString('de')} von ${whole.toLocaleString('de')}`,
  held: (part, whole) => `${part.toLocaleString('de')} von ${count(whole, 'Person', 'Personen')}`,
  contradicting: (n) => `${n.toLocaleString('de')} ${n === 1 ? 'widerspricht' : 'widersprechen'}`,
  unclear: (n) => `${n.toLocaleString('de')} unklar`,
  silent: (n) => `${n.toLocaleString('de')} ohne Aussage`,
  notAsked: (n) => `${n.toLocaleString('de')} nicht gefragt`,
  margin: (n, support) =>
    n === 0
      ? support < 2
        ? 'von weniger als zwei Personen gesagt'
        : 'mindestens ebenso viele Personen widersprechen'
      : `fällt, wenn ${n.toLocaleString('de')} von ${count(support, 'Person wegfällt', 'Personen wegfallen')}`,
  dissent: 'Dagegen:',
  relevance: 'Warum es wichtig ist:',
  withoutQuotes:
    'In diesem Exemplar fehlt, was Befragte wörtlich gesagt haben; […] steht, wo ein Satz etwas davon enthielt. Es enthält nur Zahlen und Zusammenfassungen.',
  unquoted: {
    redacted: (day) =>
      `Am ${day} wurde etwas entfernt oder unkenntlich gemacht, weil eine Person gelöscht oder ein Name verborgen wurde.`,
    shortGone: (hasOthers) =>
      `Was hier stand, beruhte auf dem, was gelöscht wurde.${hasOthers ? ' Die nächste Version des Berichts fasst zusammen, was die anderen gesagt haben.' : ''}`,
    printAll: 'Alles drucken',
    contradictions: 'Wo Befragte Gegensätzliches über denselben Gegenstand sagen: beide Seiten, mit ihren Personen.',
    partial: 'kaum eine Aussage zählt sie',
    written:
      'Einen Satz hat ein Sprachmodell formuliert, dann wurde er am Gesagten geprüft; oder Regeln haben ihn erstellt, die zählen; oder eine Person hat ihn geschrieben.',
    checks: {
      quote: 'Worte, die niemand gesagt hat',
      person: 'eine Person, die nichts davon gesagt hat',
      support: 'vom Gesagten nicht gestützt',
    },
  },
  withoutModel: (hasQuotes) =>
    `Diesen Bericht haben Regeln erstellt, ohne Sprachmodell. Er zählt, wer welche Wörter verwendet${hasQuotes ? ', und zeigt, was gesagt wurde' : ''}; er deutet nicht.`,
  authors: {
    model: 'ein Sprachmodell',
    floor: 'Regeln',
    person: 'eine Person',
    guide: 'der Leitfaden',
    engine: 'fester Text',
  },
  showAuthors: 'Anzeigen, wer jeden Satz geschrieben hat',
  printAll: 'Alles drucken, mit allen Zitaten',
  printedShort: (n) =>
    `Gekürzt gedruckt. Die Seite enthält den Rest${n === 0 ? '.' : ` mit ${n === 1 ? 'dem einen Zitat' : `allen ${n.toLocaleString('de')} Zitaten`}. Zahlen in Klammern sind die der Zitate dort.`}`,
  inFile: 'in der Datei',
  more: (n) => count(n, 'weiteres Zitat', 'weitere Zitate'),
  marks: { support: 'stimmt zu', dissent: 'widerspricht', unclear: 'unklar', silent: 'ohne Aussage' },
  who: 'Dafür:',
  others: 'Dagegen:',
  andMore: (n) => `und ${n.toLocaleString('de')} weitere`,
  opposing: 'Gegenstimmen',
  confidence: (percent) => `Sicherheit ${percent}`,
  context: 'Zusammenhang',
  asked: 'Vorausgegangen:',
  translation: 'Maschinell übersetzt:',
  openTranscript: 'Im Transkript öffnen',
  openInterview: 'Interview öffnen',
  openRecording: (time) => `Transkript und Aufnahme ab ${time}`,
  verbatim: 'Hervorgehoben ist das Zitat innerhalb des Gesagten.',
  question: {
    counts: (asked, answered, declined, unclear) =>
      `${asked} gefragt, ${answered} beantwortet${declined === 0 ? '' : `, ${declined} abgelehnt`}${unclear === 0 ? '' : `, ${unclear} unklar`}`,
    median: (value) => `Median ${value}`,
    answer: 'Antwort',
    count: 'Anzahl',
    share: 'Anteil',
    by: (attribute) => `Nach ${attribute}`,
    segment: (value, answered) => `${value} (${count(answered, 'Antwort', 'Antworten')})`,
    withheld: (n) => `${count(n, 'Gruppe ist', 'Gruppen sind')} zu klein, um gezeigt zu werden.`,
    noAnswers: 'Zu dieser Frage wurde keine Antwort gefunden.',
    noneKnown: (n) => `von ${n.toLocaleString('de')} keine Antwort bekannt`,
    notFound: 'In den Interviews nicht erkannt:',
    others: (n) =>
      n === 1
        ? 'Eine weitere Antwort wird hier nicht zitiert.'
        : `${n.toLocaleString('de')} weitere Antworten werden hier nicht zitiert.`,
    raised: (themes) => `Themen dieser Antworten und wie viele Personen sie ansprechen: ${themes}.`,
    distribution: (answered) => `Verteilung von ${count(answered, 'Antwort', 'Antworten')}`,
    changed: (n) => `Das Forschungsteam hat ${count(n, 'Wert', 'Werte')} von Hand gesetzt oder entfernt.`,
    unassigned: (n) => `Nicht im Diagramm: ${count(n, 'Antwort', 'Antworten')} ohne eindeutigen Wert.`,
    several: 'Die Teilnehmenden konnten mehrere Antworten nennen; die Anteile können zusammen mehr als 100 % ergeben.',
  },
  theme: {
    lead: 'Gegenstände, die mehrere Befragte von sich aus angesprochen haben oder nach denen gefragt wurde.',
    counts: (mentions, conversations) =>
      `${count(mentions, 'Aussage', 'Aussagen')} in ${count(conversations, 'Interview', 'Interviews')}`,
    asked: 'danach wurde gefragt',
    corrected: 'von einer Person korrigiert',
    added: 'vom Team hinzugefügt',
    ofAdded: 'Thema vom Team hinzugefügt',
  },
  matrix: {
    lead: 'Jede Spalte ist eine Person. Gefüllter Punkt: stützt das Thema. Ring: sagt das Gegenteil. Fragezeichen: unklar. Strich: wurde gefragt und hat nichts dazu gesagt. Leer: wurde nicht gefragt.',
    blocks:
      'Es sind zu viele Befragte für je eine eigene Spalte. Jede Spalte steht für eine Gruppe in der Reihenfolge der Nummern und zeigt, wie viele über das Thema gesprochen haben. In Klammern: wie viele das Gegenteil gesagt haben.',
    range: (from, to) => `${from}–${to}`,
    caption: (from, to) => `Themen der Befragten ${from} bis ${to}`,
  },
  contradictions: {
    lead: 'Wo Befragte Gegensätzliches über denselben Gegenstand sagen: beide Seiten, mit Personen und Zitaten.',
    within: 'Dieselbe Person hat beides gesagt.',
  },
  roadmap: {
    rule: 'Geordnet nach Reichweite, dem Anteil der Befragten, die den Befund hinter einer Option stützen. Interviews zeigen nicht, was eine Änderung kostet. Deshalb ist der Aufwand unbekannt, bis Sie ihn schätzen.',
    behind: 'Der Befund dahinter:',
    columns: {
      problem: 'Problem',
      consequence: 'Wozu es führt',
      remedy: 'Was Befragte sich wünschen oder stattdessen tun',
      effect: 'Erwartete Wirkung',
      first: 'Setzt voraus',
    },
  },
  personas: {
    traits: 'Was sie unterscheidet',
    needs: 'Bedürfnisse',
    frustrations: 'Ärgernisse',
    members: 'Mitglieder:',
    individual: 'eine Person',
  },
  map: {
    lead: 'Themen und Fragen des Leitfadens. Zwei Themen sind verbunden, wo jemand in einem Beitrag von beiden spricht; eine Frage und ein Thema, wo Befragte das Thema in ihren Antworten ansprechen.',
    bounded: (shown, all) => `Die Karte zeigt die ${shown} stärksten von ${all} Themen und Fragen.`,
    show: 'Anzeigen',
    hint: 'Wählen Sie ein Thema oder eine Frage, um zu sehen, was dazugehört.',
    list: 'Die Karte als Liste',
    connections: 'Verbindungen',
    drawing: (nodes, edges) =>
      `Karte mit ${count(nodes, 'Feld', 'Feldern')} und ${count(edges, 'Verbindung', 'Verbindungen')}`,
  },
  saturation: {
    heading: 'Würden weitere Interviews mehr ergeben?',
    means: {
      few: 'Es waren zu wenige Interviews, um zu sagen, ob weitere etwas Neues ergäben.',
      more: 'In den meisten der letzten fünf Interviews kam noch etwas zur Sprache, das vorher niemand angesprochen hatte: Weitere Interviews würden wahrscheinlich mehr ergeben.',
      little:
        'In wenigen oder keinem der letzten fünf Interviews kam etwas zur Sprache, das vorher niemand angesprochen hatte: Weitere Interviews würden wahrscheinlich wenig ergeben.',
    },
    chart: (subjects, interviews) =>
      `${count(subjects, 'Gegenstand', 'Gegenstände')} bekannt nach ${count(interviews, 'Interview', 'Interviews')}`,
    interview: 'Interview',
    added: 'Neue Gegenstände',
    known: 'Bekannte Gegenstände',
    lastFive: 'letzte fünf',
  },
  method: {
    language: 'Sprache',
    conversations: 'Interviews',
    analysis: 'Auswertung',
    full: 'vollständig ausgewertet',
    partial: 'nur Zusammenfassungen und Zitate',
    excluded: 'Nicht verwendete Interviews',
    unused: 'Sätze, auf denen kein Ergebnis beruht',
    engine: (model, version) =>
      model === null
        ? `Erstellt von Regeln in Version ${version}.`
        : `Erstellt vom Modell ${model} und von Regeln in Version ${version}.`,
    unusedModel: (model) =>
      `Das Modell ${model} wurde gefragt, aber nichts von seiner Ausgabe steht in diesem Bericht.`,
    judge: (model) => `Beurteilt von: ${model}.`,
    usage: (requests, tokens, cost) =>
      `Für diese Version: ${requests} Anfragen, ${tokens} Token${cost === null ? '' : `, Kosten ${cost}`}.`,
    written:
      'Einen Satz hat ein Sprachmodell formuliert, dann wurde er an seinen Zitaten geprüft; oder Regeln haben ihn erstellt, die zählen oder Gesagtes wiedergeben; oder eine Person hat ihn geschrieben.',
    sealed:
      'Dieser Bericht trägt ein digitales Siegel: Wer ihn Ihnen geschickt hat, kann prüfen, dass kein Zeichen verändert wurde.',
    unanswered: (requests) =>
      `Das Modell hat ${count(requests, 'Anfrage', 'Anfragen')} nicht beantwortet; dort gilt das Ergebnis der Regeln.`,
    dropped: 'Aus der Ausgabe des Modells verworfen:',
    checks: {
      quote: 'nicht wörtlich',
      number: 'eine Zahl, die nichts belegt',
      quantifier: 'eine Menge gegen die Zählung',
      person: 'eine Person, die nicht zitiert ist',
      address: 'eine Adresse',
      evidence: 'ohne Beleg',
      support: 'von den Zitaten nicht gestützt',
      cause: 'eine Ursache, die niemand nennt',
      controls: 'die Beurteilung ist an ihren Kontrollen gescheitert',
      form: 'in falscher Form',
    },
    reference: (id) => `Kennung dieser Fassung: ${id}`,
  },
  summariesLead: 'Was jede Person gesagt hat. Zahlen in Klammern führen zu den Zitaten.',
  evidenceLead: 'Jedes Zitat ist wörtlich und wurde Zeichen für Zeichen mit seinem Transkript verglichen.',
  participantLabel: (id, speaker) => `${id} (${speaker})`,
  kinds: {
    problem: 'Problem',
    cause: 'Ursache',
    consequence: 'Folge',
    workaround: 'Behelf',
    wish: 'Wunsch',
    praise: 'Lob',
    worry: 'Sorge',
    fact: 'Tatsache',
    aside: 'Nebenbemerkung',
  },
  sentiments: { positive: 'positiv', mixed: 'gemischt', negative: 'negativ', neutral: 'neutral' },
  nodes: {
    theme: 'Themen',
    topic: 'Begriffe',
    persona: 'Gruppen',
    problem: 'Probleme',
    cause: 'Ursachen',
    consequence: 'Folgen',
    workaround: 'Behelfe',
    wish: 'Wünsche',
    praise: 'Lob',
    worry: 'Sorgen',
    question: 'Fragen',
  },
  relations: {
    includes: ['umfasst', 'gehört zu'],
    mentioned_with: ['zusammen genannt mit', 'zusammen genannt mit'],
    raises: ['spricht an', 'angesprochen von'],
    concerns: ['Gegenstand von', 'betrifft'],
    causes: ['verursacht', 'verursacht durch'],
    leads_to: ['führt zu', 'folgt aus'],
    works_around: ['umgeht', 'umgangen durch'],
    addresses: ['würde beenden', 'würde enden durch'],
    contradicts: ['widerspricht', 'widerspricht'],
  },
  exclusions: {
    no_participant_turn: 'Die befragte Person hat nichts gesagt.',
    nothing_to_use: 'Alles Gesagte war Plauderei, Ablehnung oder anderer Text, der nichts stützt.',
    flagged: 'Alle Beiträge sind zurückgehalten, bis ein Mensch sie geprüft hat.',
  },
  unusedReasons: {
    flagged: (n) => count(n, 'Beitrag, den ein Mensch erst prüfen muss', 'Beiträge, die ein Mensch erst prüfen muss'),
  },
};

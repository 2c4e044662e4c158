import type { ReportWords } from './words.ts';

const count = (n: number, one: string, many: string): string => `${n.toLocaleString('fr')} ${n < 2 ? one : many}`;

export const french: ReportWords = {
  report: 'Rapport d’entretiens',
  version: (number, day) => `Version ${number} du ${day}`,
  redacted: (day) =>
    `Des citations ont été retirées ou masquées le ${day}, parce qu’une personne a été effacée ou un nom masqué.`,
  contents: 'Sommaire',
  skip: 'Aller au rapport',
  goal: 'Ce que nous voulions savoir',
  tiles: {
    participants: (n) => (n < 2 ? 'personne' : 'personnes'),
    conversations: (n) => (n < 2 ? 'entretien' : 'entretiens'),
    statements: (n) => (n < 2 ? 'énoncé retenu' : 'énoncés retenus'),
    languages: (n) => (n < 2 ? 'langue' : 'langues'),
  },
  headings: {
    short: 'En bref',
    questions: 'Résultats par question',
    findings: 'Constats',
    options: 'Options',
    contradictions: 'Là où les avis divergent',
    personas: 'Profils de participants',
    sample: 'Qui a été entendu',
    method: 'Comment le rapport a été établi',
    limits: 'Ce qu’il ne peut pas dire',
    themes: 'Annexe\u00a0: qui a parlé de quoi',
    map: 'Annexe\u00a0: comment tout s’articule',
    summaries: 'Annexe\u00a0: chaque entretien en bref',
    evidence: 'Annexe\u00a0: toutes les citations',
  },
  nothing: 'Les entretiens ne contiennent rien qui étaye un constat.',
  shortGone: (hasOthers) =>
    `Ce qui figurait ici reposait sur ce qui a été supprimé.${hasOthers ? ' Générez de nouveau le rapport\u00A0: la version suivante résume ce que les autres ont dit.' : ''}`,
  findingsLead:
    'D’abord les constats du plus grand nombre. Chacun indique combien de participants le disent, disent le contraire, restent incertains, n’en ont rien dit alors qu’on les interrogeait, ou n’ont pas été interrogés.',
  of: (part, whole) => `${part.toLocaleString('fr')} sur ${whole.toLocaleString('fr')}`,
  held: (part, whole) => `${part.toLocaleString('fr')} sur ${count(whole, 'personne', 'personnes')}`,
  contradicting: (n) => `${n.toLocaleString('fr')} en désaccord`,
  unclear: (n) => `${n.toLocaleString('fr')} ${n < 2 ? 'incertain' : 'incertains'}`,
  silent: (n) => `${n.toLocaleString('fr')} sans avis exprimé`,
  notAsked: (n) => `${n.toLocaleString('fr')} non ${n < 2 ? 'interrogé' : 'interrogés'}`,
  margin: (n, support) =>
    n === 0
      ? support < 2
        ? 'dit par moins de deux personnes'
        : 'au moins autant de personnes le contredisent'
      : `tombe si l’on retire ${n.toLocaleString('fr')} de ses ${count(support, 'personne', 'personnes')}`,
  dissent: 'Contre\u00a0:',
  relevance: 'Pourquoi c’est important\u00a0:',
  withoutQuotes:
    'Cet exemplaire ne contient pas les paroles des participants\u00A0; […] les remplace dans une phrase. Il contient seulement des chiffres et des résumés.',
  unquoted: {
    redacted: (day) =>
      `Une partie a été retirée ou masquée le ${day}, parce qu’une personne a été effacée ou un nom masqué.`,
    shortGone: (hasOthers) =>
      `Ce qui figurait ici reposait sur ce qui a été supprimé.${hasOthers ? ' La version suivante du rapport résume ce que les autres ont dit.' : ''}`,
    printAll: 'Tout imprimer',
    contradictions:
      'Là où des participants disent le contraire sur le même sujet\u00A0: les deux côtés, avec leurs personnes.',
    partial: 'presque aucun constat ne les compte',
    written:
      'Une phrase est formulée par un modèle de langue puis prouvée par ce qui a été dit, établie par des règles qui comptent, ou écrite par une personne.',
    checks: {
      quote: 'paroles que personne n’a dites',
      person: 'une personne qui n’en a rien dit',
      support: 'non étayé par ce qui a été dit',
    },
  },
  withoutModel: (hasQuotes) =>
    `Ce rapport a été établi par des règles, sans modèle de langue. Il compte qui emploie quels mots${hasQuotes ? ' et montre ce qui a été dit' : ''}\u00a0; il n’interprète pas.`,
  authors: {
    model: 'un modèle de langue',
    floor: 'des règles',
    person: 'une personne',
    guide: 'le guide',
    engine: 'texte fixe',
  },
  showAuthors: 'Montrer qui a écrit chaque phrase',
  printAll: 'Tout imprimer, avec toutes les citations',
  printedShort: (n) =>
    `Version imprimée abrégée. La page contient le reste${n === 0 ? '.' : `, avec ${n === 1 ? 'l’unique citation' : `les ${n.toLocaleString('fr')} citations`}. Les numéros entre crochets sont ceux des citations de la page.`}`,
  inFile: 'dans le fichier',
  more: (n) => count(n, 'autre citation', 'autres citations'),
  marks: { support: 'appuie', dissent: 'en désaccord', unclear: 'incertain', silent: 'sans avis exprimé' },
  who: 'Pour\u00a0:',
  others: 'Contre\u00a0:',
  andMore: (n) => `et ${n.toLocaleString('fr')} autres`,
  opposing: 'Avis contraires',
  confidence: (percent) => `fiabilité ${percent}`,
  context: 'Contexte',
  asked: 'Intervieweur\u00a0:',
  translation: 'Traduction automatique\u00a0:',
  openTranscript: 'Ouvrir dans la transcription',
  openInterview: 'Ouvrir l’entretien',
  openRecording: (time) => `Transcription et enregistrement à ${time}`,
  verbatim: 'La citation est surlignée dans ce qui a été dit.',
  question: {
    counts: (asked, answered, declined, unclear) =>
      `Posée ${asked}\u00a0fois, ${count(answered, 'réponse', 'réponses')}${declined === 0 ? '' : `, ${count(declined, 'refus', 'refus')}`}${unclear === 0 ? '' : `, ${count(unclear, 'incertaine', 'incertaines')}`}`,
    median: (value) => `médiane ${value}`,
    answer: 'Réponse',
    count: 'Nombre',
    share: 'Part',
    by: (attribute) => `Par ${attribute}`,
    segment: (value, answered) => `${value} (${count(answered, 'réponse', 'réponses')})`,
    withheld: (n) =>
      `${count(n, 'groupe est trop petit', 'groupes sont trop petits')} pour être montré${n < 2 ? '' : 's'}.`,
    noAnswers: 'Aucune réponse à cette question n’a été trouvée.',
    noneKnown: (n) => `aucune réponse connue de ${n.toLocaleString('fr')}`,
    notFound: 'Non reconnues dans les entretiens\u00a0:',
    others: (n) =>
      n === 1
        ? 'Une autre réponse n’est pas citée ici.'
        : `${n.toLocaleString('fr')} autres réponses ne sont pas citées ici.`,
    raised: (themes) => `Thèmes de ces réponses, avec le nombre de personnes qui les évoquent\u00a0: ${themes}.`,
    distribution: (answered) => `Répartition de ${count(answered, 'réponse', 'réponses')}`,
    changed: (n) => `L’équipe de recherche a saisi ou retiré ${count(n, 'valeur', 'valeurs')} à la main.`,
    unassigned: (n) => `Hors du graphique : ${count(n, 'réponse', 'réponses')} sans valeur claire.`,
    several: 'Plusieurs réponses étaient possibles : la somme des parts peut dépasser 100 %.',
  },
  theme: {
    lead: 'Sujets que plusieurs participants ont abordés d’eux-mêmes ou sur lesquels portait une question.',
    counts: (mentions, conversations) =>
      `${count(mentions, 'énoncé', 'énoncés')} dans ${count(conversations, 'entretien', 'entretiens')}`,
    asked: 'objet d’une question',
    corrected: 'corrigé par une personne',
    added: 'ajouté par l’équipe',
    ofAdded: 'thème ajouté par l’équipe',
  },
  matrix: {
    lead: 'Chaque colonne est une personne. Point plein\u00a0: appuie le thème. Cercle\u00a0: dit le contraire. Point d’interrogation\u00a0: incertain. Tiret\u00a0: interrogée, elle n’en a rien dit. Vide\u00a0: n’a pas été interrogée.',
    blocks:
      'Les participants sont trop nombreux pour une colonne chacun. Chaque colonne représente un groupe, dans l’ordre des numéros, et indique combien ont parlé du thème. Entre parenthèses\u00a0: combien ont dit le contraire.',
    range: (from, to) => `${from}–${to}`,
    caption: (from, to) => `Thèmes des participants ${from} à ${to}`,
  },
  contradictions: {
    lead: 'Là où des participants disent le contraire sur le même sujet\u00a0: les deux côtés, avec leurs personnes et leurs citations.',
    within: 'La même personne a dit les deux.',
  },
  roadmap: {
    rule: 'Classement par portée, la part des participants qui appuient le constat derrière une option. Les entretiens ne disent pas ce que coûterait un changement\u00a0: l’effort reste inconnu tant que vous ne l’avez pas estimé.',
    behind: 'Le constat derrière\u00a0:',
    columns: {
      problem: 'Problème',
      consequence: 'Ce qui en résulte',
      remedy: 'Ce que les participants souhaitent ou font à la place',
      effect: 'Effet attendu',
      first: 'Suppose d’abord',
    },
  },
  personas: {
    traits: 'Ce qui les distingue',
    needs: 'Besoins',
    frustrations: 'Irritants',
    members: 'Membres\u00a0:',
    individual: 'une personne',
  },
  map: {
    lead: 'Les thèmes et les questions du guide. Deux thèmes sont reliés quand quelqu’un parle des deux dans une même intervention\u00a0; une question et un thème, quand des participants soulèvent le thème en y répondant.',
    bounded: (shown, all) => `La carte montre les ${shown} thèmes et questions les plus forts sur ${all}.`,
    show: 'Afficher',
    hint: 'Choisissez un thème ou une question pour voir ce qui s’y rapporte.',
    list: 'La carte sous forme de liste',
    connections: 'Liens',
    drawing: (nodes, edges) => `Carte de ${count(nodes, 'case', 'cases')} et ${count(edges, 'lien', 'liens')}`,
  },
  saturation: {
    heading: 'D’autres entretiens apporteraient-ils du nouveau\u202f?',
    means: {
      few: 'Il y a eu trop peu d’entretiens pour dire si d’autres apporteraient du nouveau.',
      more: 'La plupart des cinq derniers entretiens ont encore évoqué quelque chose que personne n’avait évoqué avant\u00A0: d’autres entretiens en apporteraient sans doute davantage.',
      little:
        'Peu des cinq derniers entretiens, voire aucun, ont évoqué quelque chose que personne n’avait évoqué avant\u00A0: d’autres entretiens apporteraient sans doute peu de nouveau.',
    },
    chart: (subjects, interviews) =>
      `${count(subjects, 'sujet connu', 'sujets connus')} après ${count(interviews, 'entretien', 'entretiens')}`,
    interview: 'Entretien',
    added: 'Nouveaux sujets',
    known: 'Sujets connus',
    lastFive: 'cinq derniers',
  },
  method: {
    language: 'Langue',
    conversations: 'Entretiens',
    analysis: 'Analyse',
    full: 'analyse complète',
    partial: 'résumés et citations seulement',
    excluded: 'Entretiens non retenus',
    unused: 'Phrases sur lesquelles ne repose aucun résultat',
    engine: (model, version) =>
      model === null
        ? `Établi par des règles en version ${version}.`
        : `Établi par le modèle ${model} et des règles en version ${version}.`,
    unusedModel: (model) => `Le modèle ${model} a été interrogé, mais rien de sa sortie ne figure dans ce rapport.`,
    judge: (model) => `Jugé par\u00a0: ${model}.`,
    usage: (requests, tokens, cost) =>
      `Pour cette version\u00a0: ${requests} requêtes, ${tokens} jetons${cost === null ? '' : `, coût ${cost}`}.`,
    written:
      'Une phrase est formulée par un modèle de langue puis prouvée par ses citations, établie par des règles qui comptent ou répètent ce qui a été dit, ou écrite par une personne.',
    sealed:
      'Ce rapport porte un sceau numérique\u00a0: la personne qui vous l’a envoyé peut vérifier qu’aucun caractère n’a été modifié.',
    unanswered: (requests) =>
      `Le modèle n’a pas répondu à ${count(requests, 'demande', 'demandes')}\u00a0; là, le résultat des règles reste valable.`,
    dropped: 'Écarté de la sortie du modèle\u00a0:',
    checks: {
      quote: 'citation inexacte',
      number: 'un chiffre que rien ne montre',
      quantifier: 'une quantité contraire au comptage',
      person: 'une personne qui n’est pas citée',
      address: 'une adresse',
      evidence: 'sans preuve',
      support: 'non étayé par ses citations',
      cause: 'une cause que personne n’énonce',
      controls: 'le jugement a échoué à ses contrôles',
      form: 'de forme incorrecte',
    },
    reference: (id) => `Identifiant de cette version\u00a0: ${id}`,
  },
  summariesLead: 'Ce que chaque personne a dit. Les numéros entre crochets mènent aux citations.',
  evidenceLead: 'Chaque citation est littérale et a été comparée à sa transcription, caractère par caractère.',
  participantLabel: (id, speaker) => `${id} (${speaker})`,
  kinds: {
    problem: 'problème',
    cause: 'cause',
    consequence: 'conséquence',
    workaround: 'palliatif',
    wish: 'souhait',
    praise: 'éloge',
    worry: 'inquiétude',
    fact: 'fait',
    aside: 'aparté',
  },
  sentiments: { positive: 'positif', mixed: 'partagé', negative: 'négatif', neutral: 'neutre' },
  nodes: {
    theme: 'Thèmes',
    topic: 'Notions',
    persona: 'Groupes',
    problem: 'Problèmes',
    cause: 'Causes',
    consequence: 'Conséquences',
    workaround: 'Palliatifs',
    wish: 'Souhaits',
    praise: 'Éloges',
    worry: 'Inquiétudes',
    question: 'Questions',
  },
  relations: {
    includes: ['comprend', 'fait partie de'],
    mentioned_with: ['mentionné avec', 'mentionné avec'],
    raises: ['soulève', 'soulevé par'],
    concerns: ['est l’objet de', 'porte sur'],
    causes: ['cause', 'causé par'],
    leads_to: ['entraîne', 'découle de'],
    works_around: ['contourne', 'contourné par'],
    addresses: ['mettrait fin à', 'prendrait fin avec'],
    contradicts: ['contredit', 'contredit'],
  },
  exclusions: {
    no_participant_turn: 'La personne n’a rien dit.',
    nothing_to_use: 'Il n’y avait que des banalités, des refus ou du texte qui n’étaye rien.',
    flagged: 'Toutes les interventions sont retenues jusqu’à ce que quelqu’un les ait examinées.',
  },
  unusedReasons: {
    flagged: (n) =>
      count(n, 'intervention que quelqu’un doit d’abord examiner', 'interventions que quelqu’un doit d’abord examiner'),
  },
};

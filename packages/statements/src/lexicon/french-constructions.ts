import { cue, praise, problem } from './cues.ts';
import type { CueSource } from './lexicon.ts';

/** What somebody does, in the first person of the present tense. */
const ACT = `(?:utilise|utilisons|note|notons|écris|écrivons|copie|copions|imprime|imprimons|appelle|appelons|envoie|envoyons|redémarre|prends|prend|prenons|passe|passons|apporte|apportons|achète|achetons|prépare|préparons|colle|collons|garde|gardons|mets|met|mettons|fais|faisons|bricole|bricolons|recopie|recopions|monte|montons|descends|marche|contourne|contournons|évite|évitons|commande|commandons|emprunte|empruntons|partage|partageons|tape|tapons|photographie|vais|range|cache)`;
const CLITICS = `(?:(?:me|m'|le|la|les|l'|lui|leur|nous|y|en) ?)*`;

export const FRENCH_CONSTRUCTIONS: readonly CueSource[] = [
  problem(
    0.82,
    `sans (?:(?:même|nous|me|m'|jamais|aucune?|un|rien|le) ?)*(?:prévenir|dire|mot|explications?|demander|avertir|préavis|raison|consulter|concertation)(?= )`,
    'own',
  ),
  problem(
    0.84,
    `(?:est|sont|était|étaient|c'est|c'était) (?:\\S+ ){0,2}?(?:horreur|enfer|cauchemar|catastrophe|galère|loterie|n'importe quoi|honte|scandale|bazar|chaos|calvaire|parcours du combattant|bondée?s?|saturée?s?|insupportables?|inadmissibles?|en panne)(?= )|(?:une fois|un jour|un \\S+) sur (?:deux|trois)(?= )`,
  ),
  problem(
    0.82,
    `(?:attends?|attendons|attendait|attendu) (?:\\S+ ){0,5}?depuis(?= )|(?:on|ils) (?:m'a|nous a|m'ont|nous ont) (?:volé|pris|cassé|refusé|oubliée?s?|annulé|facturé|perdu|abîmé)(?= )|(?:j'ai|il a|elle a|on a|nous avons) été (?:renversée?s?|bousculée?s?|refusée?s?|oubliée?s?|ignorée?s?|mal \\S+)(?= )`,
  ),
  problem(
    0.78,
    `(?:je dois|on doit|nous devons|il faut|je suis obligée?|on est obligés?) (?:\\S+ ){1,8}?(?:tout le temps|à chaque fois|deux fois|encore une fois|de zéro|recommencer|refaire)(?= )|(?:se garent|se gare|parlent|crient|changent|annulent|oublient|tombe|tombent) (?:\\S+ ){0,5}?(?:tout le temps|sans arrêt|sans cesse|constamment)(?= )|(?:ne|n') ?\\S+ (?:pas|jamais|plus) (?:de|d'|la|le|les|en|à) `,
    'own',
  ),
  cue(
    'workaround',
    0.82,
    `(?:au lieu|plutôt que) d(?:e |')(?:\\S+ ){0,6}?(?:, )?(?:je|on|nous|j')(?= )|(?:alors|du coup|maintenant|depuis|sinon|donc|en attendant|désormais) ,? ?(?:je|on|nous|j') ?${CLITICS}${ACT}(?= )|quand (?:\\S+ ){1,7}?, (?:je|on|nous|j') ?${CLITICS}${ACT}(?= )`,
  ),
  // Enough only after a problem, or in answer to "what do you do about it?".
  cue(
    'workaround',
    0.58,
    `(?<=^ (?:(?:alors|donc|et|puis|après|,) )*)(?:je|on|nous|j') ?${CLITICS}${ACT}(?= )|c'est (?:ma|mon|notre|un|une) \\S+ qui (?:me|nous|m'|nous l'|me l') ?\\S+|(?:on|nous|j') ?(?:a|avons|ai) (?:mis|installé|acheté|fabriqué|trouvé|pris|organisé|construit)(?= )`,
  ),
  {
    ...cue(
      'worry',
      0.8,
      `on ne sait (?:pas|jamais|plus) (?:si|quand|combien|ce qui|qui|comment|jusqu'à)(?= )|qui sait (?:si|ce que|combien|quand)(?= )|je me demande (?:si|qui|combien|ce qui|comment|jusqu'à) (?:\\S+ ){0,5}?(?:va|vont|sera|seront|\\S+ra|\\S+ront)(?= )|je ne sais pas (?:ce que|comment) (?:je|on|nous) (?:\\S+ ){0,2}?(?:\\S+rais|\\S+rait|\\S+rions|va|vais)(?= )`,
      'own',
    ),
    isQuestion: true,
  },
  cue(
    'worry',
    0.84,
    `pourvu (?:que|qu'\\S+)(?= )|(?:j'espère|nous espérons|on espère) (?:juste |seulement )?(?:que|qu'\\S+) (?:\\S+ ){0,3}?(?:ne|n'\\S+) |(?:je n'en|on n'en|nous n'en) (?:dors|dort|dormons) (?:pas|plus)|nuits? blanches?`,
    'own',
  ),
  cue(
    'consequence',
    0.82,
    `(?:ça|ce qui|cela) fait (?:que|qu'\\S+)(?= )|(?<=^ |, |et )donc (?:je|on|nous|ils|elles|les \\S+) (?:\\S+ )?(?:dois|doit|devons|doivent|rate|ratons|perds|perd|perdons|attends|suis obligée?|est obligés?|ne|n'\\S+)(?= )`,
    'own',
  ),
  praise(
    0.84,
    `(?:est|sont|était|étaient|c'est|c'était|devient) (?:\\S+ ){0,3}?(?:imbattables?|formidables?|exceptionnel(?:le)?s?|impeccables?|irréprochables?|en or|un régal|un bonheur|au top|adorables?|extraordinaires?|remarquables?|jeu d'enfant|une réussite|une perle|un plaisir|délicieux|délicieuse|à l'écoute|ponctuel(?:le)?s?)(?= )|(?:je|on|nous) (?:le|la|les) trouv(?:e|ons) (?:\\S+ ){0,2}?(?:bien|super|géniale?s?|pratiques?|parfaite?s?|belle?s?|agréables?)(?= )|(?:j'ai|on a|nous avons) (?:beaucoup|énormément|vraiment) (?:appris|progressé|ri)(?= )`,
    'flip',
  ),
  praise(
    0.79,
    `(?:arrivée?s?|arrive|arrivent|est|sont|était) (?:\\S+ ){0,2}?(?:à l'heure|à temps)(?= )|tout (?:laissé|rangé|nettoyé) (?:\\S+ )?(?:propre|impeccable)?(?= )`,
    'flip',
  ),
];

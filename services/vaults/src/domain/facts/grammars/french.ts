import type { Grammar } from './grammar.ts';
import { formsOf, numbersOf, pairsOf, setOf } from './words.ts';

export const french: Grammar = {
  verbs:
    formsOf(`est sont>être; était étaient>était; n'est>être; n'était>était; a ont>avoir; n'a n'ont>avoir; avait avaient>avait; coûte coûtent coute coutent>coûter; utilise utilisent utilisons>utiliser; n'utilise n'utilisent n'utilisons>utiliser;
    prend prennent>prendre; dure durent>durer; contient contiennent>contenir; comprend comprennent>comprendre; appartient appartiennent>appartenir; n'appartient>appartenir;
    possède possèdent>posséder; signifie signifient>signifier; nécessite nécessitent exige exigent>nécessiter; pèse pèsent>peser; mesure mesurent>mesurer;
    commence commencent>commencer; finit finissent termine terminent>finir; ouvre ouvrent>ouvrir; ferme ferment>fermer; offre offrent>offrir; propose proposent>proposer;
    travaille travaillent travaillons>travailler; habite habitent>habiter; paie paient payons>payer; remplace remplacent>remplacer; dirige dirigent>diriger; emploie emploient employons>employer;
    reçoit reçoivent>recevoir; vend vendent vendons>vendre; fonctionne fonctionnent>fonctionner; dépend dépendent>dépendre; provoque provoquent cause causent>causer; avons>avoir; avons>avoir`),
  single: setOf('être était coûter durer prendre appartenir peser mesurer commencer finir ouvrir fermer habiter'),
  being: setOf("est sont était étaient n'est n'était"),
  participles: setOf(
    'situé située situés situées basé basée basés basées appelé appelée dirigé dirigée géré gérée fondé fondée construit construite hébergé hébergée vendu vendue composé composée limité limitée prévu prévue',
  ),
  particles: setOf('à au aux de du des en dans par pour sur chez'),
  determiners: setOf("le la les l' un une des du ce cet cette ces chaque tous toutes"),
  ownDeterminers: setOf('mon ma mes notre nos'),
  speakers: setOf("je j' nous j'utilise"),
  ownForms: setOf(''),
  speakerVerbs: setOf('utiliser avoir posséder travailler habiter payer employer vendre'),
  numberedVerbs: setOf('avoir'),
  notInSubject:
    setOf(`je tu il elle on nous vous ils elles me te se lui leur y ça cela ceci qui que quoi dont où quand pourquoi comment quel quelle quels quelles si parce puisque
    lorsque pendant mais ou donc peut peuvent pourrait doit doivent devrait sera seront ne pas jamais rien personne quelque quelqu'un chose choses tout plus moins aussi même autre autres
    c'est ce-que par avec sans comme vers chez`),
  vague: setOf(
    'point question idée raison fait cas reste réponse problème gens fin partie côté moment différence fois temps jour premier première deuxième dernier dernière prochain',
  ),
  pointing: setOf('ce cet cette ces'),
  relatives: setOf('que qui dont où'),
  notFacts: setOf('avoir_à être_en être_à_côté'),
  inSubject: setOf("de du des d' en à au aux et pour"),
  negators: setOf("ne n' pas jamais n'est n'a n'ont n'était n'utilise n'appartient n'utilisons"),
  adverbs: setOf(
    'aussi actuellement maintenant toujours souvent encore déjà seulement normalement généralement environ presque exactement',
  ),
  openers: setOf('et mais donc alors oui non bon ben bah euh voilà enfin puis'),
  opinions: ['je pense que', 'je crois que', 'je trouve que', 'à mon avis', 'pour moi', 'franchement'],
  clauseEnds: setOf('mais car parce qui que dont où si quand lorsque alors tandis puisque depuis'),
  notInObject: setOf(
    'et ou ce que qui comment pourquoi où quand là ici je tu il elle nous vous ils elles ça cela en-train été juste quoi vrai si',
  ),
  uncertain: setOf(
    'peut-être probablement possiblement si serait seraient pourrait pourraient devrait devraient semble apparemment espérons exemple',
  ),
  attributes: setOf(
    'nom statut délai date échéance prix coût budget couleur taille longueur poids hauteur largeur propriétaire responsable directeur directrice capitale adresse version âge salaire tarif frais numéro nombre montant téléphone titre durée but siège langue monnaie format type',
  ),
  opposites: pairsOf(
    'lent/rapide lente/rapide facile/difficile bon/mauvais bonne/mauvaise cher/abordable sûr/dangereux ouvert/fermé ouverte/fermée possible/impossible ancien/nouveau fiable/instable obligatoire/facultatif gratuit/payant gratuite/payante public/privé vrai/faux disponible/indisponible grand/petit grande/petite long/court longue/courte fort/faible propre/sale plein/vide utile/inutile clair/confus nécessaire/inutile stable/instable complet/incomplet simple/compliqué simple/compliquée',
  ),
  numbers: numbersOf(
    'deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 quinze=15 vingt=20 trente=30 quarante=40 cinquante=50 cent=100 mille=1000',
  ),
  months: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  since: setOf('depuis dès'),
  until: setOf("jusqu'en jusqu'à jusqu'au"),
};

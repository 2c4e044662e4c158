import { compile } from './lexicon.ts';
import type { Patterns, Phrases } from './lexicon.ts';
import { STOCK } from './stock.ts';

const phrases: Phrases = {
  ...STOCK.fr,
  greet: [
    'Bonjour, et merci de prendre le temps d’échanger avec moi. Je suis un intervieweur automatique et j’aimerais parler avec vous de « {name} ». Cela dure {minutes} minutes au plus. Vous pouvez passer une question, faire une pause ou vous arrêter à tout moment. On commence ?',
    'Bonjour, merci d’être là. C’est un intervieweur automatique qui pose les questions. Nous allons parler de « {name} », pendant {minutes} minutes au maximum. Il n’y a ni bonne ni mauvaise réponse, et vous pouvez passer une question ou vous arrêter quand vous voulez. Voulez-vous commencer ?',
  ],
  ready: ['On commence ?', 'Souhaitez-vous commencer ?', 'Si cela vous convient, pouvons-nous commencer ?'],
  start: ['Très bien, commençons.', 'Bien, voici ma première question.', 'Merci, je commence.'],
  turn_to: [
    'Passons à un autre sujet : {topic}.',
    'J’ai aussi une question sur ce sujet : {topic}.',
    'Un autre point, maintenant : {topic}.',
  ],
  return_to: [
    'Avant de finir, une question est encore ouverte : {question} Si vous préférez la laisser de côté, dites-le simplement.',
    'Il reste une question que nous n’avons pas abordée : {question} Vous pouvez aussi la passer.',
    'J’aimerais encore revenir à ceci : {question} Si vous préférez ne pas répondre, c’est très bien aussi.',
  ],
  leave_out: [
    'Je n’ai pas encore de réponse à celle-ci : {question} Dois-je la laisser de côté ?',
    'Un dernier essai : {question} Ou préférez-vous la passer ?',
  ],
  late: [
    'Merci, je l’ai noté avec la question précédente.',
    'Merci, cela répond à ma question d’avant, et je l’ai inscrit là.',
    'C’est noté avec la question d’avant.',
  ],
  already: ['C’est vrai, vous me l’avez déjà dit ; pardon.', 'Pardon, vous l’aviez déjà dit. Je continue.'],
  last: ['Il me reste une dernière question.', 'C’est la dernière question que j’ai préparée.'],
  touched: [
    'Vous avez déjà évoqué le sujet « {topic} ». J’allais vous demander : {question} Souhaitez-vous ajouter quelque chose ?',
    'Le sujet « {topic} » est déjà revenu dans vos réponses. J’avais noté ceci : {question} Voyez-vous quelque chose à ajouter ?',
  ],
  options: [
    'Qu’est-ce qui s’en approche le plus : {options} ?',
    'Qu’est-ce qui convient le mieux : {options} ?',
    'Diriez-vous : {options} ?',
  ],
  options_several: ['Citez tout ce qui s’applique : {options}.', 'Plusieurs sont possibles : {options}.'],
  ease: [
    'Une impression générale suffit largement. Quelque chose vous vient-il à l’esprit ?',
    'Pas besoin d’une réponse précise. Quelle est votre intuition ?',
    'Même un détail m’aide. À quoi pensez-vous en premier ?',
  ],
  wish_why: [
    'Qu’est-ce que cela changerait pour vous ?',
    'Qu’est-ce qui serait différent alors ?',
    'Qu’y gagneriez-vous au quotidien ?',
  ],
  scale_why: ['Pourquoi ce {value} ?', 'Comment arrivez-vous à {value} ?', 'Qu’y a-t-il derrière ce {value} ?'],
  choice_why: ['À quoi cela tient-il ?', 'Pourquoi ce choix ?'],
  ack: {
    burden: ['C’est lourd à porter.', 'Cela ne doit pas être facile.'],
    loss: [
      'Je suis vraiment désolé.',
      'Je suis désolé que cela soit arrivé.',
      'Je suis désolé, c’est beaucoup à porter.',
    ],
    neutral: ['Merci de me raconter cela.', 'Je vois.', 'Merci.', 'Entendu.', 'Très bien.'],
    gently: [
      'Nous pouvons continuer, faire une pause ou arrêter, comme vous préférez.',
      'Dites-moi si vous préférez faire une pause.',
      'Si vous êtes d’accord, je continue.',
    ],
    skipped: [
      'Pas de problème, laissons celle-là de côté.',
      'Bien sûr, passons.',
      'Très bien, parlons d’autre chose.',
      'Entendu, continuons.',
    ],
    unknown: [
      'Ce n’est pas grave.',
      'Aucun souci.',
      'Ce n’est pas un problème.',
      'Alors laissons la question ouverte.',
    ],
    nothing: ['D’accord.', 'C’est bon à savoir.', 'Très bien.', 'Entendu.'],
    leave_it: ['Laissons cela et avançons.', 'Je mets cette question de côté.', 'Essayons une autre question.'],
  },
  repeat: [
    'Bien sûr. {question}',
    'Volontiers, je répète : {question}',
    'Avec plaisir, ma question était : {question}',
  ],
  reword: {
    open: [
      'Autrement dit : quand vous pensez au sujet « {topic} », qu’avez-vous vécu vous-même ?',
      'En d’autres termes, que raconteriez-vous à un proche sur le sujet « {topic} » ?',
      'Plus simplement peut-être : qu’est-ce qui vous vient d’abord sur le sujet « {topic} » ?',
      'Ce qui m’intéresse, c’est votre propre expérience. {question}',
      'Commencez par où vous voulez. {question}',
    ],
    scale: [
      'Un seul chiffre suffit, {min} étant le plus bas et {max} le plus haut. {question}',
      'Juste votre ressenti, entre {min} et {max}. {question}',
    ],
    choice: [
      'Prenez simplement ce qui s’en approche le plus : {options}.',
      'L’une de ces réponses suffit : {options}.',
    ],
    yes_no: ['Un simple oui ou non suffit. {question}', 'Oui ou non, c’est assez ici. {question}'],
    number: ['Un seul chiffre suffit. {question}', 'Un chiffre approximatif suffit. {question}'],
    multi_choice: ['Citez tout ce qui s’applique : {options}.', 'Vous pouvez en citer plusieurs : {options}.'],
    date: [
      'Une date suffit, ou le mois et l’année. {question}',
      'Le jour, le mois et l’année, si vous les connaissez. {question}',
    ],
  },
  clarify: {
    open: [
      'Je reformule : il s’agit du sujet « {topic} », et de ce que vous avez vu ou ressenti. Un moment ou un détail suffit. Qu’est-ce qui vous vient à l’esprit ?',
      'Je parle de votre quotidien à vous, rien d’officiel. {question}',
      'Un moment, une habitude ou un avis, tout compte ici. {question}',
    ],
    scale: [
      'Je pense à votre impression personnelle : {min} est le plus bas, {max} le plus haut. Où vous situez-vous ?',
      'Il n’y a pas de bon chiffre. {min} est tout en bas, {max} tout en haut. Qu’est-ce qui vous semble juste ?',
    ],
    choice: [
      'Cela n’a pas besoin de correspondre parfaitement, le plus proche suffit : {options}. Que choisiriez-vous ?',
      'Je voudrais savoir ce qui ressemble le plus à votre situation : {options} ?',
    ],
    yes_no: [
      'Il s’agit de votre propre situation, oui ou non suffit. {question}',
      'Ce qui s’en approche le plus, oui ou non. {question}',
    ],
    number: [
      'Une estimation suffit si vous n’avez pas le chiffre exact. {question}',
      'Un ordre de grandeur suffit. {question}',
    ],
    multi_choice: [
      'Citez tout ce qui s’applique à vous, une réponse ou plusieurs : {options}.',
      'Plusieurs peuvent convenir : {options}. Lesquelles, pour vous ?',
    ],
    date: [
      'Si vous n’avez pas le jour, le mois et l’année suffisent. {question}',
      'La date telle que vous la connaissez suffit. {question}',
    ],
  },
  scale_retry: {
    several: [
      'S’il fallait n’en garder qu’un, ce serait lequel : {values} ?',
      '{values} : lequel est le plus proche ?',
    ],
    range: [
      'L’échelle va seulement de {min} à {max}. Où vous situeriez-vous ?',
      'Quel chiffre de {min} à {max} s’en approcherait le plus ?',
    ],
    none: [
      'Et en chiffre, de {min} à {max}, ce serait combien ?',
      'Quel chiffre donneriez-vous, entre {min} et {max} ?',
    ],
  },
  choice_retry: {
    several: ['S’il fallait choisir une seule réponse : {options} ?', 'Qu’est-ce qui correspond plutôt : {options} ?'],
    none: ['Qu’est-ce qui s’en rapproche le plus : {options} ?', 'Que choisiriez-vous entre {options} ?'],
  },
  yes_no_retry: ['Ce serait plutôt oui ou plutôt non ?', 'S’il fallait choisir : oui ou non ?'],
  number_retry: {
    several: ['S’il fallait n’en garder qu’un, ce serait lequel : {values} ?', '{values} : lequel est-ce ?'],
    range: [
      'Je peux noter un chiffre de {min} à {max}. Ce serait combien ?',
      'Il en faudrait au moins {min}. Ce serait combien ?',
      'Il en faudrait au plus {max}. Ce serait combien ?',
    ],
    none: [
      'Et en chiffre, en {unit} ? Une estimation suffit.',
      'Pourriez-vous le dire en chiffre ? Une estimation suffit.',
    ],
  },
  multi_choice_retry: {
    several: ['Laquelle ou lesquelles : {options} ?', 'Pour être sûr, qu’est-ce qui s’applique : {options} ?'],
    few: ['Citez-en au moins {min} : {options}.', 'Il m’en faudrait au moins {min} : {options}.'],
    many: ['Citez-en au plus {max} : {options}.', 'Je peux en noter jusqu’à {max} : {options}.'],
    none: [
      'Qu’est-ce qui s’applique : {options} ?',
      'Lesquelles citeriez-vous : {options} ? Plusieurs, ou aucune, c’est possible.',
    ],
    none_required: [
      'Qu’est-ce qui s’applique : {options} ?',
      'Lesquelles citeriez-vous : {options} ? Plusieurs réponses sont possibles.',
    ],
  },
  date_retry: {
    several: ['De quelle date parlez-vous : {values} ?', 'Pour être sûr : {values} ?'],
    none: [
      'C’était à quelle date, avec l’année ? Le mois et l’année suffisent.',
      'Pourriez-vous me donner une date, ou le mois et l’année ?',
    ],
  },
  aside: {
    human: [
      'Non, je suis un intervieweur automatique, pas une personne.',
      'Je suis un programme qui mène des entretiens, pas un être humain.',
    ],
    anonymous: [
      'Je ne peux pas vous le promettre moi-même ; le traitement de votre nom est expliqué dans les informations que vous avez acceptées au début.',
      'C’est l’équipe qui organise cet entretien qui en décide, et les informations du début le précisent ; je ne peux rien promettre de plus.',
    ],
    recorded: [
      'Notre échange est conservé par écrit ; les informations du début disent s’il y a aussi un enregistrement sonore.',
      'Une transcription est conservée ; pour un éventuel enregistrement audio, consultez les informations données au début.',
    ],
    withdraw: [
      'Vous pouvez arrêter à tout moment, et les informations du début disent comment retirer vos réponses.',
      'Pour retirer des réponses plus tard, suivez les informations du début ou adressez-vous à l’équipe qui vous a contacté.',
    ],
    who_reads: [
      'L’équipe qui organise cet entretien lit les réponses ; je ne connais pas tous les noms.',
      'Vos réponses vont à l’équipe à l’origine de cet entretien ; je ne vois pas exactement qui les lit.',
    ],
    how_long: [
      'Encore {left} questions au plus, et une courte pour finir.',
      'Ce ne sera pas long : {left} questions au maximum, puis une courte pour finir.',
    ],
    purpose: [
      'L’équipe veut mieux comprendre « {name} » auprès de personnes qui le vivent.',
      'Il s’agit de comprendre « {name} » à travers votre expérience ; la suite dépend de l’équipe.',
    ],
    unknown: [
      'Je ne le sais pas, malheureusement. L’équipe peut vous le dire : {email}.',
      'Je ne peux pas vous le dire. Demandez à l’équipe : {email}.',
      'Je ne le sais pas, malheureusement. La personne qui vous a invité peut vous le dire.',
      'Je ne peux pas vous le dire. Demandez à l’équipe qui vous a invité.',
    ],
    opinion: [
      'Je préfère ne pas influencer votre réponse en donnant mon avis.',
      'Je ne peux malheureusement pas vous aider sur ce point ; je suis seulement là pour écouter et poser des questions.',
    ],
  },
  nearly_done: ['Nous avons presque fini.', 'Ce ne sera plus long, nous sommes presque au bout.'],
  back_to: [
    'Je reviens à ma question : {question}',
    'Pour reprendre où nous en étions : {question}',
    'Alors, si vous voulez bien : {question}',
  ],
  moment: ['Prenez votre temps.', 'Rien ne presse, j’attends.', 'Bien sûr, quand vous voulez.'],
  go_ahead: ['Je vous en prie.', 'Je vous écoute.', 'Oui, dites-moi.'],
  sorry: [
    'Pardon, je ne veux pas vous lasser. Je serai bref, et on arrête dès que vous le dites.',
    'J’en suis désolé. Je m’en tiens à l’essentiel, et vous pouvez arrêter à tout moment.',
  ],
  offer_stop: [
    'Préférez-vous en rester là ? Sinon, j’ai encore {left} courtes questions.',
    'On s’arrête ici ? Dites simplement « stop » ou « on continue ».',
    'Nous pouvons en rester là. Arrêter ou continuer ?',
  ],
  pause: [
    'Bien sûr. Ce que vous m’avez dit est conservé ; vous pouvez revenir par le même lien tant qu’il est ouvert.',
    'D’accord, faisons une pause. Vos réponses sont conservées, et le même lien vous ramène ici tant qu’il est valable.',
    'Pas de problème. Nous pourrons reprendre ici, tant que votre lien reste ouvert.',
  ],
  until_then: ['À plus tard !', 'Entendu, à bientôt.', 'Très bien, je reste là.'],
  resume: [
    'Content de vous retrouver. Nous parlions du sujet « {topic} ».',
    'Vous revoilà, merci. Nous en étions au sujet « {topic} ».',
    'Content de reprendre avec vous. Je venais de vous poser une question.',
    'Vous revoilà, merci. Reprenons où nous en étions.',
  ],
  closing: [
    'Voilà toutes mes questions. Y a-t-il quelque chose que j’aurais dû vous demander ?',
    'J’arrive au bout de ma liste. Qu’est-ce qui compte pour vous et dont nous n’avons pas parlé ?',
    'J’en ai terminé avec mes questions. Souhaitez-vous dire encore quelque chose ?',
  ],
  closing_time: [
    'Notre temps est presque écoulé, je laisse donc le reste de côté. Y a-t-il un point important dont nous n’avons pas parlé ?',
    'J’aimerais respecter la durée prévue. Y a-t-il quelque chose d’important que je ne vous ai pas demandé ?',
  ],
  anything_else: [
    'Y a-t-il autre chose que vous souhaitez dire ?',
    'Souhaitez-vous ajouter quelque chose ?',
    'Autre chose de votre côté ?',
  ],
  goodbye: [
    'Merci pour cet échange. Vos réponses sont enregistrées. Au revoir !',
    'Merci pour le temps que vous avez pris. Vos réponses sont enregistrées. Bonne continuation !',
    'C’est tout de mon côté. Merci, et bonne continuation.',
  ],
  goodbye_stop: [
    'Bien sûr, nous nous arrêtons ici. Merci du temps que vous m’avez accordé. Au revoir !',
    'Entendu, restons-en là. Merci, et bonne continuation.',
  ],
  goodbye_again: [
    'L’entretien est terminé. Au revoir !',
    'Nous avons fini. Bonne continuation !',
    'Nous avons fait le tour. Bonne journée !',
  ],
  or: 'ou',
  quoted: '« {text} »',
};

const patterns: Patterns = {
  intents: {
    stop: {
      whole:
        "stop|arret|arreter|arretez|arrete|arretons|on arrete|quitter|fin|finir|terminer|assez|ca suffit|j'arrete|j'ai fini|je m'arrete|c'est fini|plus de questions|au revoir|annuler|on s'arrete|on s'arrete la|restons en la|j'en ai assez",
      within:
        "(?:veux|voudrais|souhaite|prefere|aimerais|vais) (?:m'|en )?(?:arreter|terminer|quitter|finir|rester la)(?: (?:ici|la|maintenant|l'entretien|cet entretien|la conversation|le questionnaire))?$|(?:arreter|terminer|stopper) (?:l'entretien|cet entretien|la conversation|le questionnaire|l'interview)|(?:ne )?(?:veux|souhaite) (?:pas|plus) continuer",
    },
    pause: {
      whole:
        'plus tard|pause|une pause|pas maintenant|demain|un autre moment|je dois (?:y aller|partir)|faire une pause|continuer plus tard|on continue plus tard|une autre fois|je dois y aller maintenant|faisons une pause|on fait une pause',
      within:
        "(?:on peut|peut on|pouvons nous|je peux|puis je|je voudrais|je prefere|j'aimerais|on) (?:continuer|reprendre|finir|continue|reprend|revenir) (?:ca |cela )?(?:plus tard|demain|un autre jour|une autre fois)|j'ai besoin d'une (?:petite |courte )?pause$|(?:on peut|peut on|pouvons nous|je voudrais|je veux|j'aimerais) (?:faire|prendre) une (?:petite |courte )?pause$|je n'ai pas le temps (?:maintenant|la|tout de suite)|je dois (?:y aller|partir|filer)(?: maintenant)?$|je reviens (?:tout de suite|dans)",
    },
    annoyed: {
      whole:
        "ca m'enerve|c'est (?:penible|ridicule|agacant|inutile|nul|stupide|ennuyeux|lassant|n'importe quoi)|c'est enervant|laissez moi tranquille|ca m'agace|vous m'enervez|vous m'agacez|serieusement|y en a marre|j'en ai marre|(?:beaucoup )?trop de questions|(?:quelle |une )?perte de temps|toujours la meme question|questions? (?:stupides?|idiotes?|betes?|inutiles?)",
      within:
        "(?:vos|ces|cette|votre|quelles?|que des)(?: \\w+){0,2} questions? (?:\\w+ )?(?:stupides?|idiotes?|betes?|inutiles?|nulles?|ridicules?|debiles?)|vous (?:posez|repetez|demandez) (?:\\w+ ){0,3}(?:meme|questions)|me faites perdre mon temps|(?:c'est|on a) bientot fini|laissez moi tranquille|marre de (?:vos|ces questions|cet entretien)|arretez de (?:demander|me poser|poser)|vous (?:m'enervez|m'agacez|etes penible)",
    },
    skip: {
      whole:
        "passer|passe|passez|suivante|suivant|question suivante|la suivante|passons|sans commentaire|pas de commentaire|ca ne vous regarde pas|pas de reponse|autre question|sauter|passer cette question|la question suivante|je passe|passer a la suite|on passe|sautons celle la|plutot pas|c'est (?:trop )?(?:prive|personnel)|trop personnel",
      within:
        "(?:passer|sauter|laisser) (?:cette|la|a la|celle)(?: question| suivante| la)?|question suivante|(?:prefere|voudrais|aimerais|veux|souhaite) (?:ne )?pas (?:m'|y |en )?(?:repondre|parler|dire|etendre|discuter)(?: davantage)?|ne (?:veux|souhaite) pas (?:repondre|en parler|y repondre)|aime mieux ne pas",
    },
    repeat: {
      whole:
        "repeter|repetez|pardon|comment|quoi|encore une fois|vous pouvez repeter|pouvez vous repeter|c'etait quoi la question|la question encore|quelle etait la question|hein|repetez la question|de nouveau",
      within:
        "repeter (?:la|votre|cette|ca)(?: question)?|repetez (?:la|votre)|(?:quelle|c'etait quoi) (?:etait )?(?:deja )?(?:la|votre) question|(?:oublie|rate|manque) (?:la|votre) question|redire|redites",
    },
    clarify: {
      whole:
        "pas clair|ce n'est pas clair|comment ca|dans quel sens|c'est a dire|par exemple quoi|quoi exactement|je ne comprends pas|je comprends pas|j'ai pas compris|je n'ai pas compris|pas compris",
      within:
        "(?:que|qu'est ce que|qu'est ce qu') ?(?:vous )?(?:voulez vous|voulez|entendez vous|entendez|cela|ca) (?:dire|veut dire|par)|(?:comprends|compris) pas (?:la|votre|bien|ce|cette)? ?(?:question)?|n'ai pas (?:bien )?compris|(?:pouvez|pourriez) vous (?:expliquer|preciser|reformuler)|dans quel sens|que voulez vous dire|vous voulez dire quoi|ca veut dire quoi",
    },
    already: {
      whole:
        "deja dit|deja repondu|je l'ai deja dit|j'ai deja repondu|voir plus haut|comme je l'ai dit|comme je disais|meme reponse",
      within:
        "(?:je (?:vous )?l'ai deja dit|j'ai deja (?:repondu|dit|explique|raconte)(?: a)?|je viens de (?:le dire|repondre|vous le dire)|(?:vous )?(?:me )?l'avez deja demande)(?: ca| cela)?",
    },
    moment: {
      whole:
        'un moment|un instant|attendez|une seconde|une minute|deux secondes|attends|je reflechis|laissez moi reflechir|laissez moi penser|moment|instant|je cherche|voyons|voyons voir|un petit moment|juste un instant',
    },
    dont_know: {
      whole:
        "je ne sais pas|je sais pas|sais pas|aucune idee|pas d'idee|jsp|pas sur|pas sure|je ne suis pas sur|je ne suis pas sure|difficile a dire|je ne saurais dire|pas d'avis|sans avis|je ne me souviens pas|je me souviens plus|rien ne me vient|je ne vois pas|chais pas|je n'en sais rien",
      within:
        "(?:ne )?(?:le )?sais (?:vraiment |franchement )?(?:pas|plus)|aucune idee|(?:ne )?suis pas sure?|(?:ne )?(?:me )?(?:souviens|rappelle) (?:pas|plus)|n'en sais rien|rien ne me vient|ne saurais (?:pas )?dire",
    },
    back: {
      whole:
        'bonjour|salut|coucou|me revoila|je suis de retour|je suis revenue?|de retour|me voila|on continue|continuer|continuons|on peut continuer|reprenons|on reprend|prete?|je suis prete?|je suis la|on y retourne|re',
    },
    nothing: {
      whole:
        "non|nan|rien|rien du tout|non merci|pas vraiment|non rien|aucun|aucune|rien d'autre|rien a ajouter|rien de plus|c'est tout|voila|voila c'est tout|non c'est tout|ce sera tout|tout va bien|pas que je sache|jamais|non jamais|non pas vraiment|je crois que c'est tout|non rien d'autre|c'est bon",
    },
    affirm: {
      whole:
        "oui|ouais|ok|okay|d'accord|bien sur|volontiers|entendu|allons y|allez y|on y va|on commence|commencons|allez|tres bien|parfait|prete?|je suis prete?|oui bien sur|oui allons y|oui volontiers|tout a fait|exactement|exact|absolument|certainement|bien|vas y|oui d'accord|c'est ca|je veux bien|oui on commence|oui commencons|pourquoi pas",
    },
  },
  asides: {
    human:
      "(?:etes vous|vous etes|t'es|tu es|es tu) (?:bien )?(?:une? )?(?:humaine?|personne|vraie personne|robot|bot|machine|ia|ordinateur|intelligence|etre humain|programme)|qui etes vous|vous etes qui|je parle (?:a|avec) (?:une?|qui)|est ce (?:un robot|un bot|une ia|automatique)|c'est un robot",
    anonymous:
      "(?:est ce|c'est|sera|reste|restera|sont|est|cela est).{0,40}(?:anonymes?|confidentiel\\w*|prives?)|anonyme$|(?:mon|ma) (?:chef|patron|employeur|manager|entreprise|hierarchie|direction).{0,20}(?:voir|verra|lire|lira|savoir)|mon nom (?:sera|est|apparait)",
    recorded:
      "(?:est ce|suis je|c'est|sommes nous|etes vous|on est|je suis|cela est).{0,30}(?:enregistre\\w*|conserve\\w*|stocke\\w*)|vous enregistrez|ou (?:sont|est|vont).{0,30}(?:stocke\\w*|conserve\\w*|donnees)",
    withdraw:
      '(?:puis je|je peux|pourrai je|comment|peut on|est ce que je peux).{0,30}(?:supprimer|effacer|retirer|modifier|annuler mes)|(?:supprimer|effacer|retirer) mes (?:reponses|donnees)',
    who_reads:
      "c'est vous qui (?:lisez|lirez|allez lire)|qui (?:va |peut |pourra )?(?:lit|lire|lira|voit|voir|verra|ecoute|recoit|utilise|analyse|aura|a acces|est derriere|organise|fait|consulte|exploite).{0,40}|que (?:deviennent|faites vous|devient|va t on faire|ferez vous).{0,40}|ou (?:vont|va) (?:mes|ma|ces|tout).{0,20}|a qui (?:vont|va|sont).{0,30}",
    how_long:
      "(?:ca|cela|on|il)? ?(?:dure|prend|reste) (?:encore )?combien.{0,20}|combien de (?:temps|questions|minutes).{0,40}|c'est encore long|quand (?:est ce qu'on|aurons nous|avons nous|a t on) fini\\w*|il (?:en )?reste (?:encore )?(?:combien|beaucoup).{0,20}|on en a pour combien.{0,20}",
    purpose:
      "(?:pourquoi|a quoi) (?:ces questions|cet entretien|vous demandez|demandez vous|ca sert|cela sert|sert|voulez vous|vous voulez|tout ca).{0,30}|quel est le but.{0,30}|c'est pour quoi.{0,10}|dans quel but.{0,20}|pour quoi faire",
    opinion:
      "qu'(?:en )?(?:pensez vous|est ce que vous en pensez|en penses tu)|que pensez vous.{0,30}|et vous$|(?:votre|quel est votre) avis.{0,20}|(?:pouvez|pourriez) vous (?:m'aider|me dire|me conseiller|me donner).{0,30}|quel temps.{0,20}|quelle heure.{0,20}|(?:aimez|connaissez|avez|feriez) vous .{1,30}",
  },
  softeners:
    "s'il vous plait|svp|s'il te plait|merci|euh+|hum+|ah|oh|ben|bah|bon|alors|ok|d'accord|desolee?|pardon|on peut|peut on|pouvons nous|est ce qu'on peut|est ce que je peux|puis je|je peux|je voudrais|j'aimerais|je veux|je prefere|je pense|je crois|juste|peut etre|en fait|franchement|honnetement|vraiment|maintenant|pour l'instant|et|mais|donc|plutot|la|deja",
  fillers:
    'euh+|hum+|ah|oh|ben|bah|bon|alors|donc|et|mais|ou|car|que|parce|enfin|voila|oui|non|ok|quoi|genre|en fait|je pense|je crois|je veux dire|disons|peut-etre|puis|aussi|franchement',
  hedge:
    "ca depend|cela depend|plus ou moins|bof|comme ci comme ca|ca va|normal|comme d'habitude|choses?|trucs?|machins?|pas mal|moyen|moyennement|parfois|un peu|correct|couci couca|variable|d'une certaine facon|quelque chose|mitige",
  cause:
    "parce que|parce qu'\\w*|car|a cause|puisque|c'est pourquoi|la raison|grace a|du coup|donc|en raison|vient de|vient du|c'est pour ca|sinon|du fait|provoque|comme (?:on|je|nous|le|la|les)",
  frequency:
    '\\d+ (?:fois|heures?|jours?|nuits?|semaines?|minutes?)|une fois par|deux fois|trois fois|tous les (?:jours|mois|matins|soirs|ans)|toutes les (?:semaines|nuits|heures)|chaque (?:jour|semaine|mois|nuit|matin|soir|annee|fois)|quotidien\\w*|hebdomadaire\\w*|rarement|par (?:jour|semaine|mois)|souvent|la plupart du temps',
  absolute: 'toujours|tout le temps|sans cesse|jamais|constamment|a chaque fois|sans arret|encore et encore',
  insult:
    'idiot\\w*|stupide\\w*|con|cons|conne|connard\\w*|connerie\\w*|merde\\w*|putain|salaud\\w*|salope\\w*|encul\\w*|debile\\w*|cretin\\w*|imbecile\\w*|abruti\\w*|foutre|foutu\\w*|batard\\w*|chier|pute\\w*',
  wish: '\\w{3,}(?:er|ir|ri)iez vous|aimeriez|souhait\\w*|idea\\w*',
  connectives: 'que|qui|parce|quand|lorsque|et|mais|si|car|ou|pour|avant|apres|donc',
};

export const french = compile({ language: 'fr', phrases, patterns });

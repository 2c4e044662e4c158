import type { Pack } from './index.ts';

export const fr: Pack = {
  phrases: {
    greet:
      'Bonjour, et merci de prendre le temps d’échanger avec moi. Je suis un intervieweur automatique et j’aimerais parler avec vous de « {name} ». Cela dure {minutes} minutes au plus. Vous pouvez passer une question, faire une pause ou vous arrêter à tout moment. On commence ?',
    ready: ['On commence ?', 'Souhaitez-vous commencer ?'],
    options: 'Qu’est-ce qui s’en approche le plus : {options} ?',
    options_several: 'Citez tout ce qui s’applique : {options}.',
    return_to: [
      'Avant de finir, cette question est encore ouverte : {question} Si vous préférez la laisser de côté, dites-le simplement.',
      'Nous n’avons pas encore abordé cette question : {question} Vous pouvez aussi la passer.',
    ],
    late: ['Merci, je l’ai noté avec la question précédente.', 'C’est noté avec la question d’avant.'],
    already: 'C’est vrai, vous me l’avez déjà dit ; pardon.',
    scale_why: ['Pourquoi ce {value} ?', 'Comment arrivez-vous à {value} ?', 'Qu’y a-t-il derrière ce {value} ?'],
    choice_why: ['À quoi cela tient-il ?', 'Pourquoi ce choix ?'],
    probes: [
      'Pourriez-vous m’en dire un peu plus ?',
      'Pourriez-vous décrire cela un peu plus précisément ?',
      'Pourriez-vous développer encore un peu ?',
      'Pourriez-vous préciser un peu comment vous l’entendez ?',
      'Qu’est-ce qui vous vient encore à l’esprit à ce sujet ?',
    ],
    quoting: 'Vous avez dit : « {quote} ».',
    offer: {
      amount: 'Vous avez dit « {quote} » : dois-je noter {value} ?',
      other: 'À propos de « {question} », vous avez dit « {quote} ». Dois-je noter {value} ?',
    },
    skipped: ['Pas de problème, laissons celle-là de côté.', 'Entendu, continuons.'],
    unknown: ['Ce n’est pas grave.', 'Alors laissons la question ouverte.'],
    leave_it: 'Laissons cela et avançons.',
    repeat: ['Bien sûr. {question}', 'Volontiers, je répète : {question}'],
    clarify: [
      'Je parle de votre quotidien à vous, rien d’officiel. {question}',
      'Un moment, une habitude ou un avis, tout compte ici. {question}',
    ],
    clarify_closed: 'Il n’y a pas de bonne réponse, la plus proche suffit. {question}',
    retry: {
      several: 'S’il fallait n’en garder qu’un, ce serait lequel : {values} ?',
      which: 'Que voulez-vous dire exactement : {values} ?',
      range: [
        'Je peux noter un chiffre de {min} à {max}. Ce serait combien ?',
        'Il en faudrait au moins {min}. Ce serait combien ?',
        'Il en faudrait au plus {max}. Ce serait combien ?',
      ],
      few: 'Citez-en au moins {min} : {options}.',
      many: 'Citez-en au plus {max} : {options}.',
      scale: 'Quel chiffre donneriez-vous, entre {min} et {max} ?',
      number: [
        'Et en chiffre, en {unit} ? Une estimation suffit.',
        'Pourriez-vous le dire en chiffre ? Une estimation suffit.',
      ],
      choice: 'Qu’est-ce qui s’en rapproche le plus : {options} ?',
      yes_no: 'Ce serait plutôt oui ou plutôt non ?',
      multi_choice: 'Qu’est-ce qui s’applique : {options} ?',
      date: 'C’était à quelle date, avec l’année ? Le mois et l’année suffisent.',
    },
    aside: {
      human: 'Non, je suis un intervieweur automatique, pas une personne.',
      who_reads:
        'L’équipe qui organise cet entretien lit les réponses ; le traitement de votre nom est expliqué dans les informations que vous avez acceptées au début. Je ne peux rien promettre de plus.',
      kept: 'Notre échange est conservé par écrit ; les informations du début disent s’il y a aussi un enregistrement sonore, et comment retirer vos réponses.',
      how_long: 'Encore {left} questions au plus, et une courte pour finir.',
      purpose: 'L’équipe veut mieux comprendre « {name} » auprès de personnes qui le vivent.',
      unknown: [
        'Je ne le sais pas, malheureusement. L’équipe peut vous le dire : {email}.',
        'Je ne le sais pas, malheureusement. La personne qui vous a invité peut vous le dire.',
      ],
    },
    nearly_done: 'Nous avons presque fini.',
    back_to: ['Je reviens à ma question : {question}', 'Pour reprendre où nous en étions : {question}'],
    moment: ['Prenez votre temps.', 'Rien ne presse, j’attends.'],
    go_ahead: ['Je vous en prie.', 'Je vous écoute.'],
    sorry: 'Pardon, je ne veux pas vous lasser. Je serai bref, et on arrête dès que vous le dites.',
    offer_stop: 'On s’arrête ici ? Dites simplement « stop » ou « on continue ».',
    pause:
      'Bien sûr. Ce que vous m’avez dit est conservé ; vous pouvez revenir par le même lien tant qu’il est ouvert.',
    until_then: 'Entendu, à bientôt.',
    resume: [
      'Content de vous retrouver. Nous parlions du sujet « {topic} ».',
      'Vous revoilà, merci. Reprenons où nous en étions.',
    ],
    closing: 'Voilà toutes mes questions. Y a-t-il quelque chose que j’aurais dû vous demander ?',
    time_up: 'Le temps est écoulé, je m’arrête donc ici.',
    closing_time:
      'Notre temps est presque écoulé, je laisse donc le reste de côté. Y a-t-il un point important dont nous n’avons pas parlé ?',
    anything_else: ['Y a-t-il autre chose que vous souhaitez dire ?', 'Souhaitez-vous ajouter quelque chose ?'],
    goodbye: 'Merci pour cet échange. Vos réponses sont enregistrées. Au revoir !',
    goodbye_stop: 'Bien sûr, nous nous arrêtons ici. Merci du temps que vous m’avez accordé. Au revoir !',
    goodbye_again: 'L’entretien est terminé. Au revoir !',
    or: 'ou',
    quoted: '« {text} »',
  },
  patterns: {
    whole: {
      pause:
        'plus tard|une pause|pas maintenant|demain|un autre moment|continuer plus tard|une autre fois|faisons une pause',
      skip: 'pas de (?:commentaire|reponse)|autre question|sauter|on passe|sautons celle la|plutot pas|trop personnel',
      already:
        "deja dit|deja repondu|je l'ai deja dit|j'ai deja repondu|voir plus haut|comme je l'ai dit|comme je disais|meme reponse",
      annoyed:
        "ca m'enerve|c'est (?:penible|ridicule|agacant|inutile|nul|stupide|ennuyeux|lassant|n'importe quoi)|c'est enervant|laissez moi tranquille|ca m'agace|vous m'enervez|vous m'agacez|serieusement|y en a marre|j'en ai marre|(?:beaucoup )?trop de questions|(?:quelle |une )?perte de temps|toujours la meme question|questions? (?:stupides?|idiotes?|betes?|inutiles?)",
      refuse:
        "non (?:merci(?: beaucoup| bien)?|je vous remercie)|sans façon|merci (?:mais )?non|plutôt pas|(?:laissez|laisse|fichez|foutez) moi (?:tranquille|en paix|la paix)|pas intéressée?|ça ne m'intéresse pas|je ne veux pas|je préfère pas",
      repeat:
        "repeter|repetez|pardon|comment|quoi|encore une fois|vous pouvez repeter|pouvez vous repeter|c'etait quoi la question|la question encore|quelle etait la question|hein|repetez la question|de nouveau",
      clarify:
        "pas clair|ce n'est pas clair|comment ca|dans quel sens|c'est a dire|par exemple quoi|quoi exactement|je ne comprends pas|je comprends pas|j'ai pas compris|je n'ai pas compris|pas compris",
      moment:
        'un moment|un instant|attendez|une seconde|une minute|deux secondes|attends|je reflechis|laissez moi reflechir|laissez moi penser|moment|instant|je cherche|voyons|voyons voir|un petit moment|juste un instant',
      dont_know:
        "je ne sais pas|je sais pas|sais pas|aucune idee|pas d'idee|jsp|pas sur|pas sure|je ne suis pas sur|je ne suis pas sure|difficile a dire|je ne saurais dire|pas d'avis|sans avis|je ne me souviens pas|je me souviens plus|rien ne me vient|je ne vois pas|chais pas|je n'en sais rien",
      back: 'bonjour|salut|coucou|me revoila|je suis de retour|je suis revenue?|de retour|me voila|on continue|continuer|continuons|on peut continuer|reprenons|on reprend|prete?|je suis prete?|je suis la|on y retourne|re',
      nothing:
        "non|nan|rien|rien du tout|non merci|pas vraiment|non rien|aucun|aucune|rien d'autre|rien a ajouter|rien de plus|c'est tout|voila|voila c'est tout|non c'est tout|ce sera tout|tout va bien|pas que je sache|jamais|non jamais|non pas vraiment|je crois que c'est tout|non rien d'autre|c'est bon",
      affirm:
        "oui|ouais|ok|okay|d'accord|bien sur|volontiers|entendu|allons y|allez y|on y va|on commence|commencons|allez|tres bien|parfait|prete?|je suis prete?|oui bien sur|oui allons y|oui volontiers|tout a fait|exactement|exact|absolument|certainement|bien|vas y|oui d'accord|c'est ca|je veux bien|oui on commence|oui commencons|pourquoi pas",
    },
    within: {
      already:
        "(?:je (?:vous )?l'ai deja dit|j'ai deja (?:repondu|dit|explique|raconte)(?: a)?|je viens de (?:le dire|repondre|vous le dire)|(?:vous )?(?:me )?l'avez deja demande)(?: ca| cela)?",
      annoyed:
        "(?:vos|ces|cette|votre|quelles?|que des)(?: \\w+){0,2} questions? (?:\\w+ )?(?:stupides?|idiotes?|betes?|inutiles?|nulles?|ridicules?|debiles?)|vous (?:posez|repetez|demandez) (?:\\w+ ){0,3}(?:meme|questions)|me faites perdre mon temps|(?:c'est|on a) bientot fini|laissez moi tranquille|marre de (?:vos|ces questions|cet entretien)|arretez de (?:demander|me poser|poser)|vous (?:m'enervez|m'agacez|etes penible)",
      repeat:
        "repeter (?:la|votre|cette|ca)(?: question)?|repetez (?:la|votre)|(?:quelle|c'etait quoi) (?:etait )?(?:deja )?(?:la|votre) question|(?:oublie|rate|manque) (?:la|votre) question|redire|redites",
      clarify:
        "(?:que|qu'est ce que|qu'est ce qu') ?(?:vous )?(?:voulez vous|voulez|entendez vous|entendez|cela|ca) (?:dire|veut dire|par)|(?:comprends|compris) pas (?:la|votre|bien|ce|cette)? ?(?:question)?|n'ai pas (?:bien )?compris|(?:pouvez|pourriez) vous (?:expliquer|preciser|reformuler)|dans quel sens|que voulez vous dire|vous voulez dire quoi|ca veut dire quoi",
      dont_know:
        "(?:ne )?(?:le )?sais (?:vraiment |franchement )?(?:pas|plus)|aucune idee|(?:ne )?suis pas sure?|(?:ne )?(?:me )?(?:souviens|rappelle) (?:pas|plus)|n'en sais rien|rien ne me vient|ne saurais (?:pas )?dire",
    },
    asides: {
      human:
        "(?:etes vous|vous etes|t'es|tu es|es tu) (?:bien )?(?:une? )?(?:humaine?|personne|vraie personne|robot|bot|machine|ia|ordinateur|intelligence|etre humain|programme)|qui etes vous|vous etes qui|je parle (?:a|avec) (?:une?|qui)|est ce (?:un robot|un bot|une ia|automatique)|c'est un robot",
      who_reads:
        "(?:est ce|c'est|sera|reste|restera|sont|est|cela est).{0,40}(?:anonymes?|confidentiel\\w*|prives?)|anonyme$|(?:mon|ma) (?:chef|patron|employeur|manager|entreprise|hierarchie|direction).{0,20}(?:voir|verra|lire|lira|savoir)|mon nom (?:sera|est|apparait)",
      kept: "(?:est ce|suis je|c'est|sommes nous|etes vous|on est|je suis|cela est).{0,30}(?:enregistre\\w*|conserve\\w*|stocke\\w*)|vous enregistrez|ou (?:sont|est|vont).{0,30}(?:stocke\\w*|conserve\\w*|donnees)|(?:puis je|je peux|pourrai je|comment|peut on|est ce que je peux).{0,30}(?:supprimer|effacer|retirer|modifier|annuler mes)|(?:supprimer|effacer|retirer) mes (?:reponses|donnees)",
      how_long:
        "(?:ca|cela|on|il)? ?(?:dure|prend|reste) (?:encore )?combien.{0,20}|combien de (?:temps|questions|minutes).{0,40}|c'est encore long|quand (?:est ce qu'on|aurons nous|avons nous|a t on) fini\\w*|il (?:en )?reste (?:encore )?(?:combien|beaucoup).{0,20}|on en a pour combien.{0,20}",
      purpose:
        "(?:pourquoi|a quoi) (?:ces questions|cet entretien|vous demandez|demandez vous|ca sert|cela sert|sert|voulez vous|vous voulez|tout ca).{0,30}|quel est le but.{0,30}|c'est pour quoi.{0,10}|dans quel but.{0,20}|pour quoi faire",
      unknown:
        "(?:copie|transcription|pdf|export) de (?:mes|ma|tout|cet|l'|la|notre)|quelles donnees .{0,20}(?:avez|conservez|gardez|stockez).{0,20}(?:sur moi|me)|(?:envoyez|envoyer|transmettre|communiquer|donnez)[ -](?:moi )?.{0,20}(?:mes|toutes les|les) (?:reponses|donnees)|(?:recuperer|telecharger|consulter|voir) mes (?:reponses|donnees)",
    },
    softeners:
      "s'il vous plait|svp|s'il te plait|merci|euh+|hum+|ah|oh|ben|bah|bon|alors|ok|d'accord|desolee?|pardon|on peut|peut on|pouvons nous|est ce qu'on peut|est ce que je peux|puis je|je peux|je voudrais|j'aimerais|je veux|je prefere|je pense|je crois|juste|peut etre|en fait|franchement|honnetement|vraiment|maintenant|pour l'instant|et|mais|donc|plutot|la|deja",
    cause:
      "parce que|parce qu'\\w*|car|a cause|puisque|c'est pourquoi|la raison|grace a|du coup|donc|en raison|vient de|vient du|c'est pour ca|sinon|du fait|provoque|comme (?:on|je|nous|le|la|les)",
    insult:
      'idiot\\w*|stupide\\w*|con|cons|conne|connard\\w*|connerie\\w*|merde\\w*|putain|salaud\\w*|salope\\w*|encul\\w*|debile\\w*|cretin\\w*|imbecile\\w*|abruti\\w*|foutre|foutu\\w*|batard\\w*|chier|pute\\w*',
    closed:
      "est ce (?:que|qu')|(?:avez|êtes|utilisez|pouvez|faites|allez|connaissez|trouvez|aimez|pensez|seriez|auriez|voulez|recevez|disposez|travaillez) vous|y a t il|(?:est|sont|a|ont|était|peut|faut) (?:il|elle|ils|elles|ce|t il|t elle)",
    asks_amount:
      'combien|quand|depuis quand|à quelle (?:fréquence|heure|distance)|quel (?:âge|nombre|prix|pourcentage)|quelle (?:année|part)|nombre de',
    unfinished:
      'et|ou|mais|car|que|qui|quand|si|puis|et puis|et après|de|du|à|pour|avec|le|la|les|un|une|aussi|par exemple|comme|parce que|euh+|donc|alors',
    strong: [
      "(?:je suis|j'étais|je me sens|je me sentais|on est|on était|nous étions|nous sommes|j'ai été) (?:\\w+ )?(?:vexé\\w*|fâché\\w*|en colère|furieu\\w+|triste\\w*|déçu\\w*|frustré\\w*|fier\\w*|soulagé\\w*|inqui\\w+|nerveu\\w+|dépassé\\w*|seule?s?|perdue?s?|épuisé\\w*|stressé\\w*|choqué\\w*|énervé\\w*|content\\w*|abandonné\\w*|humilié\\w*)|j'ai (?:eu )?(?:peur|honte)|(?:m'|me |nous )(?:énerve|agace|inquiète|gêne|blesse|stresse|touche|fait peur|dérange|fatigue|frustre)|je (?:déteste|crains|regrette)|j'adore|au bord des larmes|désespéré\\w*|vexé\\w*|offensé\\w*|humiliant\\w*|j'en ai (?:marre|assez)",
      '(?:me|nous) coût\\w* (?:un|une|des|le|la|mon|ma|mes|cher|\\d+)|(?:coût\\w*|perd\\w*|pass\\w*|prend\\w*|prenait|gaspill\\w*) (?:\\w+ ){0,4}(?:heures?|minutes?|jours?|journée|matinée|soirée|après midi|semaines?|mois|argent|temps|clients?)|\\d+ euros?|heures supplémentaires|une demi heure|(?:une|deux|trois|plusieurs) heures|demi journée|deux fois plus|amende|pénalit\\w*',
      "(?:j'ai|on a|nous avons|il a|ils ont) dû|du coup|résultat|au final|finalement|ce qui (?:veut dire|fait)|cela signifie|ça veut dire|obligé\\w*|(?:a|ont) été (?:jeté\\w*|annulé\\w*|refusé\\w*|renvoyé\\w*|supprimé\\w*|effacé\\w*|fermé\\w*)|(?:a|ont) (?:changé|effacé|supprimé) (?:l'|le|la|les|mon|ma|mes|nos|notre|tou)\\w*|j'ai abandonné|personne (?:ne )?(?:l'a|s'en est)",
      "surpris\\w*|surpren\\w*|soudain\\w*|tout à coup|tout d'un coup|inattendu\\w*|je ne (?:savais|m'attendais)|(?:je n'aurais|on n'aurait) jamais|bizarre\\w*|étrange\\w*|étonn\\w*|figurez vous",
      "avant (?:\\w+ )?(?:on|je|nous|c'était|il)|ne (?:\\w+ ){1,3}plus|n'\\w+ plus|depuis (?:que|le|la|les|l'\\w+|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)|(?:a|ont) changé(?! (?:l'|le|la|les|mon|ma|mes|notre|nos|tou))|changement\\w*|maintenant (?:on|je|nous|il|c'est)|désormais|remplacé\\w*|nouve(?:au|lle) (?:système|règle|chef\\w*|directeur|directrice|logiciel|médecin|professeur|machine)|arrêté de|commencé à",
      'problèmes?|difficil\\w*|pénible\\w*|énerv\\w*|agac\\w*|perdue?s?|manqu\\w*|faux|lent\\w*|retards?|cass\\w*|panne|marche (?:pas|plus|jamais)|fonctionne (?:pas|plus|jamais)|frustr\\w*|stress\\w*|erreurs?|bugs?|confus\\w*|pas clair\\w*|compliqué\\w*|fatigu\\w*|débord\\w*|trop (?:de|peu|long\\w*|lent\\w*|tard|cher\\w*|court\\w*|petit\\w*|plein\\w*)|pas assez|personne ne|plant\\w*|bloqu\\w*|oubli\\w*|plain\\w*|chaos|galèr\\w*|impossible|pleins?',
    ],
  },
};

import { compileListening } from './listening.ts';

export const frenchListening = compileListening({
  loss: "(?:il|elle) est (?:\\w+ ){0,2}décéd\\w*|(?:mon|ma|notre|le|la|depuis|après) (?:divorce|séparation|diagnostic)|(?:mon|ma|notre|son|sa|mes|nos) (?:\\w+ )?(?:mari|femme|conjoint\\w*|compagn\\w+|mère|père|maman|papa|fils|fille|frère|sœur|enfant|bébé|ami\\w*|collègue|grand\\w*(?: mère| père)?|tante|oncle|voisin\\w*|chien|chat|patient\\w*) (?:est |a |vient de |nous a |m'a |\\w+ )*(?:mort\\w*|décédé\\w*|mourir|disparu\\w*|quitté\\w*|tué\\w*)|(?:il|elle|patient\\w*|bébé|enfant) (?:est |a été |\\w+ ){0,2}(?:mort\\w*|décédé\\w*)|(?:j'ai|nous avons|on a) (?:perdu|enterré) (?:mon|ma|notre|mes) (?:\\w+ )?(?:mari|femme|conjoint\\w*|compagn\\w+|mère|père|maman|papa|fils|fille|frère|sœur|enfant|bébé|ami\\w*|collègue|grand\\w*|tante|oncle|chien|chat)|(?:la mort|le décès|l'enterrement|les obsèques) (?:de |du |d')(?:mon|ma|mes|notre|nos|son|sa|(?:mari|femme|conjoint\\w*|compagn\\w+|mère|père|maman|papa|fils|fille|frère|sœur|enfant|bébé|ami\\w*|collègue|grand\\w*|tante|oncle|chien|chat))|fausse couche|j'ai (?:\\w+ )?pleuré|je (?:pleure|pleurais)|en larmes|(?:j'ai été|on m'a) (?:\\w+ )?(?:agressé\\w*|harcelé\\w*|violé\\w*|licencié\\w*)|veuve?|j'ai (?:un|le) cancer|burn ?out|je me suis effondré\\w*|deuil",
  burden:
    "j'(?:ai|avais) (?:(?!not |never |kein|nicht |nie |pas |no )\\w+ ){0,2}peur|(?:me|m') ?(?:fait|faisait) (?:(?!not |never |kein|nicht |nie |pas |no )\\w+ )?peur|crises? d'angoisse|je ne dors (?:plus|pas)|plus à dormir|je (?:suis|étais) (?:(?!not |never |kein|nicht |nie |pas |no )\\w+ ){0,2}(?:malade|hospitalisé\\w*|en arrêt maladie)|(?:mon|ma) (?:mari|femme|mère|père|fils|fille|frère|sœur|enfant) (?:est|était) (?:(?!not |never |kein|nicht |nie |pas |no )\\w+ ){0,2}(?:malade|hospitalisé\\w*|à l'hôpital)",
  past: "(?:étai|avai|allai|faisai|devai|pouvai|voulai|disai|savai|venai)(?:t|s|ent)|fallait|(?:j'ai|on a|nous avons|vous avez|m'a|m'ont|nous a|l'a|s'est|me suis|je suis|a|ont) (?:\\w+ ){0,2}(?:été|eu|fait|dit|perdu\\w*|dû|pu|vu|pris|mis|su|reçu|attendu|appelé|demandé|trouvé|passé|arrivé\\w*|parti\\w*|venu\\w*|allé\\w*|resté\\w*|oublié|envoyé|donné|payé|raté|manqué|cassé|changé|répondu|compris|écrit|ouvert|fermé|essayé|commencé|fini|refusé|annulé)|hier|la semaine dernière|le mois dernier|l'an dernier|ce jour là|il y a (?:un|une|deux|trois|quelques)",
  focus: {
    feeling:
      "(?:je suis|j'étais|je me sens|je me sentais|on est|on était|nous étions|nous sommes|j'ai été) (?:\\w+ )?(?:vexé\\w*|fâché\\w*|en colère|furieu\\w+|triste\\w*|déçu\\w*|frustré\\w*|fier\\w*|soulagé\\w*|inqui\\w+|nerveu\\w+|dépassé\\w*|seule?s?|perdue?s?|épuisé\\w*|stressé\\w*|choqué\\w*|énervé\\w*|content\\w*|abandonné\\w*|humilié\\w*)|j'ai (?:eu )?(?:peur|honte)|(?:m'|me |nous )(?:énerve|agace|inquiète|gêne|blesse|stresse|touche|fait peur|dérange|fatigue|frustre)|je (?:déteste|crains|regrette)|j'adore|au bord des larmes|désespéré\\w*|vexé\\w*|offensé\\w*|humiliant\\w*|j'en ai (?:marre|assez)",
    cost: '(?:me|nous) coût\\w* (?:un|une|des|le|la|mon|ma|mes|cher|\\d+)|(?:coût\\w*|perd\\w*|pass\\w*|prend\\w*|prenait|gaspill\\w*) (?:\\w+ ){0,4}(?:heures?|minutes?|jours?|journée|matinée|soirée|après midi|semaines?|mois|argent|temps|clients?)|\\d+ euros?|heures supplémentaires|une demi heure|(?:une|deux|trois|plusieurs) heures|demi journée|deux fois plus|amende|pénalit\\w*',
    consequence:
      "(?:j'ai|on a|nous avons|il a|ils ont) dû|du coup|résultat|au final|finalement|ce qui (?:veut dire|fait)|cela signifie|ça veut dire|obligé\\w*|(?:a|ont) été (?:jeté\\w*|annulé\\w*|refusé\\w*|renvoyé\\w*|supprimé\\w*|effacé\\w*|fermé\\w*)|(?:a|ont) (?:changé|effacé|supprimé) (?:l'|le|la|les|mon|ma|mes|nos|notre|tou)\\w*|j'ai abandonné|personne (?:ne )?(?:l'a|s'en est)",
    surprise:
      "surpris\\w*|surpren\\w*|soudain\\w*|tout à coup|tout d'un coup|inattendu\\w*|je ne (?:savais|m'attendais)|(?:je n'aurais|on n'aurait) jamais|bizarre\\w*|étrange\\w*|étonn\\w*|figurez vous",
    change:
      "avant (?:\\w+ )?(?:on|je|nous|c'était|il)|ne (?:\\w+ ){1,3}plus|n'\\w+ plus|depuis (?:que|le|la|les|l'\\w+|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)|(?:a|ont) changé(?! (?:l'|le|la|les|mon|ma|mes|notre|nos|tou))|changement\\w*|maintenant (?:on|je|nous|il|c'est)|désormais|remplacé\\w*|nouve(?:au|lle) (?:système|règle|chef\\w*|directeur|directrice|logiciel|médecin|professeur|machine)|arrêté de|commencé à",
    comparison:
      "(?:mieux|pire|plus \\w+|moins \\w+|meilleur\\w*) que|comparé à|par rapport à|contrairement|le plus (?:dur|difficile|simple|pénible)|la pire chose|différent de|ailleurs|l'inverse|le contraire",
    trouble:
      'problèmes?|difficil\\w*|pénible\\w*|énerv\\w*|agac\\w*|perdue?s?|manqu\\w*|faux|lent\\w*|retards?|cass\\w*|panne|marche (?:pas|plus|jamais)|fonctionne (?:pas|plus|jamais)|frustr\\w*|stress\\w*|erreurs?|bugs?|confus\\w*|pas clair\\w*|compliqué\\w*|fatigu\\w*|débord\\w*|trop (?:de|peu|long\\w*|lent\\w*|tard|cher\\w*|court\\w*|petit\\w*|plein\\w*)|pas assez|personne ne|plant\\w*|bloqu\\w*|oubli\\w*|plain\\w*|chaos|galèr\\w*|impossible|pleins?',
    emphasis:
      'toujours|tout le temps|jamais|chaque (?:fois|jour|nuit|matin|semaine)|sans arrêt|encore et encore|personne|enfin|toute la|tout le',
  },
  before: "avant|auparavant|autrefois|à l'époque|jusque là|l'ancien\\w*",
  starters:
    "je|j'\\w+|nous|vous|il|elle|ils|elles|on|ce|c'\\w+|cela|ça|le|la|les|l'\\w+|un|une|des|mon|ma|mes|notre|nos|votre|son|sa|ses|leur|leurs|personne|rien|tout|tous|toutes|chaque|quelqu'un|certains|beaucoup|parfois|souvent|hier|aujourd'hui|maintenant|avant|depuis|quand|si|au|à|dans|chez|en|pour|sans|après|toujours|jamais|même|deux|trois|d'habitude|d'abord",
  dangling:
    'et|ou|mais|car|que|qui|dont|quand|si|de|du|des|à|au|aux|pour|avec|par|en|dans|sur|le|la|les|un|une|mon|ma|notre|est|sont|était|je|nous|il|elle|très|pas|ne|se|trop|a',
  unfinished:
    'et|ou|mais|car|que|qui|quand|si|puis|et puis|et après|de|du|à|pour|avec|le|la|les|un|une|aussi|par exemple|comme|parce que|euh+|donc|alors',
  continued:
    "et (?:aussi|parfois|puis|ensuite|bien sûr|souvent)|ah oui|et puis|aussi|en plus|j'oubliais|j'ai oublié|encore une chose|autre chose",
  earlier:
    "(?:à|pour|sur|concernant) (?:la|votre) (?:question )?(?:précédente|première|dernière|autre)(?: question)?|question (?:précédente|d'avant)|(?:c'était|ça c'était) pour la|je reviens|pour revenir",
  conditional: '\\w{2,}(?:erais|erait|eraient|irait|irais|drait|drais)|serais?|serait|aurais|aurait',
  refuses:
    "^(?:non (?:merci(?: beaucoup| bien)?|je vous remercie)|sans façon|merci (?:mais )?non|plutôt pas|(?:laissez|laisse|fichez|foutez) moi (?:tranquille|en paix|la paix)|pas intéressée?|ça ne m'intéresse pas|je ne veux pas|je préfère pas)$",
  questions:
    "^(?:(?:et|mais|alors|ok|bonjour|pardon|au fait|dites|excusez moi) )*(?:c'est|est ce (?:que|qu'\\w+)|est il|est elle|y a t il|il y a|puis je|pourrai je|pourrais je|peut on|vais je|serai je|dois je|suis je|aurai je|vous|je peux|je pourrai|je vais|on peut|on va|qui|que|qu'est ce \\w+|où|quand|comment|pourquoi|quel\\w*|combien|quoi) (?:[\\w']+ )+[\\w']+$",
  asks_opinion: 'devrait|devraient|doit|doivent|faudrait|faut',
  asks_occasion: "la dernière fois|dernière|dernier|une fois où|une situation|un moment|d'hier|hier",
  first_person: "je|j'\\w+|nous|on|mon|ma|mes|notre|nos|moi|me",
  asks_amount:
    'combien|quand|depuis quand|à quelle (?:fréquence|heure|distance)|quel (?:âge|nombre|prix|pourcentage)|quelle (?:année|part)|nombre de',
  closed:
    "est ce (?:que|qu')|(?:avez|êtes|utilisez|pouvez|faites|allez|connaissez|trouvez|aimez|pensez|seriez|auriez|voulez|recevez|disposez|travaillez) vous|y a t il|(?:est|sont|a|ont|était|peut|faut) (?:il|elle|ils|elles|ce|t il|t elle)",
});

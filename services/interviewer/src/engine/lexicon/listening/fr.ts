import { compileListening } from './listening.ts';

const MUCH =
  '(?:très |vraiment |trop |assez |plutôt |tellement |super |bien |toujours |tout à fait |extrêmement |si |aussi |généralement )*';
const BE = "(?:est|c'est|sont|était|c'était|étaient|reste|semble|me semble|je trouve (?:ça|cela)|devient)";

export const frenchListening = compileListening({
  good: `j'(?:adore|apprécie)|j'aime (?:beaucoup|bien|vraiment)|(?:je suis|nous sommes|on est) ${MUCH}(?:content\\w*|satisfait\\w*|heureu\\w+|ravi\\w*|fier\\w*)|(?:marche|fonctionne|se passe|va) ${MUCH}(?:bien|parfaitement|super bien)|${BE} (?:très |vraiment |super |tellement |assez |plutôt )*(?:bien|pratique|utile|agréable|fiable|génial|excellent|parfait|formidable|top|super|rapide et)|(?:me|nous) plaît|(?:me|nous) (?:facilite|simplifie|fait gagner)`,
  bad: `je (?:déteste|hais)|(?:je suis|nous sommes|j'étais|on est) ${MUCH}(?:frustré\\w*|énervé\\w*|agacé\\w*|épuisé\\w*|stressé\\w*|débordé\\w*|déçu\\w*|dépassé\\w*)|j'en ai (?:marre|assez|ras le bol)|(?:m'|nous |me )(?:énerve|agace|fatigue|stresse|frustre|gêne|épuise|dérange)|${BE} ${MUCH}(?:énervant|agaçant|frustrant|fatigant|épuisant|stressant|pénible|affreux|horrible|terrible|insupportable|chaotique|fastidieux|trop lent|trop tard|trop long|trop compliqué|trop cher|un cauchemar|un enfer|la galère|injuste)|ne (?:marche|fonctionne) (?:pas|jamais|plus)$|prend (?:beaucoup )?trop de temps`,
  bright:
    "ça va|d'un autre côté|d'un côté|ok|bien|bon(?:ne|nes|s)?|mieux|meilleur\\w*|super|génial\\w*|excellent\\w*|utiles?|aid(?:e|é|ent)|facil\\w*|simple\\w*|agréable\\w*|rapide\\w*|heureu\\w*|content\\w*|satisfait\\w*|fier\\w*|formidable\\w*|parfait\\w*|ador\\w*|j'aime|plaît|fiable\\w*|fluide|plaisir|amélior\\w*|gagn\\w*|pratiques?|résolu\\w*|réparé\\w*|merci|soulag\\w*|marche|fonctionne|réussi\\w*",
  dark: "problèmes?|difficil\\w*|dur\\w*|pénible\\w*|énerv\\w*|agac\\w*|perd\\w*|manqu\\w*|faux|fausse\\w*|lent\\w*|retards?|tard|cass\\w*|panne|pas|plus|jamais|rien|personne|aucun\\w*|sans|ne|n'\\w+|frustr\\w*|stress\\w*|échou\\w*|échecs?|erreurs?|bugs?|fastidieu\\w*|affreu\\w*|terribl\\w*|horribl\\w*|mauvais\\w*|mal|pire\\w*|détest\\w*|confus\\w*|compliqu\\w*|fatigu\\w*|épuis\\w*|surcharg\\w*|débord\\w*|trop|assez|plant\\w*|bloqu\\w*|oubli\\w*|perte\\w*|souci\\w*|inqui\\w*|plain\\w*|disput\\w*|seule?s?|peur|chaos|chaotique|bazar|pagaille|injust\\w*|cauchemar|galèr\\w*|impossible|vex\\w*|offens\\w*|fâch\\w*|colère|honte\\w*|gên\\w*|pleur\\w*|triste\\w*|désol\\w*|choqu\\w*|bless\\w*|ignor\\w*|refus\\w*|rejet\\w*|annul\\w*|abîm\\w*|dégât\\w*|mort\\w*|décéd\\w*|malade\\w*|danger\\w*|chère?s?|coût\\w*|abandonn\\w*|déç\\w*|inutil\\w*|ridicule|absurde|mais|pourtant|cependant|malgré|sauf|seulement|malheureusement|hélas|dommage|effac\\w*|supprim\\w*|dispar\\w*|double\\w*|menac\\w*|accus\\w*",
  unreal:
    "serait|seraient|serais|aurait|auraient|aurais|pourrait|pourraient|devrait|devraient|voudrais|aimerais|si|j'espère|espér\\w*|avant|autrefois|auparavant|jusqu\\w*|à l'époque|ne plus|soi-disant|paraît|parait|disent|dit|prétend\\w*|promis\\w*|promet\\w*|normalement|en théorie|peut être|semble\\w*|pensais|croyais|prévu|était cens\\w*|l'an dernier|les autres|d'autres",
  ironic:
    "encore (?:un|une)|encore|une fois de plus|à nouveau|de nouveau|deux fois|trois fois|évidemment|bien sûr|naturellement|comme toujours|comme d'habitude|ben voyons|tiens|oh|ah|wow|exactement ce|merci pour|merci de|quel bonheur|quelle joie|bravo|félicitations|youpi|à la main|retaper|ressaisir|attend\\w*|heures?|queue|formulaires?|tout|quoi de mieux|mon préféré|magnifique|chouette|quelle chance|surtout",
  grief:
    "(?:mon|ma|notre|le|la|depuis|après) (?:divorce|séparation|diagnostic)|(?:mon|ma|notre|son|sa|mes|nos) (?:\\w+ )?(?:mari|femme|conjoint\\w*|compagn\\w+|mère|père|maman|papa|fils|fille|frère|sœur|enfant|bébé|ami\\w*|collègue|grand\\w*(?: mère| père)?|tante|oncle|voisin\\w*|chien|chat|patient\\w*) (?:est |a |vient de |nous a |m'a |\\w+ )*(?:mort\\w*|décédé\\w*|mourir|disparu\\w*|quitté\\w*|tué\\w*)|(?:il|elle|patient\\w*|bébé|enfant) (?:est |a été |\\w+ ){0,2}(?:mort\\w*|décédé\\w*)|(?:j'ai|nous avons|on a) (?:perdu|enterré) (?:mon|ma|notre|mes) (?:\\w+ )?(?:mari|femme|conjoint\\w*|compagn\\w+|mère|père|maman|papa|fils|fille|frère|sœur|enfant|bébé|ami\\w*|collègue|grand\\w*|tante|oncle|chien|chat)|(?:la mort|le décès|l'enterrement|les obsèques) (?:de |du |d')(?:mon|ma|mes|notre|nos|son|sa|(?:mari|femme|conjoint\\w*|compagn\\w+|mère|père|maman|papa|fils|fille|frère|sœur|enfant|bébé|ami\\w*|collègue|grand\\w*|tante|oncle|chien|chat))|fausse couche|j'ai (?:\\w+ )?pleuré|je (?:pleure|pleurais)|en larmes|(?:j'ai été|on m'a) (?:\\w+ )?(?:agressé\\w*|harcelé\\w*|violé\\w*|licencié\\w*)|veuve?|j'ai (?:un|le) cancer|burn ?out|je me suis effondré\\w*|deuil",
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
  person:
    "(?:mon|ma|mes|notre|nos|le|la|les|un|une|l') ?(?:\\w+ )?(?:chef\\w*|patron\\w*|collègues?|femme|mari|mère|père|fils|fille|enfants?|ami\\w*|voisin\\w*|équipe|professeur\\w*|maîtresse|médecin\\w*|infirmi\\w+|client\\w*|chauffeur|bureau|secrétaire|fournisseur\\w*|vétérinaire|parents?|patient\\w*|direction|accueil|gardien\\w*|syndic)|il|elle|lui|avec eux|avec elles|madame|monsieur",
  action:
    "(?:j'ai|on a|nous avons) (?:\\w+ )?(?:appelé|téléphoné|demandé|écrit|envoyé|fait|essayé|pris|dit|vérifié|dû|refait|attendu)|je (?:suis allé\\w*|fais|vais|demande|téléphone|appelle|note)|on (?:fait|va|demande|note)|alors (?:je|on|nous)",
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
  asks_habit:
    "^comment (?!vous sentez|trouvez|jugez|évaluez|vivez|ressentez|voyez|est|sont|était)[\\w']+ vous|^comment vous (?!sentez|trouvez)\\w+",
  asks_opinion: 'devrait|devraient|doit|doivent|faudrait|faut',
  asks_occasion: "la dernière fois|dernière|dernier|une fois où|une situation|un moment|d'hier|hier",
  first_person: "je|j'\\w+|nous|on|mon|ma|mes|notre|nos|moi|me",
  asks_amount:
    'combien|quand|depuis quand|à quelle (?:fréquence|heure|distance)|quel (?:âge|nombre|prix|pourcentage)|quelle (?:année|part)|nombre de',
  closed:
    "est ce (?:que|qu')|(?:avez|êtes|utilisez|pouvez|faites|allez|connaissez|trouvez|aimez|pensez|seriez|auriez|voulez|recevez|disposez|travaillez) vous|y a t il|(?:est|sont|a|ont|était|peut|faut) (?:il|elle|ils|elles|ce|t il|t elle)",
});

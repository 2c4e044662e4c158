import type { Lists } from './lists.ts';

export const fr: Lists = {
  ambiguous: 'un|neuf',
  articles: 'une?',
  determiners: "une?|l[ea]s?|l'|mon|ma|par|au|du|en|de|via",
  join: 'ou|a|et|entre|soit|ni',
  of: 'sur|de',
  scale: 'echelle de|echelle|sur',
  units:
    'ans?|annees?|mois|semaines?|jours?|nuits?|heures?|h|minutes?|min|secondes?|fois|personnes|enfants|gens|de|du|des|dans|par|autres?|au|chez|en',
  points: 'points?|etoiles?|pts|pointe|pile|tout rond|rond',
  percent: 'pour cent|pourcents?|pour cents?',
  halves: 'et demie?|et quart|et un quart|trois quarts',
  decimal: 'virgule|point',
  counting:
    "ai|j'ai|as|a|avons|avez|ont|avais|avait|les|le|la|l|ces|cet|cette|mes|nos|ses|leurs|mon|ma|notre|depuis|jusqu'a|apres|avant|dans|en|vers|par|chaque|pendant|sommes|est a|on est|etions|que|des|aux|tous|toutes|autres|il y a|y a|avec|sans",
  below:
    "pas (?:plus|mieux|superieur|tout a fait|meme)(?: (?:de|que|d'|qu'))?|moins (?:de|que|d'un|qu'un)|(?:juste |un peu )?(?:en dessous de|sous)|au (?:plus|maximum)|maximum|jusqu'a|inferieure? a",
  above:
    "pas (?:moins|inferieur)(?: (?:de|que))?|plus (?:de|que|d'un|qu'un)|(?:juste |un peu )?au dessus de|au (?:moins|minimum)|minimum|superieure? a|a partir de",
  about:
    'environ|a peu pres|peut-etre|peut etre|pas loin de|dans les|aux alentours de|autour de|vers|presque|quasiment|probablement|sans doute|quelque chose comme|plus ou moins|grosso modo|pres de|approximativement|disons environ',
  or_less: 'ou (?:moins|inferieur)|au (?:plus|maximum)|maximum|maxi|max',
  or_more: 'ou (?:plus|mieux|davantage)|et plus|au (?:moins|minimum)|minimum|mini|plus',
  or_so:
    'environ|a peu pres|plus ou moins|et quelques|et des poussieres|par la|ou quelque chose comme ca|peut-etre|peut etre|grosso modo|approximativement|dans ces eaux la',
  excluded:
    "tout sauf|sauf|excepte|a part|hormis|loin d'un|loin de|loin du|plutot que|plutot qu'un|au lieu d[eu]|au lieu d'un|et pas|et non",
  over: "vendue?s?|parti[es]?|perdue?s?|annulee?s?|resiliee?s?|arrete\\p{L}*|abandonne\\p{L}*|oubliee?s?|supprimee?s?|terminee?s?|finie?s?|disparue?s?|ne \\p{L}+ plus|n'\\p{L}+ plus|plus maintenant|jamais|autrefois|demenagee?|morte?s?|cassee?s?|volee?s?|rendue?s?|j'etais|nous etions|on etait",
  amounts: 'chaque|tous|toutes|aucune?|pas|sans|plusieurs|fois|moins|plus|jamais|\\d+',
  listed: '(?:de|sur|dans) (?:la|votre|ta|cette) liste|que (?:vous avez|tu as) \\p{L}+|citee?|proposee?',
  almost: 'presque|quasi|quasiment|pratiquement|guère|à peine',
  than: "plutot qu[e']?|que|qu'un|qu'une|au lieu d[eu]|pas|avant",
  worse: 'pire|moins|plus mal|pires',
  too: 'trop|exagere\\p{L}*|excessif',
  past: "avant(?! derni)|autrefois|il y a \\S+ (?:ans?|mois|semaines?|jours?)|l'an(?:nee)? (?:dernier|derniere|passee)|la semaine derniere|le mois dernier|la derniere fois|au debut|d'abord|initialement|jadis|auparavant|hier|precedemment|en (?:19|20)\\d\\d",
  hypothetical:
    "si(?= )|s'il|s'ils|pourrait|pourraient|si c'etait|devrait|aurait du|voudrais que|j'espere|esperais|j'esperais|m'attendais|objectif|idealement|aurait",
  unreal: '\\p{L}+ai(?:t|s|ent)|esper\\p{L}+|voudrais',
  rhetorical:
    "si je (?:dois|devais) \\p{L}+|s'il fallait|s'il faut \\p{L}+|si vous voulez|si tu veux|si on veut|si je suis honnete|comme si|meme si",
  others:
    "(?:mon|ma|mes|notre|nos|son|sa|ses|leur|leurs|les|certains|d'autres|beaucoup de|la plupart des) (?:\\p{L}+ )?(?:chef|cheffe|patron|patronne|femme|mari|collegues?|equipe|amis?|amies?|mere|pere|fils|fille|soeurs?|freres?|parents|enfants|cousine?s?|tante|oncle|copain|copine|colocataires?|gens|autres|utilisateurs|clients|voisins?)|(?:certains|d'autres|les autres) (?:disent|donnent|mettent|utilisent)",
  self: "je|j'\\p{L}+|moi|personnellement",
  unsure: 'sais (?:pas|plus)(?: trop)?|aucune idee|pas sure?|pas certaine?|difficile a dire|ca depend',
  turns:
    "mais|donc|maintenant|aujourd'hui|parce|car|alors|puisque|desormais|actuellement|tandis|pourtant|cependant|toutefois|depuis",
  correction:
    'oups|zut|je me trompe|je me suis trompee?|erreur|non en fait|euh non|faux|non attendez|attendez non|ah non|je voulais dire|je veux dire|enfin non|plutot(?! qu)|rectification|je corrige|ou plutot|non pardon|pardon non|pardon|desole|desolee|disons|je plaisante|je rigole|je blague|pardon|en fait|mieux vaut|non plutot|attendez|attends|enfin|mettez|notez|ecrivez',
  ordinals: [
    'premiers?|premieres?|1er|1ere',
    'deuxiemes?|seconde?s?|2e|2eme|2nde?',
    'troisiemes?|3e|3eme',
    'quatriemes?|4e|4eme',
    'cinquiemes?|5e|5eme',
    'sixiemes?',
    'septiemes?',
    'huitiemes?',
    'neuviemes?',
    'dixiemes?',
    'derniers?|dernieres?',
  ],
  penultimate: "(?:l')?avant derniere?|(?:l')?penultieme",
  places: 'options?|reponses?|choix|possibilites?|numero|proposition',
  undecided:
    "les (?:deux|trois|quatre)|tous(?: les (?:deux|trois))?|toutes(?: les (?:deux|trois))?|tout|ni|aucune?(?: des (?:deux|trois))?|aucun\\w* d'(?:eux|elles|entre elles|entre eux)|n'importe (?:lequel|laquelle|quoi)|peu importe|ca depend|rien",
  yes: 'oui|ouais|si|bien sur|absolument|tout a fait|certainement',
  no: 'non|nan|pas du tout|pas vraiment|certainement pas|absolument pas',
  around:
    "voire|heureusement|malheureusement|dieu merci|meme|s'il vous plait|svp|merci|euh+|hum+|ah|oh|ben|bah|bon|bonne|alors|ok|d'accord|et|mais|donc|je (?:dirais|dirai|dis|mets|mettrais|mettrai|donne|donnerais|donnerai|prends|choisis|pense|crois|vote|note|prefere)(?: un| une)?|c'est|c'etait|ce serait|ca serait|est|etait|suis a|serais a|plutot|surtout|principalement|franchement|en fait|un bon|un|une|belle?|beau|note|une note de|la note de|score|pour moi|de ma part|selon moi|a mon avis|personnellement|sans hesiter|petit|petite|gros|grosse|solide|facile|facilement|clairement|vraiment|honnetement|certainement|oui|allez|allons y|globalement|ici|exactement|moi|peut|moyenne|juste|seulement|tout juste|vraiment",
  common:
    'elles|quoi|quel\\w*|comment|plutot|surtout|principalement|apres|avant|entre|tous|toutes|autres?|tres|plus|moins|si|non|travail|choses?|general\\w*|actuel\\w*|nouveau\\w*|nouvelle\\w*|environ|option|premi\\w*|derni\\w*|toujours|jamais|parfois',
};

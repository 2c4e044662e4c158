import type { WordLists } from './lexicon.ts';

export const french: WordLists = {
  fillers: `euh heu hum hein ben bah oh ah oui ouais non ok d'accord bon bien alors donc voilà enfin quoi merci bonjour salut c'est j'ai j'avais
    c' d' j' l' m' n' qu' s' t' n'ai n'est qu'il qu'elle qu'on d'un d'une vraiment juste peut-être`,
  general: `chose choses truc trucs temps jour jours journée semaine semaines week-end mois an ans année années heure heures minute minutes moment moments fois
    partie côté point problème problèmes question questions réponse exemple exemples raison raisons idée idées façon manière cas peu beaucoup gens personne
    personnes homme hommes femme femmes nom début fin situation différence résultat possibilité difficulté difficultés sens matin soir nuit moitié nombre
    reste deux trois quatre cinq sept huit neuf dix cent mille`,
  denied_verbs: `ai eu avoir remarqué senti`,
  intensifiers: `très trop vraiment extrêmement terriblement horrible toujours jamais tellement complètement absolument impossible pire`,
  admin: `votre (?:nom|adresse|prénom)|date de naissance|code postal|(?:vous )?m'entendez|confidentiel\\w*`,
  courtesy: `merci|au revoir|bonjour|bonsoir|bonne journée`,
  wish_asked: `une (?:seule )?chose|(?:pouviez|pourriez|voudriez|aimeriez)(?:-vous)? (?:\\p{L}+ )?(?:changer|améliorer)|changeriez|qu'est-ce qui (?:vous )?(?:aurait aidé|aiderait)|souhaiteriez|que voudriez`,
  leading: `(?:(?:et|mais|alors) )?(?:euh+|heu|hein|ben|bah|ah|oh|hm+)(?!\\p{L})[\\s,.…]*|(?:bon|bien|alors|enfin|oui|non|voilà),\\s*`,
  telling: `parce qu\\w*|car|donc|c'est pourquoi|du coup|jusqu\\w*|sinon|au lieu|quand|dès qu\\w*|chaque fois|sans|j'ai dû|on doit|perdu\\w*|perd\\w*|attend\\w*|coûte|heures?|minutes?|jours?|semaines?|fois`,
  kinds: {
    problem: `problèmes?|difficiles?|difficultés?|dur|énerv\\w*|agaç\\w*|frustr\\w*|mauvais\\w*|terrible\\w*|horrible\\w*|affreu\\w*|pire|douleur\\w*|mal|souffr\\w*|panne|erreurs?|manque\\w*|ne (?:marche|fonctionne) pas|marche pas|trop (?:lent|lente|cher|chère|long|longue|compliqué|compliquée|tard|peu)|lent|lente|cher|chère|compliqué\\w*|confus\\w*|comprends pas|gêne\\w*|stress\\w*|fatigu\\w*|malade|perdu\\w*|déç\\w*|peux pas|arrive pas`,
    worry: `inquiet|inquiète\\w*|inquiétude\\w*|peur|angoiss\\w*|crain\\w*|anxieu\\w*|souci\\w*`,
    wish: `(?:je|j'|nous|on) ?(?:voudrai\\w*|aimerai\\w*|veux|voulons|souhait\\w*|préfér\\w*)|j'ai besoin|nous avons besoin|on a besoin|ce serait (?:bien|mieux|utile|super)|j'espère|il faudrait|il manque`,
    positive: `adore|excellent\\w*|super|génial\\w*|formidable|utile\\w*|aide|aidé|facile\\w*|simple|content\\w*|heureu\\w*|ravi\\w*|pratique|fiable|satisfait\\w*|agréable|fonctionne bien|marche bien|mieux maintenant|plaît`,
  },
};

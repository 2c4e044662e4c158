import type { WordLists } from './lexicon.ts';

export const french: WordLists = {
  fillers: `euh heu hum hein ben bah oh ah oui ouais non ok d'accord bon bien alors donc voilà enfin quoi merci bonjour salut c'est j'ai j'avais
    c' d' j' l' m' n' qu' s' t' n'ai n'est qu'il qu'elle qu'on d'un d'une vraiment juste peut-être`,
  general: `chose choses truc trucs temps jour jours journée semaine semaines week-end mois an ans année années heure heures minute minutes moment moments fois
    partie côté point problème problèmes question questions réponse exemple exemples raison raisons idée idées façon manière cas peu beaucoup gens personne
    personnes homme hommes femme femmes nom début fin situation différence résultat possibilité difficulté difficultés sens matin soir nuit moitié nombre
    reste deux trois quatre cinq sept huit neuf dix cent mille`,
  denied_verbs: `ai eu avoir remarqué senti`,
  admin: `votre (?:nom|adresse|prénom)|date de naissance|code postal|(?:vous )?m'entendez|confidentiel\\w*`,
};

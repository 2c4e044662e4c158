// @ts-check
/** @type {Record<keyof typeof import('./en.js').en, string>} */
export const fr = {
  title: 'Rapport partagé',
  loading: 'Chargement du rapport…',
  locked_heading: 'Ce rapport est protégé par un mot de passe',
  locked_lead: 'Saisissez le mot de passe reçu avec le lien.',
  password: 'Mot de passe',
  open: 'Ouvrir le rapport',
  wrong: 'Ce mot de passe est incorrect. Demandez-le à la personne qui vous a envoyé le lien.',
  problem_heading: 'Le rapport ne peut pas être affiché',
  gone: 'Ce lien ne fonctionne plus ou est incomplet. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  not_ready: 'Le rapport est en préparation. Réessayez plus tard.',
  too_many: 'Il y a eu trop de tentatives. Réessayez dans une heure.',
  unreachable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  print: 'Imprimer ou enregistrer en PDF',
  again: 'Réessayer',
};

// @ts-check
/** @type {Record<keyof typeof import('./en.js').en, string>} */
export const fr = {
  title: 'Invitation',
  heading: 'Vous êtes invité dans un espace de travail',
  lead: 'Interview Insights mène des entretiens et transforme ce que disent les gens en résultats étayés. Vous êtes invité à rejoindre une équipe.',
  how: "Connectez-vous auprès du fournisseur d'identité de votre organisation en tant que personne invitée, puis collez le jeton d'accès ici. Il n'est envoyé qu'à ce serveur et n'est pas conservé.",
  token: "Jeton d'accès",
  accept: "Accepter l'invitation",
  program: 'En ligne de commande',
  wait: 'Un instant…',
  member: 'Vous êtes maintenant membre de {name}.',
  failed: "Cela n'a pas marché ({status}).",
  unreachable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  incomplete: "Ce lien est incomplet. Ouvrez-le de nouveau depuis l'e-mail ou demandez une nouvelle invitation.",
};

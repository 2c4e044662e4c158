// @ts-check
/** @type {Record<keyof typeof import('./en.js').en, string>} */
export const fr = {
  missing_heading: "Cette page n'existe pas",
  missing_text:
    "L'adresse est peut-être incomplète ou mal saisie. Si vous êtes invité à un entretien, ouvrez de nouveau le lien de votre invitation.",
  link_heading: 'Ce lien ne fonctionne pas',
  link_text:
    "Il a expiré, a déjà été utilisé ou est incomplet. Ouvrez-le de nouveau depuis votre e-mail, ou demandez-en un nouveau à la personne qui vous l'a donné.",
  limit_heading: 'Trop de requêtes',
  limit_text: 'Patientez une minute, puis rechargez cette page.',
  trouble_heading: "Cela n'a pas marché",
  trouble_text: "Nous ne pouvons pas répondre pour le moment. Rien n'est perdu. Réessayez dans une minute.",
};

// @ts-check
/** @type {Record<keyof typeof import('./en.js').en, string>} */
export const fr = {
  title: 'Interview Insights',
  heading: 'Des entretiens avec vos propres mots',
  lead: 'Ici, des personnes sont invitées à raconter leur expérience. Un intervieweur automatique pose les questions ; vous répondez avec vos propres mots.',
  invited_heading: 'Vous avez reçu une invitation ?',
  invited:
    'Ouvrez le lien de votre invitation ou scannez son code. Il mène directement à votre entretien. Si vous avez perdu le lien, la personne qui vous a invité peut en envoyer un nouveau.',
  back_heading: 'Vous avez déjà participé ?',
  back: 'Votre lien personnel vous ramène à votre entretien. Vous pouvez y relire ce que vous avez dit, le télécharger ou le supprimer.',
  team_heading: 'Vous menez des entretiens ?',
  team: "La référence de l'API décrit les campagnes, les contacts, les rapports et les exports (en anglais).",
  reference: "Ouvrir la référence de l'API",
};

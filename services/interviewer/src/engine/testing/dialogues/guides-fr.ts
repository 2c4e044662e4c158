import { choice, guide, open, scale } from './material.ts';

export const FRENCH = [
  guide('La mairie et vous', 'fr-FR', [
    open('Comment s’est passée votre dernière démarche à la mairie ?', 'la dernière démarche', [
      ['J’ai attendu deux heures pour un passeport, et on m’a renvoyé chez moi.', 'b'],
      ['Une très bonne amie a été vexée parce qu’on ne l’a pas écoutée.', 'b'],
      ['Le logiciel a changé l’adresse de tout le monde, il a fallu tout refaire.', 'b'],
    ]),
    scale('De 1 à 10, à quel point les explications étaient-elles claires ?', '7', [
      ['Je dirais 7, sauf pour les photos.'],
    ]),
    choice(
      'Comment contactez-vous la mairie le plus souvent ?',
      ['Je téléphone', 'Par courriel', 'Au guichet'],
      'Au guichet',
      [['Au guichet, je n’aime pas le téléphone.']],
    ),
    open('Qu’avez-vous fait quand un document manquait ?', 'les documents', [
      ['J’ai dû revenir trois fois, la dernière avec mon voisin comme témoin.', 'b'],
      ['Rien de spécial, je l’ai apporté le lendemain.'],
    ]),
    open('Qu’est-ce qui vous a plu ?', 'les points forts', [
      ['La dame de l’accueil est très agréable.', 'g'],
      ['Ah, génial, encore un formulaire.', 'b'],
      ['Avant, c’était bien, jusqu’au déménagement.', 'b'],
    ]),
    open('Que changeriez-vous en premier ?', 'les changements', [['Des horaires le samedi.']], { max_probes: 1 }),
  ]),
  guide('Le bus de la vallée', 'fr', [
    open('Racontez-moi votre trajet d’hier matin.', 'le trajet', [
      ['Le bus n’est pas passé, alors j’ai marché jusqu’à la gare sous la pluie.', 'b'],
      ['Comme d’habitude, quarante minutes avec un livre.'],
    ]),
    open('Comment savez-vous quand le bus arrive ?', 'les horaires', [
      ['Je regarde l’affiche, qui n’est plus à jour depuis septembre.', 'b'],
      ['Mon fils consulte l’application pour moi.'],
    ]),
    scale('Sur une échelle de 0 à 10, à quel point pouvez-vous compter sur ce bus ?', '3', [
      ['3, et encore, l’hiver c’est plutôt 1.', 'b'],
    ]),
    choice(
      'Que faites-vous quand le bus ne vient pas ?',
      ['J’attends le suivant', 'Je prends la voiture', 'Je rentre chez moi'],
      'Je prends la voiture',
      [['Je prends la voiture de ma sœur.']],
    ),
    open('Qui d’autre dépend de ce bus autour de vous ?', 'les autres voyageurs', [
      ['Ma mère, qui ne conduit plus depuis son opération.'],
      ['Personne que je connaisse.'],
    ]),
    open('Qu’est-ce qui doit rester comme maintenant ?', 'à garder', [['Les chauffeurs, ils nous connaissent.']], {
      required: false,
    }),
  ]),
];

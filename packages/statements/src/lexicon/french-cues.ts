import { cue, praise, problem } from './cues.ts';
import { FRENCH_CONSTRUCTIONS } from './french-constructions.ts';
import type { CueSource } from './lexicon.ts';

export const FRENCH_CUES: readonly CueSource[] = [
  cue(
    'wish',
    0.86,
    `ce qui (?:me |nous |vous )?manque(?: ici| vraiment| encore)? ,? ?(?:c'est|ce sont|ce serait)(?= )|il (?:me |nous )?manque (?:(?:juste|encore|vraiment|seulement|ici) )*une?(?= )`,
    'own',
  ),
  cue(
    'wish',
    0.9,
    `(?:j'aimerais|nous aimerions|on aimerait|je voudrais|nous voudrions|on voudrait|je souhaiterais|je souhaite|nous souhaitons|on souhaite|je préférerais|j'apprécierais)(?: (?:bien|vraiment|aussi|beaucoup|surtout|tellement))*(?! (?:\\S+ )?(?:dire|ajouter|préciser|souligner|mentionner|remercier|savoir si vous)(?= ))|j'aurais (?:\\S+ )?(?:aimé|voulu|préféré)|mon (?:rêve|souhait|vœu)(?: \\S+)? (?:serait|est|c'est)|ce que (?:j'aimerais|je voudrais)`,
  ),
  cue(
    'wish',
    0.88,
    `(?:ce|ça|il|cela) (?:serait|seraient) (?:(?:\\S+ ){0,3}?)(?:bien|mieux|bon|super|génial|utile|pratique|idéal|formidable|sympa|parfait|plus (?:simple|facile|pratique|clair|rapide)|souhaitable|chouette|top|agréable)|l'idéal (?:serait|ce serait)|idéalement|(?:ça|cela|ce qui) (?:m'aiderait|nous aiderait|aiderait|faciliterait|simplifierait)|si seulement|si on pouvait|si je pouvais`,
  ),
  cue(
    'wish',
    0.86,
    `il faudrait|faudrait|il (?:devrait|pourrait) y avoir|(?:ils|elles|on|il|elle|vous|quelqu'un|le \\S+|la \\S+|les \\S+|l'\\S+) (?:devrait|devraient|devriez|pourrait|pourraient|pourriez) (?:(?:\\S+ ){0,2}?)(?:avoir|être|faire|proposer|offrir|mieux|permettre|ajouter|former|expliquer|mettre|s'ouvrir|donner|écouter|améliorer|prévenir|plus|changer|simplifier|afficher|informer|\\S+er|\\S+ir)(?= )`,
  ),
  cue(
    'wish',
    0.84,
    `(?:on|j'|nous|je) ?(?:ai|a|avons|aurais|aurait) (?:vraiment |surtout |aussi )?besoin (?:de|d'\\S+) ?(?:plus|davantage|un|une|quelqu'un|formation|personnel|aide|\\S+)|(?:j'espère|nous espérons|on espère|espérons) (?:que|qu'\\S+)|(?:faites|mettez|ajoutez|donnez-nous|laissez-nous|arrêtez|supprimez|remettez) (?:\\S+ ){1,8}|je (?:changerais|ajouterais|améliorerais|supprimerais|enlèverais|simplifierais|mettrais|remplacerais)`,
  ),
  cue(
    'worry',
    0.9,
    `(?:j'ai|nous avons|on a|j'avais|ai) (?:(?:très|un|peu|vraiment|toujours|aussi|surtout|bien|des|quelques|de|grosses|une|certaine|toujours) ){0,3}(?:peur|inquiétudes?|craintes?|angoisses?|appréhensions?)|(?:je|nous|on) (?:m'|nous |s')?(?:inquiète|inquiétons|inquiétais|crains|craignons|craint|redoute|redoutons|appréhende|angoisse)|m'inquiète|(?:je suis|nous sommes|on est|j'étais|je reste) (?:(?:très|un|peu|assez|vraiment|plutôt|toujours|aussi) ){0,3}(?:inqui(?:et|ète)s?|angoissée?s?|anxieux|anxieuse|préoccupée?s?|nerveux|nerveuse|effrayée?s?|soucieux)`,
  ),
  cue(
    'worry',
    0.9,
    `(?:ma|mon|notre|nos|mes|la) (?:plus )?(?:(?:grande?s?|grosse|seule|principale?|vraie) )?(?:crainte|peur|inquiétude|angoisse|souci)s? (?:est|sont|c'est|serait|,|reste)|(?:ça|cela|ce qui|qui) (?:(?:me|m'|nous) ?)(?:fait (?:\\S+ )?peur|inquiète|angoisse|préoccupe|effraie|stresse)|ce qui (?:m'inquiète|me fait peur|me préoccupe|m'angoisse)|me fait (?:\\S+ )?peur`,
  ),
  {
    ...cue(
      'worry',
      0.86,
      `(?:^|[,.—]) (?:et |mais )?(?:et si|que se passe-t-il si|qu'est-ce qui se passe si|et s'il\\S*|et s'ils)`,
    ),
    isQuestion: true,
  },
  problem(0.86, `{BE} {ADV}{NEG_ADJ}`),
  problem(0.82, `{STRONG_NEG}`),
  problem(
    0.84,
    `(?:beaucoup |bien |vraiment |un peu )?trop (?:lente?s?|chère?s?|cher|longue?s?|long|compliquée?s?|tard|tôt|bruyante?s?|petite?s?|grande?s?|courte?s?|lourde?s?|loin|vite|technique|souvent|chaude?|froide?|serrée?s?|de (?:monde|bruit|travail|clics|papiers?|temps|choses|stress|réunions|mails|étapes|pression))`,
  ),
  problem(
    0.86,
    `(?:ça|il|elle|ils|elles|on|je|rien|cela|qui|le \\S+|la \\S+|l'\\S+|les \\S+) (?:ne |n'|n' )?(?:me |m'|nous |se |s'|y |en )?(?:marche|marchent|fonctionne|fonctionnent|aide|aident|répond|répondent|suffit|suffisent|correspond|comprends|comprend|arrive|arrivent|trouve|trouvons|sais|ouvre|ferme|charge|s'ouvre|se ferme|reçois|reçoit|tient|respecte|écoute|prévient|explique) (?:\\S+ )?(?:pas|jamais|rien|plus|nulle part|personne)(?! (?:mal|trop mal|longtemps|de problème|de souci)(?= ))|(?:ne|n'\\S+) (?:marche|marchent|fonctionne|fonctionnent|aide|suffit|comprends|comprend|arrive|trouve|trouvons|reçois|s'ouvre|se ferme) (?:\\S+ )?(?:pas|jamais|rien|plus)|n'arrive (?:pas|jamais|plus) à|n'arrivons pas|n'ont (?:presque |quasiment )?(?:rien à voir|pas (?:assez )?de|pas le temps)|n'a rien à voir|ne (?:peux|peut|pouvons|pouvait|pouvais) (?:\\S+ )?(?:pas|jamais|plus|rien)(?! (?:me plaindre|nous plaindre|se plaindre|dire|juger)(?= ))|n'(?:est|était|sont|étaient) (?:\\S+ )?(?:pas|jamais|plus) (?:\\S+ )?(?:clair|claire|pratique|facile|normal|possible|fiable|suffisant|suffisante|à jour|logique|bon|bonne|bien|prévu|adapté|adaptée|disponible|accessible|intuitif|terrible|assez \\S+)`,
    'own',
  ),
  problem(
    0.86,
    `(?:le|mon|notre|un|gros|seul|principal|vrai|grand) (?:plus )?(?:gros |grand |seul |principal |vrai )?(?:problème|souci|inconvénient|défaut|hic|point noir|point faible)(?: (?:,|c'est|est|était|avec|que|,? c'est)){1,2}|(?:le|la) (?:pire|plus (?:pénible|difficile|dur|énervant|agaçant|frustrant|compliqué))(?: (?:,|c'est|est|dans))|la (?:plus )?(?:grande |grosse |principale )?(?:difficulté|galère)`,
  ),
  problem(
    0.85,
    `(?:(?:j'ai|on a|nous avons|il y a|j'avais|avait|il y avait|eu|avoir|rencontre|rencontrons|cause|causent|pose|posent|crée|des|beaucoup de|plein de|constamment|avec) (?:(?:toujours|souvent|eu|des|un|une|de|beaucoup|plein|gros|grosse|régulièrement|pas|mal|sans|cesse|énormément|quelques|encore|trop|tout|le|temps|d'autres|certains|plusieurs|petit|vrai|même|les|mêmes) ){0,4}){TROUBLE}`,
  ),
  problem(
    0.83,
    `il (?:n'y a|n'y avait|y a) (?:\\S+ )?(?:pas|aucune?|plus|jamais|peu|presque pas)(?: (?:assez|suffisamment))?(?: (?:de|d'))?(?! (?:\\S+ )?(?:problèmes?|soucis?|difficultés?|doute|raison|erreurs?|différence|fièvre|bruit)(?= ))|(?:il|ils|nous|on|me|cela|ça) (?:me |nous |leur )?(?:manque|manquent|manquait)|manque (?:de|d'\\S+|cruellement)|(?:on|nous|je) (?:manque|manquons|suis à court|sommes à court)|(?:pas|jamais) assez (?:de|d'\\S+|\\S+)|à court de`,
    'own',
  ),
  problem(
    0.83,
    `(?:ça |cela |ce qui |qui )?(?:m'énerve|m'agace|me gêne|nous gêne|m'embête|me dérange|nous dérange|me frustre|me fatigue|me stresse|m'épuise|me déçoit|m'a déçue?|me rend (?:fou|folle|malade)|me tape sur les nerfs|m'exaspère|nous ralentit|me ralentit)|(?:je déteste|on déteste|j'en ai (?:marre|assez|ras)|je n'aime (?:pas|vraiment pas|pas du tout)|ras-le-bol|perte de temps|gaspillage)|(?:plante|plantent|planté|bugue|bug|tombe en panne|tombent en panne|tombé en panne|se bloque|rame|rament|se fige|disparaît|disparaissent|s'est perdu|perdu|cassé|s'arrête)(?= (?:,|\\.|!|avec|quand|tout|souvent|toujours|sans|à|au|dès|en|et|constamment|chaque|régulièrement)(?= ))|(?:prend|prennent|pris|met|mettent|dure|durent|attendre|attend|attends|attendons|attendu) (?:\\S+ ){0,3}?(?:une éternité|des heures|des semaines|des mois|des jours|trop|longtemps|très longtemps|un temps fou|beaucoup de temps|beaucoup trop)|(?:perds|perdons|perd|perdre|perdu) (?:\\S+ ){0,3}?(?:temps|argent|clients|heures|patience|données)|pas en arrière|(?:débité|facturé|prélevé|payé|saisir|taper|ressaisir|refaire|recommencer) (?:\\S+ ){0,4}?(?:deux fois|trois fois|plusieurs fois|à chaque fois|à zéro)|arrivée? (?:\\S+ ){0,3}?(?:en retard|trop tard)|laissée?s? (?:tomber|de côté|à l'abandon)|se plaignent|incapable de|du mal à|difficile (?:de|à)|impossible (?:de|à)`,
  ),
  problem(
    0.84,
    `(?:personne|aucun \\S+|aucune \\S+) (?:ne |n'\\S+ )?(?:\\S+ ){0,2}?(?:répond|sait|écoute|prévient|explique|aide|comprend|connaît|s'occupe|vient|dit|informe|vérifie|nous|m'a|m'aide|croit)|(?:on|nous|je) ne (?:sait|savons|sais) (?:jamais|plus) `,
    'own',
  ),
  problem(
    0.83,
    `(?:j'ai|j'avais|ai|avoir|souffre|souffert|eu) (?:(?:eu|très|de|des|une|un|la|fortes?|du|horriblement|vraiment|souvent|toujours|terribles?|d'horribles|beaucoup|violentes?|grosses?|le) ){0,4}{SYMPTOM}(?! (?:à dire|de chien pour)(?= ))|me fait (?:\\S+ )?mal|(?:me gratte|me brûle|me lance)`,
  ),
  praise(0.83, `{BE} {ADV}{POS_ADJ}{PREDICATIVE}`, 'flip'),
  praise(
    0.87,
    `(?:j'aime|j'adore|j'apprécie|on aime|on adore|on apprécie|nous aimons|nous adorons|nous apprécions|j'ai (?:beaucoup |bien |vraiment |adoré|aimé|apprécié)+|j'aimais)(?! (?:pas|pas trop|moins|rais)(?= ))|(?:ça|cela|il|elle|qui) (?:me|nous|m'a|nous a) (?:\\S+ )?(?:plaît|plaisent|plu)|(?:me|nous) (?:plaît|plaisent)|ce (?:qui me plaît|que j'aime|que j'apprécie|que j'adore)`,
    'flip',
  ),
  praise(
    0.86,
    `(?:ça|tout|il|elle|ils|elles|qui|cela|le \\S+|la \\S+|s'est|se|s') ?(?:\\S+ )?(?:marche|marchent|fonctionne|fonctionnent|passe|passé|passée|passent|déroulé|se passe|roule|tourne) (?:(?:très|vraiment|plutôt|super|parfaitement|toujours|hyper|assez|à) ){0,2}(?:bien|mieux|parfaitement|à merveille|nickel|impeccable|merveille|sans problème|sans souci|comme sur des roulettes)`,
    'flip',
  ),
  praise(
    0.83,
    `(?:s'est|se|s'était) (?:(?:toujours|très|vraiment|plutôt) )?bien (?:passée?s?|déroulée?s?|passe)|(?:m'aide|nous aide|m'aident|nous aident|m'a aidée?|nous a aidés?|m'ont aidée?)(?: (?:beaucoup|bien|énormément|vraiment|à|dans|un peu|,|\\.))|(?:gagner|gagne|gagnons|économiser|économise) (?:\\S+ ){0,3}?(?:temps|heures|argent)|(?:facilite|simplifie|facilitent|simplifient) (?:\\S+ )?(?:la vie|le travail|les choses|tout|mon|notre|beaucoup)`,
    'flip',
  ),
  praise(
    0.87,
    `(?:le|la) (?:mieux|meilleur|meilleure)(?: (?:,|c'est|est|chose|partie|moment|dans))|(?:mon|ma|notre) (?:\\S+ )?(?:préférée?|coup de cœur)|ce qu'il y a de (?:bien|mieux)|point fort|(?:je|on|nous) (?:le |la |les |vous )?recommand(?:e|erais|erai|ons)|je (?:ne peux|peux) (?:pas |que )?(?:me plaindre|recommander|me féliciter)|rien à (?:redire|reprocher)|pas (?:du tout )?mal(?! de(?= ))|pas mal du tout|(?:jamais|pas|aucun) (?:eu )?(?:(?:de |d'|le |un |moindre |seul |aucun )*)(?:problème|souci|difficulté|ennui)s? (?:avec|jusqu'|depuis|pour l'instant|du tout|jusque)|ne (?:pourrais|peux) plus m'en passer|sans (?:aucun )?(?:problème|souci|difficulté)s?`,
    'own',
  ),
  praise(
    0.83,
    `(?:je suis|nous sommes|on est|j'étais|j'ai été|suis) (?:(?:très|vraiment|assez|plutôt|super|tout|à|fait|hyper|toujours|globalement|bien|plus|que|agréablement) ){0,4}(?:contente?s?|satisfaite?s?|ravie?s?|heureux|heureuse|impressionnée?s?|reconnaissante?s?|soulagée?s?|fière?s?|surprise?|enchantée?s?)|(?:je me sens|je me suis sentie?|on se sent|nous nous sentons) (?:(?:très|vraiment|bien|tout|à|fait|toujours|plus) ){0,3}(?:bien|accueillie?|écoutée?|soutenue?|à l'aise|en sécurité|comprise?|respectée?|valorisée?|chez moi|mieux)`,
    'flip',
  ),
  praise(
    0.8,
    `(?:c'est|est|était|sont|un|une|des|vraiment|très|de) (?:(?:un|une|vraiment|très|de|super|le|la) ){0,2}(?:bonne?s?|excellente?s?|super|très bon|belle?|géniale?s?|formidable|magnifique|merveilleux|merveilleuse|agréable|gentille?s?) (?!(?:question|journée|soirée|idée serait|partie|heure|nouvelle)(?= ))(?:équipe|ambiance|outil|application|service|médecin|expérience|idée|accueil|travail|produit|cours|formation|qualité|collègues?|endroit|site|repas|nourriture|solution|prof\\S*|personnel|système|logiciel|\\S+tion)|(?:beaucoup|bien|nettement) (?:plus (?:rapide|simple|facile|pratique|agréable|clair|claire|efficace|fluide)s?|mieux)`,
    'flip',
  ),
  cue(
    'workaround',
    0.86,
    `(?:contourne|contournons|contourner|contournement|solution de (?:fortune|secours|dépannage)|système d)|(?:je me|on se|nous nous) débrouill\\S+|à la place ,? ?(?:je|on|nous|[.!])|(?:je|on|nous|j'ai|j') ?(?:\\S+ ){0,10}?(?:à la main|à la place|sur papier|dans excel|sur excel|dans un tableau|au cas où|comme preuve|en double|sur mon (?:propre )?(?:téléphone|portable|carnet|agenda)|dans mon (?:propre )?(?:carnet|agenda|fichier|cahier))|(?:mon|ma|mes|notre|nos) propres? (?:liste|fichier|tableau|carnet|système|notes|outil|modèle|méthode|agenda)s?|par (?:sécurité|précaution) ,? ?(?:je|on|nous)`,
  ),
  cue(
    'workaround',
    0.82,
    `(?:alors|du coup|donc|en attendant|entre-temps|à défaut|maintenant|sinon) ,? ?(?:je|on|nous|j'\\S+) ?(?:(?:me|m'|le|la|les|l'|lui|leur|nous) ?)?(?:utilise|utilisons|note|notons|écris|écrivons|copie|copions|imprime|imprimons|appelle|appelons|demande|demandons|sauvegarde|envoie|envoyons|redémarre|fais|faisons|fait|passe|passons|prends|prenons|prend|garde|bricole|recopie|travaille sur|va directement|vais directement|j'appelle|j'utilise|j'écris|j'envoie|j'imprime)|ce que je fais ,? ?c'est|(?:alors|du coup|donc) j'(?:utilise|écris|appelle|envoie|imprime|enregistre)|(?:je prends|j'ai pris|je mets|j'utilise) (?:\\S+ ){1,6}?(?:et ça (?:aide|soulage|calme|va mieux)|contre (?:ça|la|le|les)|pour (?:calmer|soulager|tenir|compenser|éviter))`,
  ),
  cue(
    'consequence',
    0.84,
    `c'est (?:pour (?:ça|cela)|pourquoi)(?: que)?|(?:du coup|par conséquent|résultat|conséquence|en conséquence|de ce fait|voilà pourquoi)(?! ,? ?(?:je |on |nous |j')(?:\\S+ )?(?:utilise|note|écris|copie|imprime|appelle|demande|envoie|redémarre|fais|prends|garde|recopie)(?= ))|(?:ça|cela|ce qui) (?:veut dire|signifie|implique) (?:que|qu'\\S+)|(?:ça|cela|ce qui|qui) (?:entraîne|provoque|mène à|conduit à|a entraîné|a provoqué|génère)|(?:ça|cela) (?:me|nous) (?:coûte|oblige|force|fait perdre)|(?:au final|finalement|à la fin) ,? ?(?:on|nous|j'ai|j'|je) ?(?:\\S+ )?(?:dû|perdu|raté|arrêté|abandonné|payé|a|avons)|à cause de (?:ça|cela) ,? ?`,
  ),
  cue(
    'cause',
    0.87,
    `(?:c'est|c'était|est|sont|était) (?:(?:surtout|principalement|sûrement|probablement|simplement|juste|sans doute|souvent|en partie|uniquement|aussi) )?(?:parce que|parce qu'\\S+|à cause (?:de|du|des|d'\\S+)|dû|due|dus|dues|lié|liée|liés|liées|la faute|causée?s?|provoquée?s?)(?: (?:à|au|aux|par|de|du|des|que))?|(?:la|les|une|le) (?:principale |vraie |seule |première )?(?:raison|cause|origine)s?(?: \\S+){0,4}? (?:est|c'est|était|sont|,)|(?:ça|cela|tout ça|le \\S+|la \\S+|problème|qui) (?:\\S+ )?(?:vient|viennent|venait|provient|découle)(?: (?:de|du|des|surtout|d'\\S+))|(?:causée?s?|provoquée?s?|déclenchée?s?) par`,
  ),
  ...FRENCH_CONSTRUCTIONS,
];

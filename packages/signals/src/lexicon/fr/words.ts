import type { Sound } from '../../spelling.ts';

/** Family and friends: whom a speaker means by "mon …". */
const KIN = `mari femme epoux epouse conjoint conjointe compagnon compagne copain copine ex fiance fiancee mec meuf chum blonde
  fils fille enfant enfants gamin gamine bebe petit petite garcon ado fiston gosse gosses
  mere pere maman papa parents parent daronne daron beaupere bellemere
  frere soeur frangin frangine jumeau jumelle oncle tante cousin cousine neveu niece
  grandmere grandpere mamie papi papy meme pepe mamy grand grands ami amie pote colocataire coloc`;

/** Word classes of French; see `ROLES` for those that the decisions ask about. */
export const classes = {
  subject: 'je j',
  tail: 'du tout vraiment franchement maintenant la moi ce soir parfois aussi ca plus comme bien encore souvent ici la',
  me: 'je j moi me m mon ma mes ma',
  other: `il elle ils elles on vous tu nous gens patients patient patiente client clients clientes collegue collegues chef quelqu quelqun chacun qui personnage
      certains certaines ceux celui <kin>`,
  kin: KIN,
  my: 'mon ma mes notre nos',
  says: `dit disait disent disaient repete repetait raconte racontait demande demandait crie criait hurle hurlait ecrit ecrivait chante chantait pretend pretendait
      plaisante plaisantait repond repondu dis affirme intitule`,
  negator: 'pas jamais rien aucun aucune sans ni personne guere pa',
  postnegator: 'pas jamais rien pa',
  barrier: 'pourquoi comment quoi que qu quand si car parce mais et ou donc puis depuis tant lorsque puisque qui',
  unnegated: 'arrete arreter cesse cesser seulement que sais oublie empecher dormi autre',
  joiner: 'et mais car parce ou donc si quand lorsque puisque alors tandis puis',
  veux: `veux veu voudrais voulais veut voulu vouloir aimerais prefere prefererais prefererai souhaite souhaiterais envie besoin hate espere esperais reve vais allais pense penser
      songe compte tente essaye essaie failli pret prete decide idee idees penses pensees pense pensais pensant vai aimerai`,
  tuer: 'tuer tue tuerai tuerais tuais suicider suicide suiciderai suiciderais suicidais pendre pends flinguer flingue noyer immoler buter ouvrir supprimer supprime supprimerai zigouiller foutre egorger',
  mourir: 'mourir creve crever mourrir disparaitre meure mourrais mourrai decede claquer meurs mourais',
  mort: 'mort morte mortes morts',
  neg: 'pas plus jamais rien aucun aucune pu pa',
  life: 'vie vivre existence exister',
  person: `il elle ils elles patron chef responsable collegue entraineur prof professeur pretre medecin voisin voisine proprio patient patiente client cliente resident eleve
      homme femme type mec gars quelqu quelqun policier jeunes inconnu usager on <kin>`,
  frappe: `frappe frappes frappait frappee frapper tape tapait tapee tabasse tabassee tabassait bat battait battue battu battre cogne cognait gifle giflait giflee gifler viole violait violee viol agresse agressait agressee agresse
      menace menacait menacee etrangle etranglait etranglee humilie maltraite maltraitait maltraitee brutalise insulte harcele harcelait poignarde mord brule pousse secoue`,
  subi: 'violee viole agressee agresse battue battu frappee frappe maltraitee maltraite tabassee tabasse harcelee abusee abuse menacee etranglee humiliee giflee sequestree sequestre poignardee violentee touchee',
  us: 'me m nous moi',
  anyone: 'quelqu quelqun gens monde autres lui eux elle les l tous <kin>',
  body: 'bras main mains nez cotes cote machoire doigt doigts dents dent tete visage oeil jambe pied cou cheveux epaule poignet',
  milestone:
    'noel paques anniversaire ete hiver printemps rentree an mois annee semaine nuit week weekend lundi demain janvier trente vingt quarante 18 30',
  means: 'corde cordes pistolet revolver fusil arme flingue carabine rasoir rasoirs lames cachets somniferes poison',
  limb: 'bras poignet poignets cuisses cuisse peau',
  missile: `couteau couteaux assiette assiettes verre verres bouteille bouteilles chaise chaises telephone vase chaussure chaussures pierre pierres cendrier marteau ciseaux lampe vaisselle poele casserole cafe
      objets affaires tasse fourchette`,
  tool: '<device> patron chef collegues',
  device: `logiciel logiciels outil application appli imprimante programme systeme ordinateur ordi site formulaire formulaires tableau tableaux excel reunion reunions bouchons circulation file
      mail mails paperasse update code bug bugs jira sap outlook teams zoom ticket interface clavier telephone musique chanson film devoirs maths examen chaleur meteo bruit questionnaire
      motdepasse passe ecran serveur administration trajets transports metro cantine`,
  laugh: 'lol mdr mdrr mdrrr ptdr xptdr haha* hahah* hehe* hihi* xd jpp 😂 🤣 😆 😅 😹 💀 🙃 rire',
  thing: '<device> <treat> plante plantes jouet jouets facture factures cours',
  treat:
    'cafe the chocolat fromage gateau pizza burger biere vin glace sucre bonbons chips netflix tele place places billet concert vacances lit',
  repeated: 'encore autre nouveau nouvelle prochain prochaine chaque',
  pills:
    'cachets cachet comprimes comprime medicaments medocs pilules somniferes insuline doliprane paracetamol boite plaquette javel anxiolytiques xanax',
  high: 'pont toit immeuble falaise fenetre balcon train metro rer rails voie voies bus camion voiture etage tram rambarde tour',
};

/** One written word that stands for several, or for another. */
export const expansions: Record<string, string> = {
  jen: 'j en',
  jai: 'j ai',
  jaimerais: 'j aimerais',
  jetais: 'j etais',
  jme: 'je me',
  jfait: 'je fais',
  cmieux: 'c est mieux',
  jmet: 'je mets',
  sa: 'ca',
  jarrive: 'j arrive',
  javais: 'j avais',
  nen: 'n en',
  cest: 'c est',
  jveux: 'je veux',
  jveu: 'je veux',
  jvoudrais: 'je voudrais',
  jvoulais: 'je voulais',
  jsuis: 'je suis',
  chui: 'je suis',
  chuis: 'je suis',
  jsui: 'je suis',
  jpeux: 'je peux',
  jpe: 'je peux',
  jvais: 'je vais',
  jmen: 'je m en',
  jfais: 'je fais',
  jsers: 'je sers',
  jpense: 'je pense',
  jdois: 'je dois',
  jcrois: 'je crois',
  jpp: 'j en peux plus',
  jspr: 'j espere',
  jsp: 'je sais pas',
  men: 'm en',
  quon: 'qu on',
  quil: 'qu il',
  envi: 'envie',
  anvie: 'envie',
  suissider: 'suicider',
  tt: 'tout',
  ts: 'suicide',
  pr: 'pour',
  bcp: 'beaucoup',
  pu: 'plus',
  scarifie: 'mutile',
  scarifier: 'mutiler',
  mtuer: 'me tuer',
  mbuter: 'me buter',
};

export const sound: Sound = [
  [/ph/g, 'f'],
  [/eau|au/g, 'o'],
  [/ai|ei/g, 'e'],
  [/qu|k|ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/ss|z/g, 's'],
  [/h/g, ''],
  [/y/g, 'i'],
  [/(?:er|ez|ee|es)$/g, 'e'],
  [/(?<=...)[stxd]$/g, ''],
  [/(?<=...)e$/g, ''],
];

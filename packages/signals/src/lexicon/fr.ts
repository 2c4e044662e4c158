import { FR_WISHES } from './fr-wishes.ts';
import { compile } from './lexicon.ts';

/** Family and friends: whom a speaker means by "mon …". */
const KIN = `mari femme epoux epouse conjoint conjointe compagnon compagne copain copine ex fiance fiancee mec meuf chum blonde
  fils fille enfant enfants gamin gamine bebe petit petite garcon ado fiston gosse gosses
  mere pere maman papa parents parent daronne daron beaupere bellemere
  frere soeur frangin frangine jumeau jumelle oncle tante cousin cousine neveu niece
  grandmere grandpere mamie papi papy meme pepe mamy grand grands ami amie pote colocataire coloc`;

export const french = compile({
  language: 'fr',
  ...FR_WISHES,
  classes: {
    ...FR_WISHES.classes,
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
    vivre: 'vivre exister continuer vie survivre respirer vivr',
    more: 'plus pu pus',
    neg: 'pas plus jamais rien aucun aucune pu pa',
    life: 'vie vivre existence exister',
    person: `il elle ils elles patron chef responsable collegue entraineur prof professeur pretre medecin voisin voisine proprio patient patiente client cliente resident eleve
      homme femme type mec gars quelqu quelqun policier jeunes inconnu usager on <kin>`,
    frappe: `frappe frappes frappait frappee frapper tape tapait tapee tabasse tabassait bat battait battue battu battre cogne cognait gifle giflait giflee gifler viole violait violee viol agresse agressait agressee agresse
      menace menacait menacee etrangle etranglait etranglee humilie maltraite maltraitait maltraitee brutalise insulte harcele harcelait poignarde mord brule pousse secoue`,
    subi: 'violee viole agressee agresse battue battu frappee frappe maltraitee maltraite tabassee tabasse harcelee abusee abuse menacee etranglee humiliee giflee sequestree sequestre poignardee violentee touchee',
    us: 'me m nous moi',
    anyone: 'quelqu quelqun gens monde autres lui eux elle les l tous <kin>',
    tool: `logiciel logiciels outil application appli imprimante programme systeme ordinateur ordi site formulaire formulaires tableau tableaux excel reunion reunions bouchons circulation file
      mail mails paperasse update code bug bugs jira sap outlook teams zoom ticket interface clavier telephone musique chanson film devoirs maths examen chaleur meteo bruit questionnaire
      motdepasse passe ecran serveur administration trajets transports metro cantine patron chef collegues`,
    laugh: 'lol mdr mdrr mdrrr ptdr xptdr haha* hahah* hehe* hihi* xd jpp 😂 🤣 😆 😅 😹 💀 🙃 rire',
    pills: 'cachets cachet comprimes comprime medicaments medocs pilules somniferes insuline doliprane paracetamol boite plaquette javel anxiolytiques xanax',
    high: 'pont toit immeuble falaise fenetre balcon train metro rer rails voie voies bus camion voiture etage tram rambarde tour',
  },
  expansions: {
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
    meme: 'meme',
    men: 'm en',
    mon: 'mon',
    quon: 'qu on',
    quil: 'qu il',
    quelle: 'quelle',
    envi: 'envie',
    anvie: 'envie',
    suissider: 'suicider',
    tt: 'tout',
    ts: 'suicide',
    pr: 'pour',
    bcp: 'beaucoup',
    pu: 'plus',
    aujourdhui: 'aujourdhui',
    anymore: 'anymore',
    scarifie: 'mutile',
    scarifier: 'mutiler',
    mtuer: 'me tuer',
    mbuter: 'me buter',
  },
  sound: [
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
  ],
  self_harm: `
    me suis .. .. coupe|coupee|ouvert|taillade|tailladee|entaille|griffe|mutile|mutilee|brule .. .. hier|encore|bras|veines|poignets|expres|cuisses
    bras|cuisses|poignets en sang
    quelle dose|quantite .. .. faut|faudrait|suffit
    fusil|corde|arme|flingue|cachets|carabine|lame .. .. .. .. regarde|fixe|contemple
    fusil|carabine|corde .. .. .. tempe|bouche|grange
    foncer|foncerais|fonce .. .. dans|contre .. arbre|mur|platane|pont|pilier
    passer|passerai|tenir .. pas? .. la|cette nuit|semaine .. .. $
    pas .. .. passer .. la|cette nuit
    peur .. .. de .. .. me .. faire .. .. mal|quelque|chose
    sauter|saute|jeter|passer .. sous|devant .. le|un|la .. train|metro|rer|camion|bus|voiture
    me <tuer>
    m <tuer>|immoler|ouvrir|oter|egorger|etrangler|asphyxier|empoisonner|achever
    me .. <tuer>
    me <tuer> .. moi
    m oter|ote la|ma vie
    mettre|mets|met|mettrai|mis .. fin a|2 mes|ma|tout|mon|cette|la .. jours|vie|tout|supplice|calvaire|existence|$
    <veux>|envie .. .. d|de|me|m? .. en .. finir $
    en finir|finisse|fini .. avec .. la|ma|cette|tout .. vie|tout|existence|$
    en finir .. pour .. de .. bon
    en finir .. maintenant|ce_soir|definitivement|une_fois|vite|bientot
    <veux> .. .. en .. finir $
    tout .. arreter|finir|terminer .. definitivement|pour_toujours|maintenant_et
    suicidaire|suicidaires
    idees|pensees noires|suicidaires|morbides
    <veux>|pense|pensais|penser|songe|songer|songeais|idee|pensees|pensee|tentative|tente|fait|faire|rate .. .. au|le|un|du|de|a|mon|ma|une .. suicide
    fait|faire|fais .. une|mon|ma .. tentative .. de|$ .. suicide|$
    tentative de suicide
    je|j|moi .. .. .. suicide
    attenter|attente a mes|ma .. jours|vie
    me|m foutre|jeter|jette|balancer|balance|jetterai|foutrais|lancer|lance|sauter|allonger .. .. sous|par|du|d|dans|de .. .. <high>|vide
    sauter|saute|sauterai .. .. du|par|d|de|sous|dans .. .. <high>|vide|fenetre
    me foutre|tirer .. .. en|une|l|balle .. l|air|balle|tete
    tirer|mettre|colle .. une balle
    foutre en l air
    rouler|foncer|foncer|encastrer|braquer .. .. contre|dans .. .. arbre|mur|platane|pont|camion
    suis|assis|debout|tiens .. .. sur|au .. bord|rebord|pont|rails|toit|voies
    avale|avaler|pris|prendre|prends|avalai|gobe .. .. tous|toute|boite|trop|plein|tube|plaquette|tout ... <pills>
    stocke|garde|mis|accumule|collectionne|cache|compte|economise .. .. des|mes|tous|les .. <pills> .. .. cote|pour|$
    overdose|od
    corde|arme|flingue|rasoir|lame|fusil .. .. pret|prete|achete|prepare|prepares|noeud|trouve
    achete|prepare|pris|noue .. une corde
    lettre|lettres|mot d adieu|adieux
    adieu .. monde|tous|cruel|tout
    mes derniers mots
    mon dernier jour .. .. sur|$ .. terre
    me couper|coupe|mutiler|mutile|scarifie|scarifier|taillade|taillader|lacerer|automutile|automutiler|faire_du_mal|fais_du_mal|taille|ouvrir
    me|m .. .. automutile|automutiler|mutile|mutiler
    automutilation|scarifications|scarification
    me .. fais|faire|faisais|fait .. .. du? mal .. a|expres|volontairement|encore|pour|toute|souvent|$
    me .. .. faire du mal
    me|m .. ouvrir|couper|trancher|taillader|tailler|coupe|ouvre|taille|entaille .. les|le|mes .. veines|poignets|bras|cuisses|avant
    me coupe|brule|griffe|tape .. expres|volontairement|regulierement|$ .. .. expres|volontairement|soir|seule|seul
    peur .. de .. moi meme
    confiance .. .. moi .. .. seule|seul .. ce|soir|$
    dormir|endormir|m_endormir|sommeil .. .. pour toujours|jamais
    m endormir .. et|pour .. ne .. .. plus|jamais|pas .. .. reveiller|m
    endormir .. .. .. jamais|plus|pas .. .. reveiller
    combien .. .. <pills> .. .. mourir|mort|mortel
    me laisser .. mourir
    betise|connerie .. .. moi|ce_soir|irreparable
    faire|fasse .. .. une betise|connerie .. .. avant|que|si|$
  `,
  wish_to_die: `
    si .. .. j|je .. .. plus|pas|mort|morte ... changerait|changerai|manquerait|manquerai .. rien|personne|pas
    changerait|changerai rien .. .. pour|pr .. personne
    mieux|serais|etre|voudrais|aimerais ... au|dans|sous .. cimetiere|tombe|terre|cercueil
    fini ... avec .. la vie
    vois .. .. plus|pas .. .. en_vie|vivre|vivant|vivante|vieillir|vieux|vieille
    si .. .. je|j .. .. n existais|etais .. plus|pas
    <veux>|voudrais|aimerais .. .. <neg> .. .. me .. reveiller
    plus .. .. de .. raison .. de .. .. me|vivre|continuer|lever
    je .. .. m en .. fous .. .. de? .. vivre|mourir
    vivre|vive|vis ou mourir|meure|crever
    plus rien .. .. n a .. .. sens|importance
    personne .. .. n|a .. .. besoin .. de moi
    apres ma mort
    quand .. je .. serai .. mort|morte|plus
    ne .. .. plus .. .. exister
    marre .. .. .. de? .. la vie|vivre
    <veux> .. .. <mourir>
    <veux> .. .. de|d .. <mourir>
    <veux> .. .. .. etre|suis|sois|etais .. .. <mort>
    <veux> .. .. .. <mort> .. .. $
    mieux|mieux_si .. .. etre? <mort>
    autant .. .. <mourir>|<mort>
    <mourir> .. .. plutot|vaut|soulagement|maintenant|serait|est_ma
    si .. .. je|j .. .. <mort>|mourais|disparaissais|disparais|meurs|n_etais|partais|etais_pas|etais_plus|mourrais
    <veux> .. .. <neg> .. vivre|exister|reveiller|continuer_a_vivre|continuer_comme_ca|etre_la|etre_ici|respirer .. .. $
    veux|voudrais|veu|envie|peux|peut .. .. plus|pas|pu|jamais .. .. vivre|exister
    veux|voudrais|veu|envie .. .. plus|pas|pu|jamais .. .. de? me reveiller|lever_le_matin|reveille
    veux|voudrais|veu|envie .. .. plus|pu|pas .. .. etre .. la|ici|$ .. .. demain|monde|$
    veux|voudrais|veu|envie .. .. plus|pu .. .. etre la|ici|vivant|vivante|en_vie
    veux|voudrais|veu|envie|peux .. .. plus|pu .. .. de .. vivre|la_vie|cette_vie|rien .. .. $
    veux|veu|voudrais plus|pas|pu de .. .. vie|existence
    peux|peut|peu plus|pu .. continuer|avancer|tenir|supporter|encaisser|lutter|me_battre|endurer|vivre .. .. ainsi|comme|$|la|ca|seule|sans
    peux|peut|peu plus|pu|plu .. .. de .. .. <life>|tout|moi|souffrir|etre|me_reveiller|me_battre|faire_semblant
    en peux|peut|peu plus|pu|plu $
    peux|peut|peu .. plus|pu|plu $
    arrive|arrives .. plus|pu a .. .. vivre|continuer|avancer|tenir|remonter|survivre|respirer
    y arrive|arrives plus|pu $
    tiens|tient|tiendrai .. .. plus|pu $
    tiendrai .. pas|plus .. longtemps
    suis|chu|sui .. .. a bout .. .. $
    a bout .. de .. forces|force|souffle|tout|nerfs
    au bout .. .. du|de .. .. rouleau|vie|tout
    au fond .. du .. trou|gouffre
    touche .. le fond
    <life> .. .. .. .. <neg> .. .. peine|sens|coup|interet|but|valeur
    vaut|vaux .. <neg> .. .. peine|coup .. .. d_etre|de|que|$ .. .. vecu|vecue|vivre|continuer
    vaut|vaux .. .. <neg> .. .. peine .. .. d etre vecue|vecu
    <neg>|quel|aucun|quoi|sans .. sens|raison|raisons|but|interet|gout|envie .. .. de|a|dans|pour|d .. .. <life>|continuer|me_lever|exister|rester|lever
    a quoi .. bon .. .. .. <life>|continuer|me_lever|lutter|rester
    a quoi bon $
    pourquoi|a_quoi .. .. .. je|j .. .. vis|vivre|existe|suis_encore|suis_la|me_leve .. .. encore|$
    pourquoi|quoi .. .. continuer .. .. vivre|$|a
    <neg>|aucun|plus|sans .. .. espoir|avenir|issue|solution|lendemain .. .. pour_moi|$|du_tout|devant|possible
    perdu .. .. tout|gout|envie|espoir .. .. espoir|vie|vivre|gout
    perdu .. .. .. gout|envie|l_envie .. .. .. vivre|vie
    plus .. .. gout .. .. .. rien|vie|vivre
    plus .. .. rien .. .. .. attendre|perdre|qui_me_retient|retienne .. .. vie|$
    plus rien .. a|pour .. .. perdre|vivre|quoi
    <life> .. .. est .. .. insupportable|enfer|fardeau|calvaire|supplice|foutue|fichue|finie|inutile|merde_et
    marre|assez|fatigue|fatiguee|ras|lasse|las|degoute|degoutee|degout .. .. .. de|d|la .. .. <life>|exister|etre_la|etre_en_vie
    marre|assez|fatigue|fatiguee|lasse|las|ras .. .. de|d .. .. .. <life>
    <neg>|personne .. .. .. manquerai|manquerais|regretterait|regrettera|pleurerait|pleurera|remarquerait|remarquera|souffrirait
    personne .. .. .. me|m|si|ma .. .. .. regrett*|pleur*|manqu*|mort|mourais|disparais|disparaissais
    manquerai|manquerais|manque .. .. a .. personne
    tout|monde|ils|enfants|famille|elle|il|parents|mari|femme|tous .. .. .. mieux|heureux|soulage|soulages|tranquille|tranquilles|facile|simple|soulagement|debarrasse|debarrasses .. .. .. sans moi
    mieux|heureux|soulages|soulage|tranquilles|tranquille|bien|facile|simple .. sans moi
    sans moi .. .. .. .. mieux|heureux|simple|facile|tranquille|tranquilles|soulages|soulage
    mieux|heureux|soulages|soulage|tranquilles|facile|simple|bon .. .. .. si .. .. je|j .. .. n|mourais|etais|disparaissais|existais|partais|plus|pas|mort|morte|disparais
    si .. .. j|je .. .. .. plus|pas .. .. la .. .. .. mieux|heureux|simple|soulages|facile
    jamais .. du|avoir|etre|voulu|demande .. .. naitre|ne|nee|nait
    j aurais .. .. pas|jamais .. .. naitre|nee|ne
    <veux>|espere|prie|priere|aimerais|esperant .. .. .. <neg> .. .. me|m .. .. reveiller|reveille|lever
    me|m .. .. reveiller|reveille .. .. <neg> .. .. .. matin|jamais|demain
    <neg> me|m? reveiller .. .. demain|matin|jamais
    ne .. .. <neg> .. .. me reveiller
    espere|prie|souhaite|aimerais|voudrais|attends .. .. que|qu|un|une|dieu|la .. .. .. .. m|me .. .. .. renverse|ecrase|emporte|tue|prenne|fauche|rappelle|percute|vienne_me_chercher|delivre
    attends .. .. que|de|la|ma .. mort|mourir
    <veux>|voudrais .. .. .. que .. .. .. ca|tout|la|cette|douleur|souffrance .. .. .. s|cesse|arrete|finisse|termine .. .. arrete|$|fin|finisse
    <veux>|voudrais .. .. .. que .. .. ca|tout .. .. s .. arrete
    que .. .. tout|ca|douleur .. .. s arrete
    seule solution|issue|delivrance|sortie|option .. .. .. <mort>|mourir|partir|$
    <mort> .. .. .. delivrance|soulagement|solution|issue|amie|reponse
    pense|penser|pensais|reve|songe .. .. .. tous|tout|souvent|constamment|sans_cesse|qu|que .. .. .. .. la|a|ma <mort>|mourir
    pense|pensees|penser|songe .. .. .. a|de .. .. ma|la|mourir|une .. .. <mort>|$
    pense|pensais .. .. a mourir
    suis .. .. .. un|qu_un|juste .. fardeau|poids|boulet|rate|moins_que_rien|incapable_de_vivre .. .. pour|$
    fardeau|poids|boulet|charge pour .. .. ma|mes|tout|tous|les|eux|mon|ceux
    je .. .. sers|vaux .. .. a? rien|plus_rien
    je|j .. .. .. deteste|hais .. .. vivre|etre_en_vie|exister|la_vie|moi_meme_tellement
    me deteste|hais|degoute .. .. tellement|au_point|assez
    fatigue|fatiguee .. .. .. d .. exister|etre_en_vie|etre_la
    <veux>|envie .. .. .. partir|m_en_aller|quitter .. .. pour_toujours|ce_monde|cette_terre|definitivement|loin_de_tout_et|le_monde|de_ce_monde|d_ici_bas
    quitter .. .. ce|le|cette .. monde|terre|vie .. .. $
    <veux> .. .. .. dormir|sommeil .. .. .. toujours|jamais|eternel
    rejoindre .. .. <my>|lui|l|eux .. .. <kin>|ciel|haut|tombe|paradis|bas|$
    serai|seras|suis .. .. .. bientot .. .. plus .. la|$
    serai .. plus .. la .. .. demain|bientot|longtemps|noel
    pas|plus .. .. la|place .. .. .. longtemps|ce_monde|sur_terre|dans_ce_monde
    place .. .. .. .. .. ce monde|terre
    abandonne|baisse .. .. tout|les_bras .. .. $
    <veux> .. .. tout .. .. .. abandonner|arreter|lacher .. .. $
    arrive|peux|arrete .. .. .. pas|plus .. .. .. de|a .. .. pleurer|arreter_de_pleurer|trembler
    pleure .. .. .. tous|toutes|toute|tout|chaque|sans_arret|constamment|jours .. .. nuits|jours|nuit|soirs|journee|temps|soir|$
    crise .. .. de|d .. panique|angoisse .. .. .. maintenant|la|moment|ce
    suis|fais .. .. .. en? .. .. train .. .. .. craquer|m_effondrer|sombrer|crise_de_panique|lacher
    je .. .. craque $
    je m effondre|ecroule|eteins .. .. $
    morte|mort|detruite|detruit|vide|brisee|brise .. .. a|de .. l .. interieur
    voix .. .. .. disent|ordonnent|dit .. .. de|que
    desespoir|desespere|desesperee .. .. total|complet|completement|$
    je .. .. .. merite .. .. pas|plus .. .. .. vivre|la_vie|d
    delivre|delivrez|achevez|acheve moi
    plus .. .. la force .. .. .. de|d|$ .. .. vivre|continuer|me|lutter|$|avancer
    sais .. .. plus|pas .. .. comment|quoi|ou .. .. .. continuer|vivre|tenir|m_en_sortir|survivre
    m en sortirai .. .. jamais|pas
    vois .. .. plus|pas|aucun .. .. d|le|bout|de|comment .. .. issue|avenir|tunnel|sortie|espoir
  `,
  violence: `
    beaupere|beau|pere|oncle|frere|papa|cousin|voisin|prof|entraineur|il|copain ... me touche|tripote|touchait|caresse
    vient|venait|rentre|entre .. .. dans .. ma|mon chambre|lit .. .. nuit|soir|et
    ex|il|elle|mari|copain|compagnon .. .. a|dit|disait|repete|jure .. .. dit|qu .. .. va|allait|vais .. .. me|m|te .. tuer|buter|planter|crever
    mains .. .. autour|sur .. .. mon|du|la cou|gorge
    oeil au beurre
    m attend .. .. devant .. .. .. tuer|menace
    <person> .. .. <us> .. .. <frappe>
    <us> .. .. <frappe> .. .. .. moi|tous|quand|devant|tout|chaque|$
    <person> .. .. nous .. .. <frappe>
    <person> .. .. .. leve|levait|levee .. la main .. .. sur .. moi|nous|les|mes
    leve la main sur
    porte|donne|recois|recu .. .. .. des|les coups
    me|m donne|donnait|file|met .. .. .. des|coups|une .. .. coups|gifles|claque|claques|raclee
    suis|ete|etais|etait|etions|sommes|fait|fais .. .. .. .. <subi>
    suis|ete|etais .. .. <subi>
    me suis|fais|fait .. .. .. .. <subi>|violer|agresser|taper|frapper|tabasser|battre|toucher|insulter_et
    agression|violence|violences sexuelle|sexuelles|conjugale|conjugales|domestiques
    attouchements|inceste|pedophile
    <person> .. .. .. force|forcait|oblige|obligeait .. .. .. rapports|coucher|sexe|me_deshabiller|lit|epouser|marier
    <us> .. .. force|oblige|forcait .. .. .. a|de .. .. rapports|coucher|avoir|me_prostituer|epouser
    <person> .. .. .. me touche|touchait|tripote|tripotait|caresse|pelote .. .. .. la_nuit|entre|partout|ou|sans|seins|fesses|intime|$
    entre les cuisses|jambes
    <us> .. .. mains aux fesses
    peur .. .. de .. .. <my> .. <kin>
    peur .. .. de .. .. lui
    peur .. .. de .. .. rentrer .. .. .. maison|moi|$
    peur .. .. .. pour .. .. ma|la vie
    peur .. .. .. qu|que .. .. il|elle .. .. .. me|m|nous .. .. tue|frappe|batte|retrouve|tape|fasse_du_mal
    m|me|nous .. .. enferme|sequestre|enfermait|enfermee
    empeche .. .. .. de .. .. sortir|voir|partir
    menace|menacait|menacee|menaces .. .. .. .. de .. .. .. me|m|nous|mort|les|ma|mon|la .. .. .. tuer|frapper|egorger|poignarder|mort|violer|$
    menaces|menace de mort
    menace .. .. .. avec .. .. un|une|son|le .. .. couteau|arme|fusil|pistolet
    <person> .. .. dit|disait|repete .. .. qu .. .. va|allait|vont .. .. me|m|nous|les .. .. tuer|frapper|buter|planter|egorger|demolir
    <person> .. .. veut|voulait|va|essaye|essaie|tente .. .. .. me|m|nous .. tuer|frapper|violer|egorger|buter|etrangler
    couteau .. .. sous|sur .. .. gorge
    <person> .. .. me .. .. fait|faisait .. .. du? mal .. .. .. $
    <my> <kin> .. .. .. violent|violente
    <veux>|envie|peur .. .. .. de|d|que|lui|les .. .. .. tuer|poignarder|blesser|faire_du_mal|etrangler|buter|flinguer|planter|demolir .. .. <anyone>
    <veux>|envie|vais|peur .. .. .. lui|les|l .. .. tuer|faire_du_mal|poignarder|buter|planter|faire_la_peau|faire_mal
    je .. .. frappe|bats|secoue|tape|gifle .. .. <my> .. <kin>
    je .. .. .. tous|tout .. .. .. tuer|buter|flinguer|massacrer
    fusillade|tuerie .. .. lycee|ecole|bureau
    <my> .. <kin> .. .. .. est|sont|a|se .. .. .. battue|battu|violee|viole|frappee|frappe|abusee|maltraitee|maltraite|fait_battre|fait_frapper
    securite|surete chez|maison|lui
    pas .. .. en .. securite .. .. .. chez|maison|moi|avec
  `,
  other_in_danger: `
    <my> .. <kin> .. .. .. .. veut|voulait|menace|essaye|essaie|parle|tente|pense|va|voudrait|a_essaye|a_tente .. .. .. se|s|en|mourir|d_en .. .. <tuer>|suicide|mutiler|finir|mourir|couper|scarifier|jeter|$
    <my> .. <kin> .. .. .. .. veut .. .. .. mourir|disparaitre
    <my> .. <kin> .. .. .. veut .. .. .. plus .. .. vivre|exister|reveiller
    <my> .. <kin> .. .. se .. mutile|scarifie|coupe|taillade|fait_du_mal|automutile|fait_vomir|laisse_mourir
    <my> .. <kin> .. .. s automutile
    <my> .. <kin> .. .. .. est|a .. .. des|suicidaire|idees .. .. idees|suicidaire|suicidaires|noires|$
    <my> .. <kin> .. .. fait .. .. .. tentative .. .. suicide|$
    <my> .. <kin> .. .. .. avale .. .. <pills>
    il|elle veut|menace|essaie|essaye|parle .. .. .. de|d? se|s tuer|suicider|jeter|pendre|foutre
    <frappe> .. .. sa|son|ses|leur <kin>
    <my> .. <kin> .. .. .. tape|frappe|bat .. .. sur .. .. lui|elle|enfants
  `,
  hints: `
    lettre a|pour ma|mon|mes
    papiers .. de .. l .. assurance
    j ai fait mon temps
    ampoules|dose
    me deteste|hais
    deteste|hais .. .. ma vie
    tellement|completement|toute|tout|si seule|seul $
    personne .. .. .. m|me .. .. aime|aide|comprend|ecoute
    vide .. .. interieur|dedans
    me sens .. .. .. vide|inutile|invisible|piegee|piege|nulle|nul|seule
    depressif|depressive|depression
    idees sombres
    trop .. dur .. $
    a quoi .. ca .. sert
    plus .. .. de|la .. force|forces
    pardon .. .. pour .. tout
    merci .. .. pour .. tout
    <veux>|envie .. .. .. que .. .. ca|tout .. .. arrete|finisse|cesse
    tout .. arreter|lacher|abandonner $
    plus .. .. d|de .. .. espoir|avenir
    fatigue|fatiguee .. .. de .. .. tout
    pleure .. .. .. tout|tous
    <veux> .. .. disparaitre
  `,
  figures: `
    chef|patron|prof ... me tuer
    passer la nuit .. a|au|chez|dans|sur|en
    vivre .. .. avec|sans .. ce|mon|le telephone|bruit
    saute|sauter du train|bus|tram|metro
    me suis <frappe>
    je me <frappe>
    j ai saute du|au
    me|m tue|tuer|creve|crever .. .. a|au .. .. la? .. .. tache|travail|faire|repeter|expliquer|dire|boulot|ouvrage|le|vous|leur
    <tool> .. .. .. .. .. .. me|m .. .. tuer|tue|flinguer|suicider|pendre|tirer|mourir|jeter|balle|fenetre|foutre
    <tool> .. .. .. donne|donnent|fait .. .. .. envie|pleurer .. .. .. .. .. .. tuer|mourir|flinguer|pendre|suicider|fenetre|balle|crever|jeter|$
    <tuer>|<mourir>|crever .. .. .. <laugh>
    <mourir>|meurs|creve|mort|morte|morts .. .. de .. .. rire|faim|soif|chaud|froid|honte|ennui|envie|fatigue|curiosite|sommeil|peur|chaleur|trouille|jalousie|impatience
    envie .. .. de .. mourir .. de
    morte|mort|morts de rire|fatigue|faim|honte|soif|peur
    mourir .. .. envie|de_savoir|d_envie
    tuer|tue .. .. le temps
    <tool>|chaleur|dos|patron|pieds|bruit|stress .. .. me tue|tuent
    ca|cela me tue .. .. .. que|quand|de|qu|$
    va|vont me tuer .. .. .. si|quand|s|$
    <person> .. .. va .. me tuer .. .. .. $|si|quand
    peux|peut|peu|pouvais .. plus|pu de .. .. ce|ces|cette|le|la|les|mon|attendre|cet|son|leur|l|toutes|tous .. .. .. <tool>|attendre|boulot|travail|transport|bruit|voisin|voisins|pluie|retards|reunionite|papiers
    en peux plus .. .. .. d attendre
    peux plus .. .. de .. rire
    peux .. plus .. .. .. vous|lui|me|te|dire|acceder|ouvrir|imprimer|me_connecter|travailler|manger|boire|faire|attendre|marcher|conduire|courir|entrer|modifier
    plus .. .. vivre .. .. en|a|au|dans|chez|avec|sans|ici|loin|ensemble
    vivre .. .. a|en|au|dans|chez|sans|avec .. .. paris|ville|campagne|telephone|internet|cafe|coloc|france|banlieue|lyon
    plus .. .. etre|travailler .. .. .. la .. .. .. le|a|lundi|bureau|reunion
    aucun|pas|quel|sans .. sens|interet|raison .. .. .. de|a .. .. continuer|faire|garder|remplir|venir|lever|changer .. .. .. ce|cette|le|la|projet|reunion|a|les|ces|avec
    vaut .. .. pas .. .. peine .. .. de|d .. .. continuer .. .. .. avec|ce|a|la|le|cette|dans
    vie .. .. professionnelle|scolaire|sociale .. .. .. .. sens|equilibre
    a quoi bon .. .. remplir|faire|demander|venir|lire|envoyer|continuer .. .. .. ce|les|des|le|la
    mieux|facile|simple|bien .. sans moi .. .. pour|la|en|le|aujourd
    commencer|commence|commencez|partir|manger|allez|faire|decide|decider sans moi
    fin|finir .. .. avec .. .. ce|cette|ces|le|la .. .. <tool>|dossier|projet|questionnaire|interview|sujet|reunion
    en finir avec .. .. .. <tool>|dossier|projet|travaux|sujet|questions|dossiers|retards|entretien
    <tool> .. .. .. suis .. .. a bout .. de|$ .. .. nerfs|$
    a bout .. .. de .. .. nerfs|souffle .. .. avec|a|apres|en
    poids|charge pour .. .. le|la|l .. .. equipe|budget|systeme|service
    fatigue|fatiguee|marre|assez|lasse|las .. .. de .. .. vivre .. .. en|a|dans|avec|au
    disparaitre .. .. .. sous|dans .. .. terre|sol|trou
    rentrer .. .. sous terre
    peur .. .. de .. .. mon .. .. chef|patron|examen|dentiste
    menace .. .. .. de .. .. .. me .. .. virer|licencier|sanctionner|muter
    <us> .. .. tape|tapent .. .. .. sur|les|dans .. .. nerfs|systeme|oeil
    <us> .. .. frappe|touche|touchait .. .. .. dans|c|est|par|beaucoup|que|le|profondement
    <us> .. .. bat|battait|battu .. .. .. au|aux|a|de .. .. tennis|echecs|cartes|ping|foot|jeu|peu
    <us> .. .. pousse|poussait|poussent .. .. .. a|vers
    <us> .. .. brule|mord .. .. .. la|les|estomac|gorge|langue|levre
    me bats|battre .. .. pour|contre|avec
    <us> .. .. viole|insulte .. .. .. vie|regle|regles
    me suis|coupe|brule|couper|coupee|brulee .. .. .. .. en|avec_une_feuille|au|sur|le_doigt|doigt .. .. .. cuisinant|doigt|coupant|epluchant|bricolant|four|main|feuille|rasant
    me fais|suis|fait .. .. mal .. .. au|en|aux|a_la|a_l .. .. dos|genou|portant|tombant|jouant|pied|epaule|cheville|main|tete
    risque|prevention|taux|patients|patient|numero .. .. .. suicide|suicidaires|suicidaire
    suicide professionnel|politique|social|commercial
    mettre|mis|met|mets fin .. .. a .. .. contrat|reunion|abonnement|appel|projet|collaboration
    pleure .. .. de .. rire|joie
    mettre|mets|baisse .. .. les bras .. .. .. <tool>
    abandonne .. .. tout .. .. projets|courses
    place .. .. .. travail|train|bus
    longtemps .. .. .. dans_cette_entreprise|ici
    crise .. .. .. panique|angoisse .. .. .. au|chez .. .. travail|boulot|bureau
    tire|tirer une balle dans le pied
    pas|plus .. .. d avenir .. .. dans|pour|ici|chez .. .. .. entreprise|metier|secteur|l|ici|cette
  `,
  grief: `
    <my> .. <kin>|chien|chat|chienne|chatte|collegue|voisin .. .. .. est|a|sont|etait .. .. .. mort|morte|decede|decedee|parti|partie|disparu|disparue|decedes
    <my> .. <kin> .. .. .. nous .. .. quittes|quitte
    <my> .. <kin> .. .. .. s est suicide|suicidee|pendu|pendue|tue|tuee
    perdu .. .. <my> .. <kin>|chien|chat|pere|mere .. .. .. $
    perdu .. .. mon|ma|mes|notre mari|femme|fils|fille|mere|pere|maman|papa|bebe|enfant|frere|soeur|grandmere|grandpere|grand|compagnon|conjoint|ami|amie
    mort|deces|perte|enterrement|obseques .. de .. .. <my> .. <kin>
    <my> feu|defunt|defunte .. <kin>
    veuf|veuve
    en|mon|le deuil
    fausse couche
    mort nee|ne
    <my> .. <kin> .. .. .. va .. mourir
  `,
});

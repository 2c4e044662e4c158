/** Acute danger, age, threats and who answers, in French. */
export const turn = {
  classes: {
    explicit: `vies finir suicid* tuer tue tuerai mourir meurs mort morte mourrir crever overdose surdose pendre pendu mutil* blesser blesse mal couper coupe vivre vie veines corde sauter noyer`,
    fears: 'peur crains redoute crainte',
    work: 'patron patronne chef cheffe manager manageuse collegue collegues superieur superieure responsable entreprise client clients cliente fournisseur concurrent rh equipe',
    not_now:
      'quand si lorsque parfois souvent toujours hier dernier derniere avant apres annee ans fois jadis autrefois chaque patients clients gens',
    have: 'ai a sens ressens fait',
    present: 'est sont suis es deviens devient commence viens vient',
    someone: 'il elle bebe quelqu quelqun patient patiente voisin voisine collegue client homme femme <kin>',
    chest: 'poitrine coeur thorax sternum',
    pain: 'douleur douleurs mal serre serrement pression oppression brulure brule oppresse pince comprime',
    breathe: 'respirer respire souffle air avaler',
    limbpart: 'bras visage jambe jambes main bouche langue levres gorge cote joue doigts',
    deadlimb:
      'engourdi engourdie engourdis paralyse paralysee paralyses tombe gonfle gonfles enfle fourmille morte inerte',
    young: '8 9 10 11 12 13 14 15 16 17 huit neuf dix onze douze treize quatorze quinze seize dixsept',
    tens: 'vingt vingts trente quarante cinquante soixante septante huitante octante nonante cent cents',
    target:
      'le la les l lui leur quelqu quelqun tous patron patronne chef cheffe manager collegue collegues prof professeur voisin voisine client clients medecin te vous <kin>',
    attack:
      'tuer buter poignarder planter flinguer etrangler egorger empoisonner frapper tabasser massacrer abattre descendre agresser crever demolir cogner',
    weapon: 'arme couteau pistolet fusil bombe flingue essence hache explosifs machette acide',
    finish:
      'arreter arrete arretons stop stopper terminer terminons finir finissons interrompre quitter cesser abandonner arreterai',
    thisinterview: 'entretien conversation sondage questionnaire discussion interview enquete chat echange',
    wish: 'veux voudrais aimerais dois faut prefere prefererais peux peut pouvons pourrait voulons souhaite souhaiterais vais allons puis doit pouvez besoin envie devons',
    victim: 'je j me m il elle on mon ma son sa ca petit petite type dame monsieur ouvrier <someone>',
    downed:
      'inconscient inconsciente evanoui evanouie effondre effondree ecroule ecroulee convulse etouffe suffoque noie saigne vomit coince coincee electrocute electrocutee poignarde poignardee convulsions inanime inanimee allonge allongee',
    organ: '<limbpart> levre cou yeux paupieres bras moitie coeur pouls peau cote parole mots tout',
    failing:
      '<deadlimb> gonflent gonflee gonflees bleu bleue bleues violet serre ferme enfle obeit repond pend emballe irregulier tordue decolle cloque bizarre',
    youngyear: '2010 2011 2012 2013 2014 2015 2016 2017 2018',
    parent: 'mere pere maman papa parents daronne daron tuteur',
    number: 'chiffre nombre note nom noms montant salaire age date adresse reponse evaluation',
    fill: 'reponds ecris parle remplis tape repond repondre ecrire participe',
  },
  emergency: `
    moitie|cote .. .. visage .. .. bizarre|engourdi|engourdie|tombe|paralyse|paralysee|mort|morte
    j|ai|une|de|fortes|forte|des|grosse|grosses .. .. douleur|douleurs|mal|serrement|pression|oppression .. .. .. a|dans|au|vers|derriere .. la|ma|le|niveau|milieu .. <chest>|bras_gauche
    ma|mon|la|le <chest> .. .. .. <pain>
    j|il|elle|je|n .. .. arrive|peux|peut|parviens .. .. plus|pas .. .. a? .. respirer|avaler
    j|je .. .. etouffe|suffoque
    <someone> .. .. etouffe|suffoque|convulse|s_etouffe
    ne|n|peux|sens .. .. .. plus|pas .. .. .. bouger|lever|sentir|mon|ma|mes .. .. <limbpart>
    saigne|saignes ... beaucoup|abondamment|enormement|partout|fort|toujours|arrete_pas|pas
    crache|vomis|tousse|vomit .. .. du sang
    sang .. .. partout|coule|gicle
    <someone> .. .. est|vient|a .. .. .. inconscient|inconsciente|evanoui|evanouie|effondre|effondree|s_effondrer|ecroule|convulsions|malaise
    fais|fait|crois|faire .. .. .. un|une|que .. .. avc|infarctus|crise_cardiaque|crise_d_epilepsie|malaise|reaction_allergique|hemorragie|choc
    vais|suis .. .. .. m_evanouir|tomber_dans_les_pommes|perdre_connaissance|evanouir|connaissance
    perdu .. les eaux
    besoin|appelez|appeler|appelle|faut|faudrait .. .. .. une|l|le|les|des|d_une|du .. ambulance|samu|secours|pompiers|15|112
    maison|cuisine|appartement|immeuble .. .. brule|en_feu|prend_feu
    ca|je|il|odeur .. .. sent|sens|de le|la|du|une|gaz .. gaz
    quelqu .. .. est|essaie|essaye|entre|force .. .. .. entrer|cambrioler|ma_porte|par_effraction|chez_moi
    <someone> .. ne? respire .. plus|pas
  `,
  emergency_part: `
    <victim> .. .. <downed>
    <organ> .. .. <failing>
    fait|fais|faire|suis|en .. un|une|en|pleine|plein .. malaise|avc|infarctus|convulsions|hemorragie|overdose|arret|travail|hypo|hypoglycemie
    <victim> .. .. respire|repond|reagit|bouge|parle .. plus|pas|mal|bizarrement|difficilement
    arrive|peux|peut|mal|trouve .. plus|pas|a .. .. respirer|avaler|parler|bouger|mots
    feu|flammes|incendie|fumee|gaz|odeur|detecteur|alarme|sang|saigne|gicle .. .. .. cuisine|appartement|maison|partout|escalier|immeuble|balcon|voisin|gaz|brule|sonne|tete|oreille|nez|bouche|$
    glycemie|sucre|fievre|temperature .. .. a|de|est
    <pain>|poids|etau|sueurs .. .. .. poitrine|thorax|machoire|bras_gauche|froides
    pire|violent|violente|foudroyant|vois .. .. .. tete|rien|double|flou|noir
    contractions|eaux|accouche|accoucher|enceinte .. .. .. semaines|mois|minutes|perdu|perdues|sang|tot
    coince|coincee|coinces .. .. .. dedans|dessous|voiture|machine|decombres|tracteur|ascenseur
  `,
  emergency_event: `
    coupe|coupee|sectionne|entaille|tranche|brule|brulee|ebouillante|ebouillantee|ecrase|ecrasee|mordu|mordue|pique|piquee ... doigt|doigts|main|jambe|bras|pied|tete|poignet|cou|cuisse|visage|gorge|langue|bouche|vipere|serpent
    huile|eau|friture|vapeur|soupe .. bouillante|brulante|bouillant
    avale|bu|ingere|mange|pris|avalee ... pile|piles|javel|produit|detergent|poison|champignons|baies|piece|aimant|medicaments|cachets|comprimes|antigel|arachides|cacahuetes|noix|crevettes
    medicaments|cachets|comprimes|insuline|dose|pilules ... fois|double|trop|trompe|trompee|melange
    tombe|tombee|chute|percute|percutes|renverse|renversee|fauche .. .. .. echelle|toit|escalier|escaliers|echafaudage|fenetre|balcon|arbre|voiture|camion|bus|train|moto
    eu|avoir|fait|a un? accident|explosion|explose
  `,
  emergency_now: `
    d_un_coup|soudain|soudainement|tout_a_coup|a_l_instant|en_ce_moment|subitement|aidez|secours|urgence|urgent|vite|samu|pompiers|ambulance|112|partout|abondamment|de_plus_en_plus
    vient|viens|vienne|viennent|venons de|d
    il y a .. .. minutes|secondes
    la|maintenant|ca $
    que|quoi|pas .. .. dois|faire|faut|fais|quoi je|$|quoi|faire
    <victim> .. .. reveille|repond|reagit|bouge|respire|parle|tient|arrete .. plus|pas
    ne|n .. .. repond|reagit|bouge|respire|reveille|arrete|obeit|parle .. plus|pas
    attendez|attends .. .. mon|ma|il|elle|je|y
    par|au|sur|suis .. terre|sol|carrelage|seul|seule
  `,
  minor: `
    avant|jusqu|attendre|reste|pour|quand|lorsque .. .. ma|mes|j|je .. majorite|18|dix_huit|aurai_18|serai_majeur|serai_majeure
    <parent> .. .. .. signer|signe|signature|carnet|autorisation|confisque|me_laisse_pas|me_laissent_pas
    mon|ma|mes|notre|prof|heures prof|professeur|maitresse|devoirs|bulletin|principal|principale .. .. principal|principale|maths|college|colle|m|nous|$
    suis|vais|je .. .. au|en .. cdi|college|lycee|sixieme|cinquieme|quatrieme|troisieme|6e|5e|4e|3e $|et|je|la|en|b|a
    passe|passer|revise|reviser|apres|avant .. .. mon|le|du brevet|bac
    cpe|pion|argent .. .. m|nous|mon|de_poche
    j ai .. que|seulement|juste|a_peine|bientot|tout|encore? <young> ans $|et|mais|donc|je|c|seulement|est|alors
    j ai .. <young> ans $|et|mais|donc|je|c|est|alors|seulement|madame|monsieur
    je .. .. suis|encore .. .. mineur|mineure|collegien|collegienne|lyceen|lyceenne|pas_majeur|pas_majeure|enfant|ado .. $|et|mais|donc|je
    pas encore .. majeur|majeure|18
    moins de 18|dix_huit .. ans .. $|et|je
    j|je|vais .. .. .. avoir|fete|aurai|eu .. mes? .. <young> ans .. $|hier|demain|bientot|cette|la|le|en|dans|samedi
    je .. suis|rentre|entre|passe .. .. en .. classe_de|cm1|cm2|6eme|5eme|4eme|3eme|sixieme|cinquieme|quatrieme|troisieme|seconde|premiere|terminale .. $|au|et|je|donc|mais
    ne|nee|nes en <youngyear>
  `,
  threat: `
    je|j|on|nous .. .. vais|veux|jure|compte|allons|va .. .. .. <target>? .. <attack> .. $|<target>|tous|s|si|demain|un|ce|cette|mon
    je|j .. .. <target> .. .. tuerai|buterai|planterai|tue|bute|etranglerai|frapperai|defoncerai|crever
    je|j|on .. .. vais|va .. .. .. faire_sauter|faire_exploser|mettre_le_feu|bruler|incendier|exploser .. .. .. boite|bureau|immeuble|ecole|entreprise|maison|batiment|tout
    apporter|amener|prendre|apporte|amene|prends|viendrai|achete|ai .. .. un|une|mon|avec|l .. .. <weapon> .. .. .. travail|bureau|ecole|boulot|demain|lui|eux|l_attends
    je sais ou .. .. habite|habitez|habitent|habites|vit
  `,
  threat_hint: `
    va|vont|vas|allez .. .. .. le_payer|regretter|s_en_mordre|payer_cher|la_regretter .. $|un|tot
    il_y_aura|va_y_avoir .. .. des? .. morts|blesses
  `,
  threat_part: `
    fusil|flingue|arme|couteau|pistolet|essence|hache|bombe|machette .. .. .. pret|prete|voiture|sac|main|coffre|achete|charge|poche|moi|lui|pere
    avec|ai|a|prends|achete|prendre .. .. mon|un|son|une|l|le fusil|flingue|arme|couteau|pistolet|hache|machette|batte
    vais|va|vont|veux|fais .. .. .. payer|regretter|souffrir|saigner|crever|buter|cramer|exploser|tout_peter|tout_cramer
    prennent|prendre|prendra|touchent|toucher .. .. a .. mon|ma|mes|notre <kin>|famille
    dit|disent|menacent|menace|prevenu .. .. .. si .. .. .. pas|paie|paye|rembourse|parle
    saoul|soul|bourre|ivre|casse|defonce|fracasse .. .. .. crie|hurle|casse|frappe|tout|porte|meubles|vaisselle
  `,
  threat_now: `
    vont|va|allez|ils|il|elle .. .. voir|comprendre|regretter|payer|apprendre
    derriere|devant|dehors|palier|cote|sortie .. .. porte|maison|moi|fenetre|attend|boulot|travail|ecole|lycee
    demain|soir|lundi|vendredi .. je|ils|il|on
    d_ici|avant|jusqu .. .. lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|soir|minuit
    sais .. .. ou|quelle|quand
    jure|promets|peur|terrifiee|terrifie|trouille|prets
  `,
  carer: `
    moi qui tape|ecris|ecrit|remplis|reponds .. .. ma|mon|notre|mes <kin>|patient|patiente
    c est .. sa|son|le|la <kin>|aidante|aidant|auxiliaire .. qui .. repond|ecrit|tape|remplit
    il|elle|maman|papa .. me dicte|dit .. $|quoi|ses|les|ce
    <fill> .. .. .. pour .. ma|mon|notre|une|un|le|la|mes .. <kin>|patient|patiente|resident|residente
    au|en nom de|du .. ma|mon|mes|notre|la|le|mon_mari|patient
    a la place de .. ma|mon|mes|notre|la|le|mon
    <fill> .. .. pour|a lui|elle|sa_place|leur_place
    je .. suis .. .. sa|son|l|la|le .. fille|fils|mere|pere|femme|mari|aidant|aidante|tuteur|tutrice|infirmiere|soeur|frere|epouse|auxiliaire|interprete .. $|et|il|elle|je|de
    <someone> .. ne .. peut|sait|voit .. pas|plus .. .. ecrire|lire|taper|parler|repondre .. .. .. je|donc|alors|c
    c .. est|etait .. .. ma|mon|notre <kin> .. .. qui .. .. patient|patiente|hospitalise|hospitalisee|malade|suivi|suivie|invite|invitee|soigne|soignee
  `,
  grief_hint: `
    il|elle .. est|etait .. mort|morte|decede|decedee $|en|il|depuis|a|chez|l|trois|deux
  `,
};

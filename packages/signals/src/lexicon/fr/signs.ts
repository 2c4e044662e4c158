import type { Signs } from '../lexicon.ts';

/** Structures of signs (who, what, now) over word classes, in French. */
export const signs: Signs = {
  classes: {
    not_mine:
      'etais avais quand autrefois jadis fils fille filles enfants eleves neveu niece petitfils enseigne enseignant enseignante souviens epoque gamins gosses',
    helper: `pompier pompiers ambulancier ambulanciere secouriste psychologue psychiatre psychiatrie therapeute infirmier infirmiere benevole sagefemme urgences urgentiste policier policiere gendarme soignant soignante aide
      hospice palliatifs croquemort funeraire funeraires pompes notaire assureur assurance assurances polars romans ecoute medecin docteur vigile fleuriste boucher bouchere cuisinier cuisiniere ehpad hopital educatrice educateur`,
    toxic:
      'javel pile piles poison comprimes cachets produit detergent lessive aimant aimants bille champignons deboucheur antigel medicaments',
    hazard: 'gaz fumee feu flammes brule cramer essence etincelles incendie',
    stranger:
      'quelqu homme hommes type types mec mecs individu individus gars cambrioleur cambrioleurs voleur voleurs inconnu inconnus',
    intrudes:
      'force forcent forcer casse cassent casser defonce defoncent defoncer fracasse tambourine tambourinent cogne entre entrent entrer rentrer escalade crochete rode rodent grimpe enfonce brise',
    home: 'porte fenetre fenetres vitre serrure maison appartement appart immeuble jardin cave garage balcon volet volets boutique vitrine portail entree cuisine salon',
    unwell:
      'vertige vertiges transpire sue tremble etourdi etourdie nausee nausees vomit vomis bave tousse somnole endort endormi confus confuse pale livide blanc blanche frissonne essouffle suffoque convulse titube faible vaseux',
    offday: 'lundi mardi mercredi jeudi vendredi samedi dimanche demain weekend bientot soir nuit',
    month:
      'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre printemps ete automne hiver noel paques',
    harms:
      'tuer buter crever planter poignarder egorger etrangler casser peter defoncer massacrer fracasser demolir eclater bruler cramer descendre flinguer abattre saigner ecraser empoisonner regler trancher briser exploser frapper cogner noyer tabasser venger',
    harmed: 'gueule dents tete jambes bras nez gorge machoire genoux crane visage doigts cotes compte peau mal rotules',
    building:
      'bureau bureaux immeuble boite entreprise ecole college lycee clinique hopital mairie magasin usine agence caf commissariat tribunal eglise mosquee synagogue baraque maison voiture cabinet centre',
    illness: 'cancer covid avc accident infarctus suicide leucemie tumeur pneumonie alzheimer overdose meningite',
    elder: 'maman papa mamie papi papy mamy mere pere grandmere grandpere mami tata tonton pepe meme',
    exam: 'devoirs devoir brevet bac interro interros controle dictee expose colle pronote recre permanence dnb maths svt',
    grade:
      'sixieme cinquieme quatrieme troisieme seconde premiere terminale 6e 5e 4e 3e 2nde 1ere 6eme 5eme 4eme 3eme cm1 cm2 ce1 ce2 cp primaire',
    child: 'petit petite bebe fils fille gamin gamine petiote garcon',
  },
  trade: `
    suis|comme|travaille|bosse|ecris|vends|tant_que .. .. .. <helper>
    film|serie|documentaire|roman|polar|episode|podcast .. .. .. ou|qui|dans|sur
  `,
  emergency: `
    <someone>|<child> .. .. .. tombe|tombee|chute & saigne|sang|inconscient|bouge|repond
    enceinte & saigne|sang|contractions|douleurs
    <child>|<kin> .. .. .. trouve|attrape|ouvert|vide|pris .. .. .. <toxic>
    alarme .. .. .. sonne|hurle & fumee|tete|vertiges|feu
    <stranger> .. .. est|sont|vient|a|s_est .. .. entre|rentre|introduit|introduits|entres .. chez|dans
    perd|perds|perdu|vide .. .. .. beaucoup_de|tout|plein_de|son sang
    saigne|saignent .. .. beaucoup|abondamment|fort|enormement
    ecume|mousse .. .. bouche|levres
    guepe|abeille|frelon|guepes|arachide|cacahuetes|noix|pique|piquee & gonfle|gonflee|enfle|plaques|gorge|respirer
    il|elle .. .. y a .. .. feu|flammes|fumee dans|sur|chez|a|sous|partout|au
    <kin>|<child>|il|elle .. .. a|vient .. .. bu|avale|mange|avaler|boire|manger .. .. .. <toxic>
    il|elle|bebe|<child> .. .. est|devient .. tout|toute? bleu|bleue|violet|violette|gris .. $|et|du
    ma|mon .. langue|gorge .. gonfle|enfle|serre|ferme|gonflee
    elle|il|<someone> convulse|convulsionne|s_etouffe
    sent|sens|vois|voit|odeur|y_a ... <hazard> $|chez|dans|partout|sous|qui|et|ici|la|depuis
    <hazard> .. .. entre|passe|sort|envahit|monte|rentre|arrive|remplit .. .. .. sous|dans|par|porte|escalier|cuisine|appartement|couloir
    <stranger> ... <intrudes> ... <home>|dans|chez
    <stranger> ... <home> ... <intrudes>
    <someone>|<child> .. .. se? .. reveille|respire|reagit|repond|bouge .. .. pas|plus|mal $|et|il|elle|du|aidez|ou|normalement|quand
    arrive|arrivons|peux .. pas .. a? .. la|le|l reveiller
    coince|coincee|enferme|enfermee|bloque|bloquee ... feu|flammes|fumee|incendie|gaz
    <pain>|mal|serre|poids|etau|elephant .. .. .. poitrine|coeur & bras|machoire|transpire|sueur|sueurs|respirer|epaule
    <someone>|<child> ... <unwell> & bleu|bleue|inconscient|inconsciente|respire|evanoui
  `,
  emergency_part: `
    <stranger> ... <home>
    par|a|au terre|sol & bouge|repond|parle|reagit|inconscient|mamie|papa|<kin>
    sens|sent .. .. plus|pas .. .. mes|ma|mon|ses .. <limbpart>|jambes|mains|pieds
    tient|tiens|serre .. .. .. poitrine|coeur|ventre|gorge
    <stranger> .. .. avec .. un|une couteau|arme|batte|barre|cagoule|hache
    je|j|il|elle|me|m|<someone>|<child> .. .. .. <unwell>
    <limbpart>|bouche|langue|levres|gorge|visage|bras|cote .. .. .. engourdi|engourdie|gonfle|gonflee|gonflees|gonflent|bleu|bleues|paralyse|tombe|tombante|tordue|deforme|picote|fourmille|lourd|serre|ferme|insensible
    sens|sent|peux|peut|arrive .. plus|pas .. .. .. bras|jambe|jambes|main|parler|bouger|respirer|marcher|tenir|voir|avaler|lever
    mal|douleur .. .. .. poitrine|tete|bras|thorax|ventre|machoire
    vois|voit|parle .. .. .. flou|double|trouble|rien|bizarrement|travers|bizarre
    plein|beaucoup|partout|flaque|mare .. de? sang
    sang .. .. .. partout|coule|gicle|arrete|pisse|saigne|bouche|tete
    pris|prise|avale .. .. .. trop|double
    ca|odeur .. .. sent .. .. .. <hazard>
    <stranger> .. .. .. couteau|arme|batte|crie|hurle|menace|barre
    me|m .. .. sens .. .. .. bizarre|partir|mal|drole|faible
    <hazard> .. .. .. porte|cuisine|couloir|escalier|maison|appartement|immeuble|partout
  `,
  emergency_event: `
    avaler|avale|bu|boire|mange|ingere|aval ... pile|comprimes|cachets|medicaments|javel|produit|piece|aimant|aimants|bille|lessive|deboucheur|plante|champignons|capsule|perle|quelque_chose|bouton|cigarette
    tombe|tombee|chute|chuter|tomber|glisse ... escalier|escaliers|echelle|toit|echafaudage|velo|cheval|douche|baignoire|tete|terre|balcon|etage
    insuline|comprimes|cachets|dose|medicaments|piqure ... deux_fois|double|trop|erreur|trompe|mauvais
    deux_fois|double|trop .. .. .. insuline|comprimes|cachets|dose|medicaments
    viens|vient|venons .. .. de .. .. .. tomber|chuter|s_effondrer|s_ecrouler|faire_renverser|renverser|s_evanouir
    couteau|scie|tronconneuse|hache|verre|machine|friteuse|casserole & doigt|doigts|main|pouce|bras|jambe|pied|visage
  `,
  emergency_now: `
    viens|vient|venons de
    sais|sait .. pas .. .. .. combien|quoi_faire|que_faire|lesquels|lequel
    reveille|respire|reagit|repond|bouge .. plus|pas
    entends|entend|j_entends .. .. .. pas|voix|quelqu|le|la|des|bruits
    cache|cachee|enferme|enfermee|seul|seule .. .. .. dans|chez|placard|salle|avec|$
    attendez|attends|vite|secours|urgence|aidez
    il|elle crie|hurle|pleure|s_endort|vomit|tremble
    et|mais .. ma|mon .. .. .. reveille|respire|bouge|repond
    descend|remonte|irradie .. .. .. bras|machoire|dos|epaule
  `,
  minor: `
    suis|vais|vas|entre au college
    <parent>|maman|papa .. .. signe|signent .. .. mon|mes|ma|mot|carnet
    nous|on|je|j|mon|mes|notre ... devoirs|recre|pronote|interro|brevet|colle|permanence|argent_de_poche
    maman|papa|parents|mere|pere .. .. veut|veulent|laisse .. .. pas|plus .. .. que? .. je|j
    j|je .. ai|aurai dix sept|six ans
    suis|passe|entre|rentre|redouble|vais .. .. .. en|au|de <grade> .. $|et|au|b|a|on|donc|dans|section|generale|cette|l|mais|je
    mon|mes|ma|fais|faire|fini|finir|apres|avant|passe|passer|revise .. .. <exam> $|et|d_abord|en|de|avant|demain|donc|cette|pour|j|sinon
    au|le college|lycee $|on|et|donc|ou|mais|c|j|avec|a
    <parent>|maman|papa|parents .. .. .. dit|dit_que|veut|veulent .. .. .. peux|dois|droit|pas .. $|que|faire|jusqu|apres|le|avoir
    <parent>|maman|papa|parents .. .. m|me|nous laisse|laissent|autorise|oblige|confisque|interdit|interdisent|punit|a_confisque|ont_interdit|laissent_pas
    <parent>|maman|papa|parents ... signer|signe|signent|signature|autorisation|autoriser
    autorisation|signature .. .. parentale|mes_parents|ma_mere|mon_pere|maman|papa|parents
    <parent>|maman|papa .. .. qui .. a|prend|gere|garde|paie .. .. .. code|compte|rendez|rendezvous|mot
    pas .. .. le droit .. .. .. portable|telephone|college|sortir|ecole
    notre|nos|la|le prof|profs|maitresse|maitre|cpe|surveillant|pion .. .. nous
    notre|nos|ma|la prof|profs|maitresse|cpe .. .. .. m|nous .. dit|demande|donne|laisse|confisque|puni
    suis|encore .. .. trop jeune .. $|pour
    pas .. .. encore .. .. .. majeur|majeure|18|dix_huit
    suis|encore .. .. mineur|mineure|collegien|collegienne|lyceen|lyceenne|ecolier|ecoliere|ado .. $|et|donc|mais|alors|je|au|en
    vais|vas|bientot|aurai|ai_eu|fete|feter|fais .. .. .. avoir|mes|bientot|eu|avoir_mes? .. 8|9|10|11|12|13|14|15|16|17|<young> ans
    quand .. j|je .. aurai|serai .. .. 16|18|seize|dix|majeur|majeure
    <young> ans .. et_demi|et_quart .. $|et|donc|je|j
    mon|mes|de|l argent_de_poche|carnet_de_correspondance|cartable|bulletin|emploi_du_temps|colonie|stage_de_troisieme|stage_de_3eme
  `,
  threat: `
    vais|veux|va|allons .. .. lui|leur|vous|te .. tirer|rouler dessus
    vais|veux|allons .. .. l|le|la|les .. pousser|jeter|balancer .. .. .. <high>|escalier|escaliers|quai
    bruler|brule|enterrer .. .. .. vif|vive|vivant|vivante|vifs|vivants
    sortira|sortiront|sortir|repartira|repartiront|partira .. .. .. vivant|vivante|vivants
    va|vont|allez .. crever|mourir|saigner|bruler & charge|occupe|moi|jure|demain|soir
    je|j .. .. .. le|la|les|l|lui|leur|te|vous bute|creve|flingue|egorge|descends|massacre|saigne|eventre|etrangle|poignarde|bousille|eclate .. $|demain|si|tous|ce|c|quand|et|un
    je|j .. .. .. lui|leur|te|vous .. .. mets|colle|tire|plante|fous .. .. .. balle|couteau|plomb|coup|tete|ventre
    vais|veux|va .. .. planter|eventrer|decapiter|lyncher|flinguer|buter|egorger|zigouiller .. .. ce|cette|le|la|mon|ma|un|les|l|tous|mes
    poser|mettre|pose|fabriquer|mets .. .. bombe|bombes|explosif
    couper|coupe|sectionner|trafiquer .. .. .. freins
    machette|fusil|pistolet|revolver|flingue .. pour .. .. voisin|voisine|chef|patron|ex|juge|prof|lui|elle
    vais|allons|veux|jure|compte .. .. .. lui|leur|te|vous|l|le|la|les .. .. .. <harms>|faire|mettre .. .. .. <harmed>|balle|tres_mal|paye|payer|payera
    vais|va|allons .. .. .. l|le|la|les|leur|lui|vous|te <harms> .. $|c|et|avec|un|des|quand|samedi|des|demain|tous|je|si
    vais|allons|veux .. .. .. faire .. lui|leur|la|l|le|te .. .. payer|regretter|peau|mal|souffrir
    lui|leur .. .. faire|fais|ferai .. .. .. mal|peau|payer|la_peau|fete
    vais|allons|ferai|veux|mettre|mets .. .. .. bruler|cramer|sauter|exploser|feu|incendier .. .. .. <building>
    <building> .. .. .. avec .. .. eux|tout|ceux .. dedans
    attends|attendrai|serai|attendre ... avec .. .. .. <weapon>|batte|marteau|barre|couteau|couteaux
    pris|prends|ai|emporte|emporter|apporter|apporte .. .. .. couteau|flingue|arme|batte|marteau|fusil|carabine ... sac|voiture|poche|boulot|travail ... pour|contre .. .. .. collegue|chef|elle|lui|eux|patron|ex
    mettre|mets|mis|verser|verse ... poison|mortauxrats|javel|antigel|rats ... cafe|repas|soupe|verre|plat|the
  `,
  threat_hint: `
    sais|connais|trouve .. .. .. enfants|gosses|fille|fils|femme .. .. .. ecole|habitent|vont|creche|vivent
    va|aura .. y? .. avoir|aura .. .. morts|blesses|sang
  `,
  threat_part: `
    <target>|il|elle|ils ... finir|finira|finiront|finit .. .. .. cercueil|terre|cimetiere|morgue|trou|fauteuil|hopital
    qu|que .. ils|elle|il|tous .. crevent|creve|brulent|meurent
    aiguise|charge|astique .. .. .. couteau|fusil|arme|hache
    <weapon>|batte|marteau|barre|bidon|poison .. .. .. sac|voiture|poche|coffre|manteau|tiroir|pret|prete|charge|chargee|main
    ni|pas|plus|personne .. .. .. verra|verront|sortira|sortiront|marchera|marcheront|rira|riront|vivra|vivront|passera|passeront|reverra .. .. .. noel|jour|vivant|vivante|plus|$|hiver|lendemain|bientot|demain|semaine
    ne|n .. .. verra|verront|sortira|sortiront|marchera|marcheront|rira|riront|rentrera|vivra
    elle|il|ils|elles|tu|vous .. .. verra|verront|verrez|verras|regrettera|regretteront|payera|paiera|paieront|souffrira|souffriront .. $|bien|ce|cher|tout|de|ca
    va|vont|vas .. .. le? .. payer|regretter|souffrir|saigner|pleurer .. $|cher|pour|tout|de
    <harms> .. .. .. gueule|dents|jambes|gorge|tete
  `,
  threat_now: `
    c|ce .. est|sera .. .. premier|premiere|prochain|prochaine
    je|j .. .. jure|promets|veillerai
    je|j .. m .. en occupe|charge|occuperai
    sais|connais|trouve .. .. .. ou|quand|par|adresse|heure|quelle .. .. .. habite|rentre|gare|travaille|vit|sort|dort|ecole|adresse|finit
    suis .. .. serieux|serieuse
    pas .. .. .. rigole|plaisante|blague|menace|bluffe|air
    plus|rien .. a .. perdre
    m .. en fous|fiche .. .. .. prison|taule|flics|consequences|police
    c .. est .. decide|prevu|pret|fini
    si elle|il|ils .. .. .. me|m|encore|touche|quitte|parle|revient|recommence|appelle
    encore une fois
    attends|attendrai|serai|attendre .. .. .. <offday>|sortie|parking|dehors|devant|coin
    jure|promets|serment
    qu|que elle|il .. .. .. gaffe|mefie|attention|tranquille
  `,
  grief: `
    <my> .. <kin> decede|decedee|defunt|defunte|disparue
    a pas pu|reussi .. .. sauver
    <kin>|<elder> .. vient|viennent .. de .. mourir|deceder|partir|nous_quitter
    viens|venons|vient .. de .. perdre .. .. <kin>|maman|papa|<my>
    disperse|dispersees|dispersons|garde .. .. cendres
    dit|faire|fait .. adieu|adieux .. .. <elder>|<kin>|ma|mon|lui
    nous a|ont quitte|quittes|quittees
    enterre|enterree|inhume|incinere|incineree|obseques|enterrement|inhumation|cremation & <kin>|<elder>|samedi|semaine|mois|hier|demain|<month>|lundi|mardi|jeudi|vendredi
    avons|on|a|ont enterre|incinere|enterree
    depuis|quand|apres|avant .. .. que .. .. .. est|a|nous .. .. parti|partie|mort|morte|decede|decedee|disparu|quittes|plus_la
    <kin>|<elder>|il|elle .. .. n|nous .. .. est|a .. .. plus|quittes .. la|$|de_ce_monde|parmi
    cimetiere|colombarium|cendres|urne .. .. $|j|je|tous|chaque|de|et|avec|du
    ca|sa|ses|son|leur tombe|cendres|urne|cercueil|obseques|enterrement|deces
    perdu & <my>|notre|son|sa|un|une|des|leur|maman|papa .. .. <kin>|maman|papa|petit|petite|bebe|jumeau|jumeaux|enfant
    emporte|emportee|mort|morte|decede|decedee|partie|parti|perdu|perdue|perdus ... <illness>
    <illness> .. .. .. emporte|emportee|fatal|foudroyant|generalise_et
    veuf|veuve|veuvage|endeuille|endeuillee|orphelin|orpheline
    feu mon|ma|mes|notre
    mon|ma|notre|nos .. .. .. defunt|defunte|regrette|regrettee .. <kin>
    fausse|faussecouche couche
    mort|morte|ne nee|ne|subite_du_nourrisson|subite|in_utero
    s .. est .. .. .. eteint|eteinte|suicide|suicidee|donne_la_mort|noye|noyee .. $|en|dans|paisiblement|la|il|elle|hier|a
    deces|mort|perte|disparition de|du .. .. <my>|ma|mon|notre|mes|papa|maman .. .. <kin>
    accompagne|accompagnee|soigne|veille .. .. .. jusqu .. .. bout|fin|dernier
    ses derniers|dernieres jours|semaines|heures|instants|moments|mois
    conge .. .. .. deces|deuil
    lui|elle|il|maman|papa me manque
    me|nous manque .. .. .. depuis|tellement|chaque
  `,
  violence: `
    s|si .. il|elle .. .. voit|apprend|sait|decouvre|trouve|tombe ... tuer|frapper|payer|cher|taper|tue|frappe|tape|peur|massacre
    quand|jusqu|des_qu .. .. il|elle|papa .. .. .. rentre|bu|dort|endorme|boit & cache|cachons|enferme|enfermons|taisons|planque
    si je .. .. pars|parle|quitte|m_en_vais ... il|elle .. .. me|m|nous .. retrouvera|tuera|tue|prendra|retrouve
    peur|veux|ose|envie|pas|evite .. .. .. rentrer|retourner .. .. .. maison|chez|soir|$|a_la_maison & il|elle|lui|mari|conjoint
  `,
  wish_to_die: `
    plus|bientot .. .. .. probleme|souci|charge|poids .. pour personne|eux|vous|ma|mes
    plus|aucune|pas .. raison de .. .. lever|vivre|continuer|rester|battre
    egal|fous|importe .. .. .. si je .. .. meurs|vis|reveille|suis_la
    an|annee|noel|ete|printemps|rentree|mois & serai|sera|vais_etre .. .. plus la|$
    dormir|endormir|coucher ... plus|pas|jamais .. .. .. reveiller|revenir|ouvrir|lever
    plus|aucune|aucun|pas .. .. .. issue|chemin|sortie|avenir|porte_de_sortie .. $|que|a_part|sauf|pour
    sans|si .. moi|j_etais .. .. .. $|mieux|plus_la & mieux|sortiraient|respireraient|tranquilles|heureux|soulages|libres
    personne .. .. .. remarquera|remarquerait|manquerai|verrait|apercevrait|trouverait .. .. .. si|avant|jours|semaines|absence|que
    reste|restais|tiens|tenais|restee .. .. .. que|seulement|juste .. pour .. .. lui|elle|eux|mes|ma|mon|enfants
    je .. .. .. poids|fardeau|charge|boulet .. .. .. pour|$|eux|tous|ma|mes
    vois|voir|imagine .. .. .. pas|plus|aucun .. .. .. avenir|moi|la|demain|suite
    plus|jamais .. .. .. derange|derangerai|embeterai|gener|generai|encombrer|peserai .. .. .. personne|$|eux|vous
    <high>|quai|falaise|parapet|berge & regarde|reste|arrete|debout|fixe & longtemps|vide|pas|soir|eau|sauter
  `,
  hints: `
    <offday>|apres|bientot .. .. .. tout|ca|ce .. .. .. fini|termine|arrete
    tout .. .. .. fini|termine|s_arrete|finir .. .. .. <offday>|bientot
    retard ... crie|enerve|paie|colere|frappe
    derniere|dernier|dernieres .. .. .. fois|chose|personne|message|conversation|questionnaire .. .. .. je|que|a|avec|parle|ecris|vous
    merci .. .. .. gentil|gentille|ecoute|ecoutee|ecoute_moi|tout|patience
    dites|dire|dis ... pardon|desole|desolee|faute|aime|aimais|pardonne
    adieu|portez|prenez .. .. vous|bien|soin
    c|est|pas .. .. .. faute .. .. de .. personne|eux|elle|lui
    comprendront|comprendra|comprendrez|pardonneront .. .. plus_tard|un_jour|apres|$
    tout|affaires|papiers .. .. .. range|regle|pret|prete|ordre|trie|paye|prepare|boucle|resilie
    donne|donnes|confie|legue|vendu|place ... plantes|chien|chat|guitare|livres|affaires|bijoux|velo|outils|voiture|montre
    mot|lettre|lettres|testament .. .. .. pour|table|ecrit|laisse|enfants|fille|fils|femme|tiroir|chacun
    soulage|soulagee|apaise|apaisee|rassure|paix|soulagement
    comprimes|cachets|medicaments|somniferes|pilules|insuline|morphine .. .. .. cote|garde|compte|stock|tiroir|mets|reserve|assez|economise
    garde|stocke|compte|cache|economise .. .. .. comprimes|cachets|medicaments|somniferes|pilules
    plus .. .. .. force|courage|energie
    decide|choisi|fixe|sais .. .. .. <offday>|date|jour|quand|ce_que|comment|$
    fatigue|fatiguee|lasse|epuise|epuisee|marre .. .. .. reveiller|lutter|tout|battre|vivre|semblant
    plus|pas .. .. .. besoin .. .. .. rendez|suivi|prochain|ca|rien|$
    personne .. .. .. ennuis|embete|derange|soucis|problemes
    assurance .. .. .. paie|paye|paiera|versera|touche
    il|elle|mari|conjoint|compagnon .. .. .. trouve|verifie|controle|fouille|surveille|compte|lit|suit|vu|chronometre .. .. .. mes|mon|telephone|messages|tout|tickets|ma|depenses|kilometres
    peur|veux|ose|pas|evite .. .. .. rentrer|retourner
    il|mari|conjoint|elle .. .. .. bu|boit|enerve|furieux|colere|saoul|ivre|mauvaise_humeur|paie
    fond .. teint
    maquillage|maquille|bleus|bleu|hematome|ecchymose|coquard|oeil_au_beurre|lunettes_de_soleil|manches_longues|col_roule|foulard
    dit|raconte|explique|disais .. .. .. tombe|tombee|escalier|cognee|porte
    demander|permission|autorisation ... avant .. .. .. acheter|sortir|depenser|voir|parler
    enferme|enfermons|cache|cachons|verrouille .. .. .. jusqu|quand|tant|avec_les|salle
    enfants|petits|tout_le_monde .. .. .. taisent|silence|bougent|cachent|planquent
    marche .. .. sur .. .. oeufs
    occuper|occupez|occupe .. .. .. chien|chat|enfants|mere|fils|fille|lui|elle
  `,
  figures: `
    prend|pris|prenait .. .. la tete
    bout .. rouleau avec
    tue|tuee .. a la|cette tache
    suis|etais|travaille|bosse .. prof|maitresse|maitre|instit|professeur ... <grade>|college|lycee|primaire
    plus la .. .. .. retraite|conge|conges|vacances|parti|contrat|mutation|demenage|poste
    retraite|mutation|demission|demenage|conge|conges|contrat ... plus la
    etrangler|tuer|bruler|fracasser|casser|buter|frapper .. .. cette|cet|ce|l|la|le .. <device>|reveil|photocopieuse|machine|scanner|telephone|bouilloire .. .. un_jour|$
  `,
  wish_figures: `
    parti|partie|partis au|aux|pour|chez|vivre|travailler|faire|habiter|avec
    pris|prend .. .. la tete
    parti|partie|partis .. en|a|au|pour|chez|dans .. retraite|vacances|conge|travail|bureau|etranger|autre|concurrence|concurrent|cours|poste
    depuis|quand|apres .. que .. .. <work>
    enterre|enterree|mort .. .. .. projet|idee|dossier|hache
    projet|dossier|idee|debat|sujet .. .. .. enterre|mort|morte
    perdu|perdus .. .. .. client|clients|temps|argent|match|cles|dossier|donnees|fil|habitude
    pompes|entreprise|chambre funebres|funeraire
  `,
};

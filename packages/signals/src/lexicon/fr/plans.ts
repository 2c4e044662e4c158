/** Attempts, plans, means and farewells, in French. */
export const plans = `
    <pills>|insuline|dialyse|traitement ... ... expres|volontairement|mourir
    arbre|mur|platane|pont|camion|virage|pilier ... ... kmh|fond|vitesse|100|120|130|140|160|180|ceinture
    ne|pas|sans .. .. freiner|freine|tourner|m_arreter|arreter ... falaise|pont|virage|mur|arbre|ravin
    gratte|mords|griffe|frappe|arrache|tape .. .. .. .. sang|saigner|saigne
    doigts|bord|pres|limite .. .. de|d .. tout|en|sauter|faire|me .. .. finir|arreter|lacher|sauter|betise|bon|connerie|craquer|tuer|pendre
    tout .. arreter|arrete|finir .. pour .. de bon
    ecrase|ecrasais|eteins|eteindre|ecraser|eteignais .. .. .. cigarettes|cigarette|clope|clopes|megots|megot .. .. .. bras|peau|main|cuisse|jambe|moi
    <pills> ... ... compte|comptes|compter|comptais .. $|tous|chaque|et|souvent|soirs
    <pills> .. .. .. dans .. mon|ma sac|poche|tiroir|chambre ... compte|attendent|toujours|prets|garde|$
    pont|toit|balcon|quai|rails|falaise|corde|rebord|fenetre ... ... pas|manque|sans .. eu|du? .. le|de courage|ose|pu|couilles
    j|etais|suis|reste ... pont|toit|rebord|quai|rails|falaise ... pas|courage|sauter|heures|longtemps
    fais|ai|faire .. plus|pas .. confiance .. $|avec|quand|seule|seul|lames|ce
    pris|avale|bu ... trop|tellement|tant|boite ... hopital|urgences|reanimation|reveillee|reveille
    reveillee|reveille ... hopital|urgences|rea ... dommage|malheureusement|encore|helas
    choisi|fixe|decide|prevu|note .. .. le|la|l|une|mon jour|date|endroit|heure|lieu .. $|ou|de_ma|pour
    dit|dis|fait|faits|fais .. .. au revoir|adieux|adieu .. a? .. tout|tous|mes|chacun|eux|la_vie
    au revoir a tout|tous|mes|chacun .. .. monde|enfants|proches
    failli|manque|presque|essaye|tente|voulu|pense ... sauter|saute|jeter|pendre|mourir|flinguer $|ici|hier|du|de|sous|dans|par|la_semaine|me|encore|devant|cette
    failli|manque|presque|essaye|tente|voulu|pense|tenter|essayer .. .. .. de|a|d? .. me|m|en|y <tuer>|jeter|foutre|pendre|noyer|finir|ouvrir|couper|rester|passer_par|supprimer
    essaye|tente|voulu|failli|manque .. .. d|de|a? en .. finir
    failli|presque .. .. le|la faire|fait $|hier|cette_nuit|encore
    <veux>|vais|voulais|vais|pense|pensais|envie|veux ... sauter .. $|ce_soir|demain|ici|maintenant|bientot|du|d|de|sous|par|dans
    je .. saute|sauterai|sauterais .. $|ce_soir|demain|bientot|du_pont|du_toit
    me jeter|jete|jeterais|balancer|balancerais|lancer .. .. sous|devant|par|du|dans|d .. .. <high>|rer|tramway|vide|eau|seine|fleuve|riviere|lac|rails
    sous|devant .. le|un|la|les train|metro|rer|camion|bus|tramway|tram|rails|roues .. $|me|je|sauter|sauterais|finir
    du|d .. un? haut|toit|pont|balcon|immeuble|quatrieme|cinquieme ... jeter|sauter|tomber|saute|balancer|lancer
    pris|avale|prends|avaler|gobe|prendre .. .. .. tous|toutes|tout|trop|toute|la_boite|plein .. .. .. <pills>|medicaments|medocs|somniferes|boite
    <pills>|medocs .. .. .. caches|de_cote|prets|gardes|alignes|stock .. .. $|nuit|pour|et|lit
    stocke|garde|cache|accumule|mets|mis|economise|collectionne .. .. .. <pills>|medocs|somniferes
    ma|une|deux|premiere|deuxieme|derniere|apres|depuis|fait|plusieurs .. ts|tentative|tentatives .. $|de|l|il|quand
    lavage d estomac
    j|je|un|mon .. ai|plan|a .. .. plan|prevu|prepare|decide|choisi|fixe ... lettre|lettres|corde|date|comment|cachets|mourir|jour|pont|finir|quand_je
    j|je .. .. sais|ai_decide|ai_choisi|ai_prevu|reflechi .. .. .. comment|quand|ou|a_comment .. .. je|j|m .. .. vais|ferai|ferais|mourir|faire|partirai|finirai|y_prendre|prendre
    ecrit|ecrire|fini|redige|prepare|laisse|laisser|ecris .. .. .. lettre|lettres|mots|mot|testament .. .. $|pour|a|d_adieu|aux .. .. $|ma|mes|mon|enfants|famille|tous|chacun
    lettres .. .. .. ecrites|pretes|finies
    lettre|mot .. .. d adieu|adieux
    affaires .. .. en ordre .. .. $|avant|pour
    donne|donner|distribue|distribuer .. .. .. toutes|mes|tout .. .. affaires|choses|mes_affaires
    dit|dire|fais|faire|fait .. .. .. mes|adieu|au_revoir_a_tous|un_dernier .. adieux|a|au_revoir|$
    adieu .. $|tous|tout|a|mes|les|la|maman|papa
    c|ce .. .. est|sera|etait .. mon|ma|le|la .. .. dernier|derniere .. .. message|noel|anniversaire|mot|lettre|nuit_sur|jour_sur
    derniere|dernier .. fois|message .. .. que .. .. vous|tu .. m|me|entendez|lisez|parle
    entendrez|entendras|verrez|reverrez|reverra .. plus .. .. parler|jamais|$
    achete|commande|prepare|trouve|pris|cache|garde|noue|accroche|vole .. .. .. <means> .. .. $|deja|hier|pour_me|sous|dans_ma|et_je|au
    ai .. deja .. .. <means>
    <means> .. .. .. est|sont|a|au|sous|autour|prete|pret|dans|cachee|cache .. .. prete|pret|prets|prepares|cou|oreiller|lit|matelas|poutre|attend
    noeud coulant
    cherche|regarde|lu|tape|recherche|google .. .. .. sur_internet|comment|moyens|methodes|facon .. .. .. mourir|se_tuer|me_tuer|se_pendre|suicider|souffrir|en_finir|douleur|me_pendre
    mourir .. .. sans .. .. souffrir|douleur
    imagine|demande|demandais|pense ... si .. .. je|j .. .. sautais|lachais|mourais|tournais|foncais|disparaissais|coupais|avalais
    imagine|imagines|vois .. .. .. morte|mort|pendu|pendue|cercueil .. $
    lacher|lache|tourner|donner .. .. .. volant|coup_de_volant
    coup de volant
    contre .. .. un|le|les arbre|mur|platane|poids_lourd|camion $
    <limb> .. .. .. lame|rasoir|cutter|ciseaux|couteau|briquet .. $
    lame|rasoir|cutter|ciseaux|couteau|briquet|verre|compas ... mes|mon|mes|la|le|poignets .. .. bras|poignets|poignet|cuisses|cuisse|peau|veines|ventre
    coupures|cicatrices|entailles|marques|coupure .. .. .. bras|poignets|poignet|cuisses|avant
    m|me ouvre|ouvrir|ouvert|ouverte|entaille|taillade|lacere|griffe|coupe|couper|brule|mutile|scarifie .. .. les|le|mes|la|encore .. bras|veines|poignets|cuisses|avant|peau|ventre
    je|j|me|ai .. .. me|recommence|recommencais|continue|suis .. .. a|remise|remis? .. .. me couper|scarifier|mutiler|bruler|faire_du_mal|faire_mal|faire_vomir|blesser
    me coupe|scarifie|mutile|brule|blesse|griffe|frappe|fais_vomir|fais_saigner|taillade .. .. $|depuis|quand|pour|tous|chaque|encore|en|souvent|le|la|dans
    rechute|rechuter|craque .. .. .. coupe|lame|mutile|couper|coupee|bras|scarifie
    manches longues .. .. .. cacher|cache|voie|voit|pour|ete
    saigner|saigne .. .. $|pour|jusqu|sentir
    vomir|vomis .. .. .. expres|apres|chaque|tous
    me prive|affame .. .. $|de|pour
    je .. me punis|punir
    overdose|surdose|ts $|hier|l|il|de|en|aux
`;

/** No future, no wish to wake, being a burden, life without somebody, euphemisms. */
export const despair = `
    serai|suis|serais .. .. bientot .. .. <mort>
    bientot .. .. <mort> .. $|de|et
    espere|voudrais|prie|souhaite|veux|aimerais|juste ... ... coeur|souffle ... arrete|lache|cesse|batte_plus|stoppe
    anniversaire|noel|soir|nuit|jour|annee|hiver ... ... pourvu|espere|prie|souhaite ... dernier|derniere
    reveiller|vivre|mourir|vive|meure|reveille|reveiller_demain ... ou ... egal|indifferent|fous|fiche|pareil|importe
    egal|indifferent|pareil|fous|fiche ... reveiller|vivre|mourir|meurs|reveille|vive|meure
    si|quand je|j .. arretais|arrete|cessais|cesse .. de .. respirer|vivre|exister|battre
    laissez|laisse|laisser .. moi|me .. partir|mourir|m_en_aller|tranquille_mourir
    autant|aussi .. .. etre? .. mort|morte|mourir|crever
    contents|content|heureux|soulages|soulage|tranquilles|ravis|debarrasses ... plus .. .. m|me|moi .. avoir|voir|supporter|entendre|la
    casse|tire|barre|vais|partir|pars|sors|m_en .. .. de|d .. ce|cette monde|terre|vie|enfer
    vais|irai|pars|partirai ... mer|riviere|lac|eau|pont|foret|fleuve|bois|rails ... reviens|reviendrai|rentre|rentrerai .. .. pas|plus|jamais
    reviens|reviendrai|reviendrais|rentrerai plus|jamais .. $
    fermer|ferme|ferme .. les .. yeux ... arrete|finisse|jamais|toujours|fini|plus|rouvrir
    si .. je|j .. .. mourais|disparaissais|creve|crevais|n_etais|meurs
    je|j ... <veux>|devrais|merite|aurais|merde|faut .. .. mourir|crever|mort|morte|disparaitre .. $|et|ou|quand|dans|avant|mais|avec
    prie|priais|demande|supplie|espere|voudrais ... ... mourir|partir|reveiller|mort .. dans|pendant|plus|jamais|$ .. mon|le|sommeil|$
    mourir|partir|m_en_aller|mort dans mon sommeil
    vie .. .. .. finie|terminee|foutue|fichue|gachee|derriere .. $|il|et|pour|je|rien|moi
    verrai|verra|connaitrai .. .. pas|jamais|plus ... fin|noel|ete|printemps|annee|anniversaire|demain
    sans <my> <kin> ... rien|vide|envie|rejoindre
    <veux>|prefere|prefererais|voudrais|aimerais|mieux|rever|espere|esperer .. .. .. ne|plus|pas|jamais .. .. .. me|m? .. .. reveiller|reveille|exister|vivre|etre_la|etre_ici|respirer|etre_nee|etre_ne
    ne|n|plus|pas .. .. .. me|m? .. reveiller|exister|etre_la|etre_ici|vivre .. .. $|du_tout|jamais|demain|un_jour
    decu|decue|triste|pleure|colere|marre|desolee ... me|suis|etre|toujours .. .. reveille|reveillee|reveiller|vivant|vivante|en_vie .. $|encore|matin|ce
    endormir|endors|coucher|fermer .. .. .. <neg>|jamais|toujours .. .. .. reveiller|rouvrir|reveille
    prie|priais|priere|prieres|demande|supplie|dieu|seigneur|bon_dieu|ciel ... me|m|ma|mourir|mort .. .. .. prenne|prends|prendre|rappelle|rappeler|emporte|emmene|vienne|mourir|mort|laisse|chercher|delivre|reprenne
    prie|priais|priere|supplie ... mourir|mort|fin|en_finir
    laissez|laisse|laisser .. moi|me mourir|partir_pour|crever
    suicide|mort|mourir .. .. .. .. je|j|m|me|y .. .. .. pense|songe|reve|obsede|veux|hante|attire|soulagerait|envisage|trotte
    suicide|mort|mourir|suicider ... seule|seul|meilleure|derniere|unique|solution|option|issue|delivrance|choix|soulagement|reponse|sortie
    seule|seul|derniere|meilleure|unique|plus_que ... solution|issue|option|choix|chose|sortie|facon ... suicide|mort|mourir|<tuer>|sauter|disparaitre|partir|en_finir
    pense|pensees|penses|songe|idee|idees|obsede|reve|pensais ... suicide|mort|mourir|suicider|en_finir|sauter|me_tuer
    y pense|songe|pensais .. .. .. tous|chaque|tout|souvent|jour|sans|toutes|nuit ... $|jours|mourir|nuits|sauter|suicide
    ^ suicidaire|depressive_et|depressif_et
    vois|voir|imagine|ai|envisage|projette|reste .. .. <neg>|aucun|plus|sans .. .. .. avenir|futur|lendemain .. .. $|pour_moi|devant|possible
    aucun|plus|pas .. d? avenir|futur .. .. $|pour_moi|devant_moi|possible
    <neg>|pas|jamais|plus .. .. .. tiendrai|tenir|tiens|arriver|arriverai|atteindre|vivre|survivre|serai|finirai|verrai|voir|passerai|passer .. .. jusqu|a|la|l|le|en_vie|mon .. .. .. <milestone>
    tiendrai|arriverai|survivrai|verrai|passerai|serai|irai|finirai|vivrai .. .. <neg> .. .. jusqu|a|la|l|le|cet|en_vie|mes? .. .. .. <milestone>
    verrai|serai|vivrai|tiendrai|survivrai .. .. <neg> .. .. la|vivant|vivante|vieux|vieille|longtemps|noel|l_annee|l_an|demain .. .. $
    <neg>|plus|pas .. .. .. vivre|continuer|exister|rester|etre|survivre|tenir|respirer|sens .. .. sans lui|elle|eux|toi|maman|papa .. $|plus|du_tout
    <neg>|plus|pas .. .. .. vivre|continuer|exister|rester|survivre|tenir|sens .. .. sans <my> .. <kin>
    vie|vivre|monde .. .. .. sans|depuis .. lui|elle|toi|mon|ma|mes ... <neg>|rien|vide|sens|vaut|insupportable|impossible
    sans|depuis lui|elle|toi|maman|papa|qu_il|qu_elle|sa_mort|son_deces ... <neg>|rien|plus|envie|veux ... vivre|continuer|sens|gout|la_peine|vie|mourir|envie|partir
    depuis|apres|quand .. .. .. mort|morte|deces|parti|partie .. .. ... <veux>|plus|envie .. .. .. vivre|continuer|mourir|la_force|partir|rejoindre|rien
    rejoindre|retrouver|suivre|rejoins .. .. .. <my>|lui|ciel|haut|tombe|paradis|mort|maman|papa .. .. $|<kin>
    le|la|l|les rejoindre|retrouver|suivre .. .. .. bientot|haut|ciel|tombe|paradis|mort|$
    aurais|aurait|devrais|aurait_du|pourquoi ... mourir|mort|morte|partir|prendre .. .. .. place|lui|elle|moi|avec
    supporte|supporter|endure|tolere|encaisse|supporterai|supportais .. .. .. plus|pas|pu .. .. .. la|cette|ma|de|d|vivre|moi .. .. vie|existence|vivre|exister|etre|meme|monde|$
    supporte|supporter .. plus|pas|pu .. .. .. $
    <neg>|plus .. .. .. supporter|supporte|endurer|assumer|affronter|faire_face .. .. .. vie|vivre|moi|existence|un_jour_de_plus|ca|monde
    auraient|aurait|seraient|serait|iraient|irait|vivraient|vivrait|auront|seront|enfin ... paix|tranquille|tranquilles|mieux|soulages|soulage|heureux|libres|libre|simple|leger|bien ... sans_moi|moi|si_je|si_j|debarrasses
    paix|tranquille|tranquilles|soulages|libres|repos|vivraient|heureux ... sans moi
    debarrasse|debarrasses|debarras .. .. .. de .. moi
    suis|juste|que|qu|etre|comme .. .. .. un|une|le|de .. .. fardeau|poids|boulet|charge|dechet|parasite|bon_a_rien|moins_que_rien|deception|rate|fardo
    meritent|merite|meritez|meriterait .. .. .. mieux|quelqu|autre|meilleure .. .. que .. moi
    gache|detruis|ruine|pourris|empoisonne .. .. .. tout|vie|vies|tous .. .. .. $|monde|touche|des_autres|mes|autour|famille
    vaux|vaudrais|vaut .. .. plus|davantage .. .. .. mort|morte
    assurance .. .. .. si|quand|toucheront|apres .. .. .. je|j|ma|mort|meurs|morte
    bouche .. .. de? moins .. .. a nourrir
    marcher|marche|nager|nage|partir|avancer|entrer|rentrer|aller|conduire|m_enfoncer .. .. .. dans|vers|en|jusqu .. .. .. mer|ocean|eau|lac|riviere|foret|fleuve|vagues|neige ... <neg>|plus|jamais|disparaitre|noyer|sans
    <veux>|voudrais|pourrais|envie|juste|aller|vais .. .. .. marcher|nager|entrer|m_enfoncer|avancer|sauter .. .. .. dans|vers|a .. .. .. mer|ocean|eau|lac|riviere|fleuve|vagues|seine .. $|et
    <veux>|voudrais|pourrais|envie|juste|vais|aimerais .. .. .. partir|m_en_aller|disparaitre|aller|marcher|fuir|m_endormir|endormir|dormir ... <neg>|plus|jamais|toujours .. .. .. revenir|rentrer|reveiller|$|retrouve|reveille
    partir|disparaitre|m_en_aller|parti|partie|partirai|loin|pars .. .. .. pour toujours|bon|de_bon
    bientot|demain|ce_soir|ca|tout .. .. .. sera|serait|va_etre .. .. fini|finie|termine|terminee|la_fin .. pour_moi|je|j|et_je
    je|j|moi .. .. .. serai .. .. .. loin|morte|mort|partie|parti|plus_la|libre|libere|liberee|en_paix .. .. $|pour|bientot|demain|quand
    en finir|finirai|finisse|finis .. .. $|avec|ce|une|pour|demain|vite|avant
    mettre|mettrai|mets|mis .. .. .. un|fin .. .. terme|a|point .. .. .. tout|ca|vie|jours|cela|souffrance|final
    quitter|quitte|laisser|partir .. .. .. ce|cette|de_ce .. monde|terre|vie
    tirer|tire .. .. ma reverence
    <neg>|jamais|pas|plus .. .. .. place|faite|fait|destinee|ma_place|envie_d_etre|a_ma .. .. .. monde|vivre|terre|vie|ici_bas
    marre|assez|ras|epuise|epuisee|lasse|fatigue|fatiguee|degoute ... vivre|vie|exister|respirer|etre_en_vie|etre_moi|tout_ca_et|lutter|me_battre|souffrir
    fous|fiche|moque|egal ... vivre|mourir|mort|reveiller|si_je_meurs|vive|meure
    enterrement|tombe|cercueil|cadavre|funerailles|corps .. .. .. mon|mien|ma|moi|je|trouve|trouvera|trouvent|retrouvera|viendrait|pleurerait
    mon|ma|mes enterrement|cercueil|cadavre|funerailles|obseques|tombe
    aurais|aurait|jamais|pas|pourquoi .. .. .. naitre|nee|vivre|etre_la|exister|ete_mise|venir_au_monde|ne_jamais_naitre .. $|du|mieux
    personne|tous|monde|famille|ils .. .. .. veulent|veut|souhaite|souhaitent|prefere|deteste|prefereraient .. .. .. que .. .. je|j .. .. .. meure|sois|disparaisse|morte|mort|parte|creve|creve
    merite .. .. .. de|que .. .. mourir|mort|crever|souffrir
    sais|pas|plus .. .. .. combien|comment|si .. .. .. temps|je|j .. .. .. tenir|tiendrai|vais_tenir|survivre|continuer|survivrai|supporter
    vide|morte|mort|eteinte|eteint .. .. .. dedans|interieur|deja
    plus .. .. .. force|forces|courage|envie|energie|raison|raisons|gout .. .. .. vivre|continuer|lutter|battre|rien|me_lever|avancer|me_reveiller|$
    rien .. .. .. ne|ni .. .. .. retient|attache|retiens|vaut .. .. .. $|ici|monde|vivre|plus
    aidez|aide .. moi .. .. .. mourir|en_finir
`;

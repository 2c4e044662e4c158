/** Harm to oneself and the wish to die, in French. */
export const self_harm = `
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
    m <tuer>|immoler|ouvrir|oter|egorger|etrangler|asphyxier|empoisonner|achever
    me .. <tuer>
    m oter|ote la|ma vie
    mettre|mets|met|mettrai|mis .. fin a|2 mes|ma|tout|mon|cette|la .. jours|vie|tout|supplice|calvaire|existence|$
    en finir|finisse|fini .. avec .. la|ma|cette|tout .. vie|tout|existence|$
    en finir .. pour .. de .. bon
    en finir .. maintenant|ce_soir|definitivement|une_fois|vite|bientot
    <veux> .. .. en .. finir $
    tout .. arreter|finir|terminer .. definitivement|pour_toujours|maintenant_et
    suicidaire|suicidaires
    idees|pensees noires|suicidaires|morbides
    <veux>|pense|pensais|penser|songe|songer|songeais|idee|pensees|pensee|tentative|tente|fait|faire|rate .. .. au|le|un|du|de|a|mon|ma|une .. suicide
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
    <me>|fait|faire|fais|une|d ... overdose|od
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
`;

export const wish_to_die = `
    si .. .. j|je .. .. plus|pas|mort|morte ... changerait|changerai|manquerait|manquerai .. rien|personne|pas
    changerait|changerai rien .. .. pour|pr .. personne
    mieux|serais|etre|voudrais|aimerais ... au|dans|sous .. cimetiere|tombe|terre|cercueil
    fini ... avec .. la vie
    vois .. .. plus|pas .. .. en_vie|vivre|vivant|vivante|vieillir|vieux|vieille
    si .. .. je|j .. .. n existais|etais .. plus|pas
    plus .. .. de .. raison .. de .. .. me|vivre|continuer|lever
    vivre|vive|vis ou mourir|meure|crever
    plus rien .. .. n a .. .. sens|importance
    personne .. .. n|a .. .. besoin .. de moi
    apres ma mort
    quand .. je .. serai .. mort|morte|plus
    ne .. .. plus .. .. exister
    <veux> .. .. <mourir>
    <veux> .. .. .. etre|suis|sois|etais .. .. <mort>
    <veux> .. .. .. <mort> .. .. $
    mieux|mieux_si .. .. etre? <mort>
    autant .. .. <mourir>|<mort>
    <mourir> .. .. plutot|vaut|soulagement|maintenant|serait|est_ma
    si .. .. je|j .. .. <mort>|mourais|disparaissais|disparais|meurs|n_etais|partais|etais_pas|etais_plus|mourrais
    <veux> .. .. <neg> .. vivre|exister|reveiller|continuer_a_vivre|continuer_comme_ca|etre_la|etre_ici|respirer .. .. $
    veux|voudrais|veu|envie|peux|peut .. .. plus|pas|pu|jamais .. .. vivre|exister
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
    <neg>|quel|aucun|quoi|sans .. sens|raison|raisons|but|interet|gout|envie .. .. de|a|dans|pour|d .. .. <life>|continuer|me_lever|exister|rester|lever
    a quoi .. bon .. .. .. <life>|continuer|me_lever|lutter|rester
    a quoi bon $
    pourquoi|a_quoi .. .. .. je|j .. .. vis|vivre|existe|suis_encore|suis_la|me_leve .. .. encore|$
    pourquoi|quoi .. .. continuer .. .. vivre|$|a
    <neg>|aucun|plus|sans .. .. espoir|avenir|issue|solution|lendemain .. .. pour_moi|$|du_tout|devant|possible
    perdu .. .. tout|gout|envie|espoir .. .. espoir|vie|vivre|gout
    plus .. .. gout .. .. .. rien|vie|vivre
    plus .. .. rien .. .. .. attendre|perdre|qui_me_retient|retienne .. .. vie|$
    plus rien .. a|pour .. .. perdre|vivre|quoi
    <life> .. .. est .. .. insupportable|enfer|fardeau|calvaire|supplice|foutue|fichue|finie|inutile|merde_et
    marre|assez|fatigue|fatiguee|ras|lasse|las|degoute|degoutee|degout .. .. .. de|d|la .. .. <life>|exister|etre_la|etre_en_vie
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
    que .. .. tout|ca|douleur .. .. s arrete
    seule solution|issue|delivrance|sortie|option .. .. .. <mort>|mourir|partir|$
    <mort> .. .. .. delivrance|soulagement|solution|issue|amie|reponse
    pense|penser|pensais|reve|songe .. .. .. tous|tout|souvent|constamment|sans_cesse|qu|que .. .. .. .. la|a|ma <mort>|mourir
    pense|pensees|penser|songe .. .. .. a|de .. .. ma|la|mourir|une .. .. <mort>|$
    suis .. .. .. un|qu_un|juste .. fardeau|poids|boulet|rate|moins_que_rien|incapable_de_vivre .. .. pour|$
    fardeau|poids|boulet|charge pour .. .. ma|mes|tout|tous|les|eux|mon|ceux
    je .. .. sers|vaux .. .. a? rien|plus_rien
    je|j .. .. .. deteste|hais .. .. vivre|etre_en_vie|exister|la_vie|moi_meme_tellement
    me deteste|hais|degoute .. .. tellement|au_point|assez
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
`;

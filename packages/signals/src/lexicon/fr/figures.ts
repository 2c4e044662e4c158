/** Weak signs, figurative uses and grief, in French. */
export const hints = `
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
`;

export const figures = `
    dirait|comme .. qu|si|un .. .. .. .. <subi>|<tuer>|<mourir>|<frappe>
    tuer|tue|menace|menacer|frappe|mort .. le|la|les|l|cette|ce|mon|ma .. .. <device>
    va|vont m|me achever
    on|nous|j .. a|avons|ai .. couteau sous la gorge
    failli .. .. .. crise|infarctus|avc|attaque cardiaque|$
    failli .. .. .. infarctus|avc|malaise
    tuerais|tuerait|mourrais|meurs pour .. <treat>
    plus|pas .. .. continuer|repondre .. .. .. .. questions|question|entretien|questionnaire|sondage
    ca|cela|<tool> .. m|me tue|tuait|acheve|$
    avenir .. pour|dans|a ce|cette|le|la|les|ces|notre|l
    pas .. d? avenir .. pour|dans ce|cette|le|la|les|ces|notre
    s est casse|cassee|fait .. .. <body>|cheville|jambe
    lettres|lettre .. aux|pour .. clients|patients|fournisseurs|parents|administrations|salaries ... ecrites|pretes|finies|$
    <means> pour|du|de le|la|les|un|une|bateau|escalade|balancoire
    m|me a .. .. donne|donner|tendu|serre|pris|prete|montre|tenu ... <body>
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
    mourir .. .. envie|de_savoir|d_envie
    tuer|tue .. .. le temps
    <tool>|chaleur|dos|patron|pieds|bruit|stress .. .. me tue|tuent
    ca|cela me tue .. .. .. que|quand|de|qu|$
    va|vont me tuer .. .. .. si|quand|s
    chef|patron|patronne|femme|mari|mere|pere|prof|coach|collegue|collegues va|vont .. me tuer .. .. .. $|si|quand
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
    je|j|moi|on tape|tapais .. .. pour|vite|lentement|ce|sous|ici|tout|avec|comme|a|au|sans .. .. .. .. .. <kin>|<us>|enfants|gosses|petit|petite
    je|j|moi|on tape|tapais .. .. .. message|messages|mot|mots|texte|reponse|reponses|liste|nom|code|numero|phrase|phrases|discussion|questions|lettres .. .. .. .. .. <kin>|<us>|enfants|gosses|petit|petite
    moi qui tape|tapais
    moi|et|puis|alors|donc je|j tape
    <kin>|maman|papa .. .. dit|dicte|raconte|parle|repond .. .. .. .. .. je|j tape
    parle|parlait|dicte|dictait|dit|raconte|repond .. .. je|j|moi|on tape|tapais .. .. .. .. .. <kin>|<us>|enfants|gosses|petit|petite
    bat|bats|battre .. les|des|le oeufs|blancs|record|cartes|tapis|beurre|creme .. .. .. .. .. <kin>|<us>|enfants|gosses|petit|petite
    <us> .. .. bat|battait|battu .. .. .. au|aux|a .. scrabble|monopoly|dames|petanque|course|belote|tarot|quiz|console|bowling
    frappe|frappait .. a|contre la|ma|notre porte .. .. .. .. .. <kin>|<us>|enfants|gosses|petit|petite
    <person>|<kin>|on .. .. <us> .. .. tape|tapent|tapait .. sur .. les nerfs|systeme .. avec|quand|des|si|$
    <person>|<kin>|on .. .. <us> .. .. a|ont|avait .. pousse|pousses|poussee|poussees .. a bout .. avec|dans|quand|au|par|$
    pas|plus|aucune .. d? issue .. .. .. probleme|problemes|commande|commandes|dossier|dossiers|projet|negociation|<tool>
    a bout de nerfs|souffle|patience
    du|d .. un? toit|pont|balcon|immeuble .. .. an|annee|mois|semaine|ete|hiver|enfance .. dernier|derniere|passe|passee
    ce|cet|cette|ces .. me tue|tuent
    sers|sert a rien .. dans|pendant|a|en .. <tool>
    <us> menace|menacent .. .. .. de .. passer|partir|changer|resilier|annuler|aller .. .. a|au|chez|la|le|si|pour
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
`;

/** What happened years ago. */
export const past = `
    il y a .. .. ans|annees
    quand j etais .. ado|adolescent|adolescente|jeune|etudiante|etudiant
    a l adolescence
`;

export const grief = `
    maman|papa|mamie|mamy|papi|papy .. est|etait .. mort|morte|decede|decedee
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
`;

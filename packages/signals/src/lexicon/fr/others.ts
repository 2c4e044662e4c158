/** Violence, abuse and danger to others, in French. */
export const violence = `
    quelqu|il|un|mec|ex|homme|ils .. .. .. me|m|nous .. .. suit|suivent|poursuit|menace|attaque|harcele
    <person> .. .. m|me .. .. pris|confisque|cache|prend|casse|cassee|fracture .. .. .. passeport|papiers|telephone|cles|<body>|levre|arcade
    droit|laisse|laissent|peux|interdit .. .. pas|de .. .. .. sortir|quitter|partir .. $|de|la|maison|appartement|seule
    oncle|beaupere|pere|frere|cousin|prof|pretre|voisin|entraineur|grandpere .. .. .. me|m touche|touchait|tripote|caresse|tripotait $|j|la|et|le|quand
    beaupere|beau|pere|oncle|frere|papa|cousin|voisin|prof|entraineur|il|copain ... me touche|tripote|touchait|caresse
    vient|venait|rentre|entre .. .. dans .. ma|mon chambre|lit .. .. nuit|soir|et
    ex|il|elle|mari|copain|compagnon .. .. a|dit|disait|repete|jure .. .. dit|qu .. .. va|allait|vais .. .. me|m|te .. tuer|buter|planter|crever
    mains .. .. autour|sur .. .. mon|du|la cou|gorge
    oeil au beurre
    <person> .. .. <us> .. .. <frappe>
    <us> .. .. <frappe> .. .. .. moi|tous|quand|devant|tout|chaque|$
    <person> .. .. .. leve|levait|levee .. la main .. .. sur .. moi|nous|les|mes
    leve la main sur
    porte|donne|recois|recu .. .. .. des|les coups
    me|m donne|donnait|file|met .. .. .. des|coups|une .. .. coups|gifles|claque|claques|raclee
    suis|ete|etais|etait|etions|sommes|fait|fais .. .. .. .. <subi>
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
`;

export const other_in_danger = `
    <my> .. <kin> ... veut|voudrait|voulait ... rejoindre|ciel|mourir|tombe|paradis
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
`;

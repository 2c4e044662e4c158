/** Violence and abuse by somebody whom the speaker knows, and threats, in French. */
export const abuse = `
    casse|cassera|casserait|casser|brise|brisera|peter|petera|pete .. .. .. les|le|la .. jambes|bras|dents|doigts|gueule|os|cou|nez|machoire
    bu|boit|saoul|ivre|bourre|picole|boire ... ... dors|dormir|cache|enferme|fuis|pars|sors|refugie ... enfants|voiture|salle|voisine|dehors|gosses|cave|voisins
    emmene|emporte|entraine|emmenerai|emporterai ... avec moi ... ... fusil|arme|couteau|essence|pistolet
    fusil|arme|couteau|essence ... ... emmene|emporte ... avec moi
    <person>|<kin>|compagnon ... m|me|nous etrangle|etranglait|etouffe|serre_la_gorge|viole|frappe|tabasse|bat
    <us>|il|elle .. .. .. force|forcee|forces|oblige|obligee|contraint|contrainte|forcait|obligeait ... coucher|rapport|rapports|sexe|toucher|deshabiller|sucer|relations|lit|fellation
    papa|pere|beaupere|il|mari|copain|ex|frere|mere|maman .. .. tape|frappe|bat|cogne|tabasse|gifle|frappait|tapait|battait .. .. .. maman|mere|nous|soeur|frere|enfants|gosses|petit|petite|fils|fille
    <person>|<kin> ... m|me|nous .. a|ont .. .. .. <body> .. $|contre|avec
    oreiller|coussin|main|mains|sac|pied|genou .. sur|autour|contre .. mon|ma|la|le visage|bouche|cou|gorge|tete|nez
    enfermee|enferme|sequestree|attachee|attache|ligotee .. $|dans|a|pendant|chez|et|deux|trois
    me|m .. .. touchait|touche|caressait|tripotait ... bas|petite|petit|enfant|intime|culotte|lit|genoux
    connard|salaud|ordure|batard|salope|enfoire ... planter|buter|tuer|crever|egorger|plante|bute|tue|peau
    <tuer>|plante|bute|bute|creve|saigne ... jure|promis|serieux
    <person>|<kin> .. .. .. <us> .. .. .. <frappe>|tape|tapait|cogne|rosse|bouscule|poussee|etrangle|gifle|jetee|pousse .. .. $|quand|des|si|tous|avec|chaque|souvent|et|lorsqu|devant|parce|encore
    <person>|<kin> .. .. .. nous|m|me .. .. a|ont|avait|avaient .. .. .. <frappe>|tabasse|gifle|gifle|etrangle|cogne|jete|jetee|poussee|pousse|menacee|battue|battu|blesse|blessee|mordue|brulee|enfermee|traine|trainee .. .. $|hier|dans|contre|quand|au|avec|encore|parce|devant|par|plusieurs
    lance|lancait|jete|jetait|balance|balancait|envoie|jette .. .. .. <missile> .. .. .. dessus|sur|figure|tete|visage|$
    m|me|nous .. .. a? lance|jete|balance|lancait|jetait|lancee|jette|envoye .. .. .. <missile>
    <missile> .. .. .. lance|jete|balance|dessus|figure|tete|visage .. .. .. dessus|figure|tete|visage|moi|nous
    m|me|nous .. .. a|ont? .. .. casse|cassee|fracture|brise|deboite|fendu .. .. .. bras|nez|cote|cotes|machoire|poignet|doigt|dent|dents|levre
    me|m|nous tire|tirait|traine|trainait|attrape|attrapait|plaque|plaquait|saisit|secoue|a_tire|a_plaque|a_attrape .. .. .. cheveux|cou|gorge|mur|sol|escalier|escaliers|bras
    poussee|pousse|jetee|jete .. .. .. dans|contre .. .. escalier|escaliers|mur|porte
    ceinture|martinet|poings|baton|poing .. .. .. <frappe>|tape|dessus|sort|sur_moi|coups|cogne
    bleus|hematomes|marques|ecchymoses|coquard .. .. .. cacher|cache|maquillage|il|mari|lui|partout|caches
    <person>|<kin> .. .. .. <us> fait|faisait|faisaient|font|oblige|force|a_fait .. .. .. choses|trucs|des_choses|des_trucs|sales|subir
    <person>|<kin> .. .. .. fait|faisait|font .. .. des|ces|de .. choses|trucs .. .. .. moi|nous|avec
    me|m|nous .. .. fait|faisait|a_fait|faire|demande .. .. .. des choses|trucs .. .. .. $|que|dont|avec|pas|sexuelles|bizarres|sales|la_nuit|je|quand
    choses|trucs|secret ... <neg>|rien|personne .. .. .. dire|parler|raconter|en_parler|le_dire ... oncle|papa|pere|beau|il|prof|frere|coach
    <us> .. .. touche|tripote|tripotait|touchait|caresse|caressait|pelote|embrasse|embrassait|embrassee|touchee|tripotee|lechait|frotte .. .. .. nuit|lit|chambre|seins|fesses|cuisses|quand_je|sans|force|partout|entre|sous|dors|toute|pas|soir|endroit|endroits|jambes|$
    touche|tripote|touchait|caresse|touchee|tripotee .. .. .. la_nuit|dans_mon_lit|sous_ma|sous_mon|quand_je_dors|seins|fesses|partout
    main|mains|doigts .. .. .. sous|dans|entre|sur .. .. .. ma|mon|mes|jambes|cuisses .. .. jupe|culotte|pantalon|seins|fesses|cuisses|jambes|soutien|slip|chemisier|$
    vient|rentre|entre|glisse|venait|monte|couche|allonge .. .. .. dans .. .. mon lit
    rapports|sexe|coucher|relation|relations .. .. .. <neg>|sans|force|contre|alors|meme .. .. .. voulais|veux|gre|accord|consentement|non|volonte|dormais|dors|forces|envie|forcee
    contre .. .. ma|mon volonte|gre
    viole|violee|violees|violeur|viols|abuse|abusee|inceste|violent ... me|m|nous|moi|ma|mon|je|j|enfant|petite|petit|par|quand|suis|ans
    me|m|nous|moi .. .. .. viole|violee|violer|violent|violait|abuse|abusait .. .. $|par|quand|mon|hier|pendant|depuis|la|chaque|il
    ils|on|il|elle m|me .. .. ont|a|avait viole|violee|abuse|abusee|agressee|agresse
    abuse|abusait|abusaient|abusent|profite .. .. de .. .. moi|nous|mon_corps
    photos|videos|images .. .. .. nue|nu|nues|intimes|deshabillee .. .. $|de|diffuser|publier|envoyer|menace
    me|m|nous .. .. .. suit|suivait|traque|surveille|epie|filme|espionne|harcele .. .. .. partout|rue|bas|chez_moi|maison|tout_le_temps|travail|nue|devant|sans_arret|douche|depuis|$
    me|m|nous .. .. .. attend .. .. .. partout|bas|chez_moi|tout_le_temps|nue|sans_arret
    <kin>|il|elle .. .. .. controle|surveille|decide .. .. .. tout|mon_telephone|ce_que_je|mes_messages|mon_argent|mes_sorties
    m|me .. .. .. pris|prend|confisque|confisquer|cache .. .. .. passeport|papiers|telephone|carte|argent|cles
    peur ... quand|qu|lorsqu .. .. il|elle|papa|mari|pere .. .. .. rentre|boit|bu|arrive|crie|revient|vient|enerve
    peur .. .. .. pour .. .. .. mes|ma|ses|nos|les .. .. enfants|enfant|vie|fille|fils|gosses|petits
    peur .. .. .. de .. .. lui|elle|papa|mon_mari|mon_pere|son .. .. $|pere|mari
    me|nous cache|cachais|cachons|enferme|enfermais .. .. .. salle|placard|lit|chambre|armoire|quand .. .. .. il|bain|lui|crie|boit|pour|rentre
    boit|bu|saoul|ivre|bourre|alcool|picole .. .. .. <us>|violent|frappe|tape|cogne|mechant|casse|crie|agressif|deraille
    <kin>|il|elle .. .. .. est|devient|se_montre .. .. violent|violente|agressif|dangereux|brutal .. $|avec|envers|quand|et|contre
    menace|menacait|menaces|menacent ... me|m|nous|tuer|enfants|couteau|mort|bruler|fusil|arme|frapper|prendre|egorger
    dit|dis|disait|repete|repetait|ecrit|jure|promet|promis|dite ... qu|que .. il|elle .. .. .. va|allait|vont|finira|aura|tuera|tuerait .. .. .. tuer|buter|planter|bruler|peau|retrouver|egorger|enfants|me|m
    il|elle|mari|ex|copain|pere|frere va|finira|allait|vont .. .. par|bien? .. me|m|nous tuer|buter|planter|etrangler|egorger|flinguer ... un_jour|bientot|si_je|un_de_ces|cette_fois|prochaine|et_les|enfants|$|par|tot
    il|elle|mari|ex|copain|pere va|finira|allait .. .. par|un? .. me|m|nous|jour .. .. tuer|buter|planter|etrangler $|un|et|si_je|je|bientot
    je .. .. vais|veux|voudrais|pourrais|jure|finirai .. .. .. le|la|les|l|lui tuer|buter|planter|crever|flinguer|egorger|etrangler|massacrer|demolir|descendre|poignarder|saigner .. $|je|un|ce|tous|et|demain|avant|si
    je .. .. vais|veux|voudrais .. .. .. tuer|buter|planter|flinguer|egorger|etrangler|massacrer|descendre|poignarder .. .. .. quelqu|tous|tout|lui|eux|mon|ma|mes|ce|cette|gens
    jure ... tuer|tue|buter|bute|planter|plante|flinguer|crever|saigner
    arme|couteau|fusil|pistolet ... emmener|apporter|prendre|ramener|boulot|ecole|lycee|travail ... tous|eux|lui|lycee|ecole|boulot|travail
    je|j .. .. .. frappe|frappee|secoue|secouee|tape|gifle|bats|battu|leve_la_main|mal .. .. .. bebe|fils|fille|enfant|enfants|gosses|femme|petit|petite
    peur .. .. .. de|lui .. .. .. faire .. .. .. mal .. .. .. bebe|fils|fille|enfant|enfants|petit|$
    enfant|petit|petite|gamine|gamin|ado .. .. .. j|on|me|m|mon|mes .. .. .. battait|frappait|touchait|violait|battue|battu|abusait|violee|frappee|tapait|enfermait
`;

/** What a participant wants of the interview: to end or pause it, what is left out, who reads it, in French. */
export const interview = {
  classes: {
    part: 'passage partie phrase paragraphe detail nom noms prenom chiffre montant salaire age adresse entreprise boite sur concernant propos sujet dernier derniere chef cheffe',
    told: 'personne elle ils elles collegue collegues chef gens clients patients usagers beaucoup souvent toujours parfois avait avaient voulait',
    repondre:
      'repondre dire parler evoquer preciser discuter expliquer commenter aborder detailler reveler partager raconter developper livrer confier',
    enlever:
      'enlevez enlever enleve retirez retirer retire laissez laisser oubliez oublier oublie supprimez supprimer supprime effacez effacer efface omettez omettre coupez couper rayez rayer barrez otez oter gommez gommer masquez ignorez ignorer sautez virez virer sortez',
    passage:
      'passage partie phrase mot detail anecdote remarque commentaire exemple histoire entreprise boite societe prenom employeur extrait reponse message paragraphe propos morceau bout truc <number>',
    lecteur:
      'proprio bailleur voisins banque mairie patron patronne chef cheffe manager manageuse superieur superieure superieurs hierarchie direction responsable responsables employeur entreprise boite rh drh collegues collegue equipe gens quelqu mari femme famille parents assurance police client clients proprietaire ecole medecin autres tiers monde',
    plustard: 'demain soir apres tard lundi mardi mercredi jeudi vendredi samedi dimanche tantot moment midi matin',
    instant: 'instant instants minute minutes seconde secondes moment minuscule',
    dehors:
      'cafe the eau porte toilettes telephone chien bebe enfant enfants clope cigarette verre four appel interphone',
    reprendre:
      'continue continuer continuons continuerai reprend reprends reprendre reprenons reprendrai finir finis finirai finit termine terminer terminerai poursuivre reviens reviendrai revenir faire repondre repondrai',
    utiliser:
      'utilis* conserv* gard* publi* partag* enregistr* stock* transmett* diffus* exploit* analys* citer citez cite citent citiez traiter traitez traite traitiez',
  },
  stop: `
    aimerais|voudrais|veux|souhaite|prefere|faut|faudrait .. qu|que on|nous|je|l .. s|en? .. termine|terminions|arrete|arretions|finisse|stoppe|conclue|reste_la
    ne|n .. continue|poursuis|continuons|participe|continuerai pas|plus .. $|avec|l
    dois|faut|devons|doit|vais|falloir .. .. je|que|j|y|m|me|nous? .. .. filer|partir|aille|parte|file|sauve|sauver|aller|quitter|raccrocher|deconnecter|sauter|laisser|laisse .. $|maintenant|desole|parce|mon|ma|car|tout|je|la|mes|chercher|merci
    faut|falloir|faudrait .. .. que j|je y aille $|maintenant|desole|mon|ma|mes|je
    je vous|te laisse|quitte $|bonne|bonjour|merci|maintenant|la|j|desole|mon
    je m en vais|arrete
    je|j .. pars|file|quitte|arrete|abandonne|ferme|raccroche|termine|sors|coupe|decroche|cesse .. $|maintenant|ici|merci|l_entretien|la_conversation|le_chat|cet_entretien|cette_conversation|desole|la_fenetre
    veux|prefere|voudrais|aimerais|souhaite|peut|peux|pouvons|pourrait|allons|va|dois|faut|propose|possible|prefererais ... <finish>|clore|clos|conclure|cloturer|stopper|partir|sortir|m_en_aller|en_rester|fermer $|la|ici|maintenant|l|cet|cette|notre|le|svp|s|merci|parce|car|tout_de_suite
    mettons|mettre|mettez|met .. .. fin|terme $|a|la|maintenant
    ne|n .. .. souhaite|veux|voudrais|desire|compte|peux|vais|ai|tiens .. .. pas|plus|envie|aucune? .. .. a? continuer|poursuivre|participer|aller_plus_loin|prolonger|repondre_a_d .. $|parce|merci|cet|l|a|car|avec|l_entretien|la
    pas|plus|aucune envie .. de? continuer|poursuivre|participer|repondre .. $|merci|maintenant|desole
    ai|avoir|j .. plus|aucune .. .. envie|force|courage|energie|patience .. .. de .. continuer|repondre|poursuivre|parler|ca|cette|ces .. $|a|maintenant
    plus .. .. envie|temps|disponible|force $|de_continuer|de_repondre|merci|maintenant|desole|pour_ca|pour_vous
    je .. n? .. ai plus .. .. temps|envie .. $
    ai|eu|marre|assez|ras_le_bol|saoule|fatigue|fatiguee|lasse .. .. assez|marre|fatigue|lasse|de .. .. vos|ces|de|cet|cette|l|ce|repondre .. questions|<thisinterview>|repondre
    marre|assez .. de .. .. repondre|questions|<thisinterview>|ca
    ca|cela me? suffit|ira|suffira $|maintenant|merci|comme|pour|la|largement
    c .. est fini|termine|assez|tout pour|de moi|aujourd|ma|mon|mes .. $|part|aujourdhui|hui
    c est bon|tout j|pour|la ai|aujourd|moi fini|termine|fait|repondu|hui|$
    restons|reste|rester|rester|resterai|arrete|arretons|arreter|stop|stoppons|finissons|terminons|concluons|coupons .. .. en|la|nous|tout? la|ici|svp|maintenant .. $|s|svp|merci|pour|je
    ^ <polite>? <polite>? on arrete|stoppe|termine|coupe|s_arrete|en_a_fini $|la|ici|maintenant|merci|s|tout|svp
    ^ <polite>? <polite>? <polite>? plus|pas|assez .. de|d questions|autres_questions $|merci|svp|s|pour
    laissez|laisse|puis|peux|pourrais|peut .. moi|je|on .. .. partir|m_en_aller|y_aller|arreter|quitter|sortir $|maintenant|svp|s|ici
    j|je .. ai fini|termine $|merci|pour_aujourd|avec_vous|maintenant
    arretez|cessez|arrete|finissez .. .. vos|ces|de|avec questions|interrogatoire|entretien|vos|me_questionner|poser
    veux|prefere|voudrais|mettre .. mettre|fin .. fin|a .. a|l .. <thisinterview>
    on .. arrete la|ici|maintenant|tout .. $|svp|s|merci|stp
    ^ <polite>? <polite>? <polite>? <finish>|fin $|maintenant|la|ici|svp|l|cet|cette|merci|parce|stop|s
    je|j|on|nous|il .. .. .. <wish> .. .. .. m|nous|l|tout|vous|de|qu_on|en|s? .. <finish> .. .. $|la|ici|maintenant|parce|car|svp|merci|cet|cette|l|s|pour|je|desole
    <wish> .. .. .. <finish> .. .. cet|cette|l|notre|le .. <thisinterview>|sondage
    <finish> .. .. cet|cette|l|notre|le .. <thisinterview> .. $|svp|s|maintenant|merci|la|ici
    arretons|terminons|finissons .. .. la|nous|$|ici|en
    j|je|m .. .. arrete .. la|ici|maintenant|tout
    dois|faut|doit .. .. .. y_aller|partir|filer|m_en_aller|vous_laisser|te_laisser|raccrocher .. $|maintenant|desole|parce|mon|car|tout|je
    veux|peux|souhaite|voudrais|envie .. .. pas .. .. continuer|poursuivre|participer|aller_plus_loin .. $|maintenant|parce|merci|cet|l|a|car|avec
    veux|peux|souhaite|voudrais|envie .. .. plus .. .. continuer|repondre|poursuivre|participer|parler|aller_plus_loin .. $|maintenant|parce|merci|cet|l|a|car|avec
    n .. .. ai .. plus .. .. le_temps|envie|de_temps $|de_continuer|de_repondre|merci|pour|la
    plus .. de questions
    ^ ca|cela suffit|ira $|maintenant|merci|comme
    ^ <polite>? <polite>? assez $|de|maintenant
    laissez|laisse .. moi .. tranquille|en_paix
    restons|on_reste|on_en_reste|en_rester .. .. la
    arretez|arrete|cessez .. de .. me? .. poser|questionner|m_ecrire|demander
    ^ au_revoir|adieu $|et|merci
  `,
  break: `
    met|mets|mettre|mettons|mettez .. .. en pause
    je|j .. continue|continuerai|reprends|reprendrai|reviens|reviendrai|repondrai .. .. plus|dans|la? .. <plustard>|instant|minutes $|svp|si|merci|parce|soir
    je|j termine|finis|finirai|terminerai .. ca|cela|le_reste|la_suite|la_fin|l_entretien .. .. <plustard> $|svp|si|merci|soir
    ^ <polite>? <polite>? <polite>? juste? une|un|deux|cinq|5|2|petite|petit|quelques? petite|petit|petites|petits? <instant> .. on|mon|ma|quelqu|je_dois|je_vais|je_reviens|le|la|ca
    attendez|attends|patientez|patiente moi|un|une|deux|juste|s|svp .. .. .. on|mon|ma|quelqu|sonne|frappe|dois|vais|reviens
    ^ <polite>? <polite>? <polite>? deux|cinq|5|10|dix|quelques petites? minutes|instants|secondes $|svp|s_il|stp
    patientez|patienter .. $|s_il|svp|un
    donnez|donne|laissez|laisse|accordez|accorde .. moi .. .. deux|cinq|5|10|dix|quelques|2|le_temps|un_peu .. minutes|instants|souffler|respirer|pause|temps
    dois|vais|faut|peux|besoin|voudrais|veux|aimerais|puis .. .. .. m|me|que_je|aller|juste? absenter|absente|chercher|prendre|ouvrir|aller|faire|souffler|respirer|repondre|m_occuper|interrompre|pauser|deconnecter|m_arreter ... <dehors>|<instant>|souffle|air|pause|$ $|svp|s|et|je|deux|cinq|d|vite|la|pour|avant
    vais|dois|faut|veux|peux chercher|prendre|ouvrir|faire|repondre|coucher|aller|m_occuper ... <dehors> $|je|deux|cinq|un|et|vite|avant|d
    peut|peux|pouvons|puis|pourrait|pourrais|voudrais|prefere|aimerais|prefererais|possible|veux|vais|moyen ... <reprendre> ... <plustard>|autre_jour|autre_fois|week $|svp|si|merci|parce|car|end|ou|midi
    on|nous .. <reprendre> .. .. <plustard>|autre_jour|dans $|svp|si|d|cinq|dix|une|merci
    je m|me arrete|absente|deconnecte|eloigne .. un|deux|quelques|cinq|une|pour .. <instant>
    interrompre|arreter|suspendre|pauser|couper .. .. un|deux|quelques|cinq|une|pour .. <instant>
    on|ca|mon|ma|le|quelqu .. un? .. sonne|appelle|pleure $|a_la|chez_moi
    je reviens|revient $|vite|tout|dans|de|apres|bientot|svp|deux
    de_retour|retour dans|bientot|a .. .. <instant>|heure|$
    faire|faisons|prendre|fait|prends|besoin .. .. une|d|la|petite|courte|mini .. une|petite|courte? pause|break $|svp|s|maintenant|rapide|cafe|je|la|d_abord|pipi|clope|dejeuner
    la suite|fin|reste .. .. <plustard> $|svp|s
    le|du reste .. .. .. <plustard> $|svp|s
    on|nous|je .. continue|continuons|reprend|reprends|reprenons .. .. plus_tard|demain|ce_soir|tout_a_l_heure
    besoin|voudrais|veux|peux|peut|pouvons|aimerais|faire|prendre|on .. .. .. une|pause|petite .. pause $|svp|maintenant|s|la|parce|rapide|cafe|je
    ^ <polite>? <polite>? pause $|svp|s
    je .. .. reviens .. .. $|dans|tout_de_suite|vite|plus_tard|bientot
    peut|peux|pouvons|voudrais|pourrait|prefere|veux .. .. .. continuer|reprendre|finir|poursuivre|terminer .. .. plus_tard|demain|ce_soir|un_autre|tout_a_l_heure|apres
  `,
  skip: `
    prefere|prefererais|veux|vais|voudrais|aimerais|mieux .. eviter|passer|sauter|laisser|contourner .. ce|cette|la|le|ca .. sujet|question|theme|point|$
    ^ <polite>? <polite>? on passe $|svp|a_la_suivante|a_la_suite|a_autre
    veux|souhaite|voudrais|compte|vais|aime .. .. pas .. .. en_parler|en_dire|m_etendre|en_discuter|aborder .. $|plus|la|ca|le|ce|davantage
    prefere|prefererais|vais|veux|voudrais|aimerais .. .. .. garder .. .. ca|cela|pour .. .. moi
    garde|garder .. .. ca|cela|le|la|cette? .. .. pour moi
    changer|change|changeons|changez .. .. de|le sujet|theme|question
    parler|passer|passons|parlons|aborder|demandez|posez .. .. d|a|de|moi|une .. .. autre|autres|suivante|suivant|suite .. chose|sujet|question|choses|$ $|svp|s|stp|s_il
    refuse|refuser|decline|m_oppose|m_abstiens|abstiendrai|abstiens .. .. de|a|d? .. .. <repondre>|$ .. $|a|ca|cela|la|sur|cette
    oblige|obligee|obligatoire|force|forcee|tenu|tenue|contraint|vraiment .. .. de|d? .. .. <repondre> .. $|a|ca|cela|la|cette
    dois|doit|faut .. je|on|il|vraiment? .. .. vraiment? .. <repondre> $|a|ca|cela|la|cette|vraiment
    pas|plus|aucune|guere .. .. envie|le_coeur|enclin|dispose|disposee|pret|prete|a_l_aise|le_droit|autorise|autorisee|tenu|question|desir|habilite|confortable ... <repondre> .. $|a|ca|cela|la|sur|cette|de|d
    pas .. .. a|tres|vraiment? a l aise .. .. .. avec|pour|sur|de|d .. .. ca|cela|cette|<repondre>|sujet
    je|j .. ne|n? .. repondrai|reponds|dirai|dis|parlerai|commenterai|commente|souhaite|tiens|preciserai|vous_dirai|vous_dis|compte pas|rien|plus .. .. .. a_ca|a_cela|a_cette|ca|cela|la_dessus|cette|sur|$|en_dire|plus|<repondre>
    n|en|y .. .. repondrai|dirai|parlerai|reponds|dis pas|rien|plus|pas_plus .. $|a|ca|la
    je saute|passe|zappe|skip|esquive .. celle|cette|la_question|ce_point|mon_tour|ce_sujet|ce_coup .. $|la|question|tour|sujet|point|celle|merci|svp
    passe|passer|passons .. mon|notre|son tour
    laissez|laisse|laissons .. .. tomber|de_cote|passer .. cette|la|celle|ca|$
    c|ca|cela|sujet|question .. est|reste .. .. trop|tres|assez|un_peu|bien? .. prive|privee|personnel|personnelle|intime|confidentiel|delicat|genant|indiscret|indiscrete $|desole|je|pour|ca|comme|a_moi
    ca|cela|c|ceci .. ne|n? .. .. regarde|concerne|affaire|affaires que|pas|personne .. $|moi|vous|personne|vos|tes
    ce .. n? .. est .. pas vos|tes|votre|ton affaires|oignons|probleme|affaire
    ^ <polite>? <polite>? <polite>? pas de|d reponse|commentaire|avis $|a|la|sur|svp
    ^ <polite>? <polite>? je? prefere pas $|desole|merci|repondre|dire|parler
    ^ <polite>? <polite>? <polite>? la? suivante|suivant|prochaine $|svp|s|question|merci|stp
    peut|peux|pouvons|puis|pourrait|on .. .. zapper|sauter|eviter|passer|laisser_de_cote|ignorer cette|la|celle|ce|ca|$ .. $|question|la|ci|point
    vous|tu .. n|pas .. .. avez|as .. .. pas|besoin .. .. savoir|le_savoir
    rien a .. .. dire|ajouter|declarer $|la|sur|a
    sans repondre|commentaire|reponse|avis $|a|la|svp
    autre|autres chose|question|sujet $|svp|s|stp
    ^ <polite>? <polite>? passe|passer|suivante|passez|sautez|suivant|passons .. $|cette|la_question|svp|celle|a_la_suivante|a_la_suite|a_la_question|s_il
    <wish>|on .. .. .. passer|sauter|eviter .. .. cette|la|celle|question|$|celui|a_la
    prefere|prefererais|veux|souhaite|voudrais|peux|prefere .. .. .. ne|pas|n .. .. .. pas|rien .. .. .. repondre|dire|parler|en_parler|evoquer|preciser|discuter .. $|a|de|ca|cela|la|sur|svp
    veux|souhaite|voudrais|peux .. .. pas .. .. repondre|dire|en_parler|preciser|parler .. $|a|de|ca|cela|la|sur|svp
    veux|souhaite|voudrais|prefere .. .. pas .. .. donner|mettre|choisir|indiquer|noter .. .. .. <number>
    question suivante .. $|svp|s
    je passe|saute|la_laisse $|cette|celle|la_question|de_cote
    ^ <polite>? joker $
    ne .. .. vous|te .. regarde pas
    c .. est .. .. trop? .. prive|personnel|intime|confidentiel .. $|desole|je
    sans commentaire|reponse
  `,
  omit: `
    <passage> ... ne .. le|la|l|les .. mettez|mettre|citez|citer|mentionnez|ecrivez|notez|gardez|mets|cite .. pas
    <enlever> .. .. ce que .. .. .. dit|ecrit|raconte|mentionne|dire|raconter|ecrire .. sur|concernant|propos|sujet
    ^ <polite>? <polite>? <polite>? <polite>? <enlever> .. .. le|la|mon|ma|ce|cette|les|l|notre|mes|tout .. .. .. derniere|dernier? .. <passage> .. $|svp|sur|que|de|s|ou|du|avec|stp|concernant|dans
    peux|pouvez|pourriez|pourrais|voudrais|veux|faut|aimerais|peut|souhaite|prefere|merci|faudrait ... <enlever> .. .. le|la|mon|ma|ce|cette|l|les|notre .. .. derniere|dernier? .. <passage> .. $|svp|sur|que|de|s|ou|du|avec|stp|concernant|dans
    ne|n .. mettez|mentionnez|citez|ecrivez|incluez|parlez|indiquez|notez|mets|cite|mentionne|utilisez|tenez|prenez|gardez|reprenez|donnez|ecris pas .. .. mon|ma|le|la|l|de|cette|compte|en|mes|notre|ce .. .. <passage>|compte|nom|noms|derniere|dernier .. $|svp|de|dans|s|du|en
    ne .. pas .. mettre|mentionner|citer|ecrire|inclure|parler|indiquer|noter|utiliser|tenir|prendre|garder .. .. mon|ma|le|la|l|de|cette|compte|mes|notre|ce .. .. <passage>|compte|nom|noms
    tenez|tenir|tiens|tenez .. pas compte .. de
    prefere|prefererais|voudrais|veux|souhaite|aimerais|faut ... que .. .. mon|ma|le|la|l|ce|cette|mes|ca .. .. .. <passage>|ca .. .. n|ne|pas ... apparaisse|figure|soit|ressorte|paraisse|sorte|mentionne
    mon|ma|le|la|l|notre|ce|cette .. <passage> .. ne|n .. doit|doivent|devrait|apparaisse|figure ... apparaitre|figurer|ressortir|paraitre|etre|pas
    <enlever> .. .. ce|ca|l|cela|tout|la|le .. .. .. que|histoire|passage|partie .. .. j|je|viens|du|de|sur|avec|a .. $|dire|dit|ecrit|ecrire|raconter|raconte|mon|ma|le|la|l|propos|client|mes
    <enlever> .. ca|cela|la .. $|svp|s|merci|stp|c
    je|j|voudrais|aimerais retire|retirer|reviens|annule|reprends .. .. .. que|dernier|derniere|cette .. .. .. dit|mot|phrase|reponse|remarque|propos
    mieux|prefere|voudrais .. .. ne pas .. .. garder|laisser|mentionner|citer|mettre .. .. le|la|mon|ma|l|cette .. <passage>
    laissez|laisse|mettez|mets|laisser|mettre .. .. .. <passage>|ca|cela|nom .. .. de_cote|dehors|en_dehors
    j|je aurais .. pas|du .. .. dire|dit|mentionner|parler
    enlevez|retirez|laissez|oubliez|supprimez|effacez|enleve|retire|oublie|omettez .. .. le|la|mon|ma|ce|cette|les .. <number>|partie|passage|phrase|dernier|derniere .. $|svp|que|de|s
    <wish> .. .. .. retirer|enlever|laisser|omettre .. .. le|la|mon|ma|ce|cette .. <number>|partie|passage|phrase|dernier
    sans .. le|la|mon|ma|citer .. <number> .. $|svp|s
    oubliez|oublie .. ce|la|le .. que|derniere|dernier .. j|je|phrase|viens|reponse
  `,
  who_sees: `
    vous|tu .. montrez|donnez|transmettez|envoyez|partagez|communiquez|dites|racontez .. .. ca|cela|mes|tout|le .. .. .. a|avec qui
    c|ca|ce|cela|tout|mes|cet|cette|l|entretien|reponses|on .. est|reste|sont|sera|seront|restera|etait .. .. bien|vraiment|totalement|donc|il|ce|elles|ca? .. anonyme|anonymes|confidentiel|confidentielles|confidentielle|anonymise|anonymisees|prive|secret|transmis|transmises|publie|publies|partage|partagees|communique|ecoute|visible|tracable
    est|reste|sera|restera .. .. ce|ca|il|que|bien .. .. .. c|ca|ce|tout|mes|cela|on|cette|cet|l? ... anonyme|anonymes|confidentiel|confidentielles|anonymise|prive|secret|transmis|publie|partage|ecoute
    ou .. vont|va|finissent|finit|atterrissent|atterrit|arrivent|partent|passent|stocke|stockees|stockez|iront|terminent|est|sont .. .. .. mes|ca|ces|les|cela|tout|l|ce .. .. reponses|donnees|$|informations|propos|entretien|que
    a|pour|avec|chez qui .. .. transmettez|transmets|envoyez|donnez|montrez|parlez|va|vont|sont|est|partagez|rendez|communiquez|sera|seront|destine|destinees|revient|travaillez|faites|dites|allez|serviront|ira|iront
    qui .. .. d_autre|exactement|donc|va|peut|tout? .. lit|voit|lira|verra|recoit|recevra|consulte|ecoute|analyse|regarde|traite|saura|controle|exploite .. ca|cela|mes|ce_que|ces|cette|tout|les_reponses|l_entretien|$|ceci
    qui .. .. aura|a|est|sera|va|peut|pourra|vont .. .. .. acces|courant|lire|voir|consulter|savoir|ecouter|recevoir
    mon|ma|mes|la|le|l|quelqu|les|d|notre|ton .. un? .. <lecteur> .. .. va|vont|peut|peuvent|verra|lira|saura|recoit|recevra|lit|voit|pourra|pourront|ont|a|aura|est|sera|verront|sauront|liront|apprendra .. .. .. .. voir|lire|savoir|ca|cela|ce_que|courant|acces|apprendre|informe|mes_reponses|mes_propos|mon_entretien|l_entretien|l_echange
    est|es|vont|va|peut|peuvent .. .. ce|il|que|ils|qu|on .. .. .. mon|ma|mes|la|le|l|quelqu|les|d .. un? .. <lecteur> ... voir|voit|lire|lit|saura|verra|lira|savoir|acces|courant|apprendre|recoit|recevoir|recevra|verront|liront|aura|ca|cela
    mon|notre nom|identite|prenom .. .. apparaitra|apparait|figure|figurera|sera|est|va|apparaitre|visible|associe
    allez|vas|comptez|pouvez|direz|faites|transmettez|envoyez|donnez|montrez|repetez|dites .. .. vous|tu|le|les|l|ca|en|tout? .. .. dire|montrer|transmettre|envoyer|partager|repeter|communiquer|parler|raconter|donner|remonter|ca|cela|mes .. .. .. .. a|au|aux .. .. <lecteur>
    ca|cela|c|ceci|mes|reponses|tout .. .. va|vont|peut|arrive|arrivera|remonte|remontera|part|remonter|ira|sera .. .. .. .. jusqu|aux|au|chez|a|vers .. .. .. <lecteur>
    peut|peuvent|pourrait|pouvez|va .. .. on|il|me|m|vous|ils .. .. .. identifier|reconnaitre|retrouver|remonter|tracer .. .. $|moi|avec|grace|jusqu|par|a|qui
    combien .. de .. personnes|gens ... lire|lisent|voir|voient|acces|liront
    y .. a .. .. il .. .. .. quelqu|gens|personnes ... lit|ecoute|regarde|surveille|lisent|ecoutent
    va|vont .. lire|voir|savoir .. ca|cela|tout .. mon|ma|le|la|mes patron|chef|cheffe|manager|entreprise|collegues
    pouvez|peux|pourriez .. .. garantir|promettre|assurer
    qui .. .. va|peut|lit|voit|lira|verra|aura|a|d_autre|recoit .. .. .. lire|voir|acces|ca|cela|mes|ceci|$|savoir
    est_ce .. .. que .. mon|ma|quelqu|on|le|l .. patron|chef|manager|collegues|entreprise|un|equipe|cheffe ... voir|lire|saura|verra|lira|savoir|acces
    mon|ma|le|l .. patron|chef|manager|entreprise|equipe|cheffe .. .. va|peut|verra|lira|saura .. .. .. voir|lire|savoir|ca|cela|mes|ce|cette|$
    est|reste|sont|c .. .. .. ca|cela|ce|mes|vraiment|tout|bien .. .. .. anonyme|anonymes|confidentiel|confidentielles|anonymise
    que .. .. devient|deviennent|faites|allez|ferez .. .. .. mes|ces|avec|ma|de .. .. reponses|donnees|informations|propos
  `,
  off_record: `
    pas .. .. etre|que_l_on_me|qu_on_me|d_etre .. cite|citee|nomme|nommee|mentionne|mentionnee|enregistre
    ca|cela|c|ceci|tout|doit|garder .. .. reste|rester|restera|doit|garder .. .. .. entre nous|vous|toi|ces_murs .. $|et|deux|svp
    entre vous|toi et moi
    ne|n .. .. le|la|l|les|en|ca? .. repetez|dites|parlez|racontez|rapportez|ebruitez|divulguez|mettez|repete|dis|raconte|transmettez .. pas|rien|surtout .. .. .. .. a|ca|cela|ce|$ .. .. personne|quiconque|mon|ma|ailleurs|autour|$|ca|cela|chef|patron
    que .. .. ca|cela|rien|personne|ce .. .. ne|n? .. sorte|sache|ressorte|s_ebruite|reste|quitte .. .. pas|d_ici|de_la|rien|entre|ici|jamais
    je .. ne|n .. .. vous|t|te|ai|l|en? .. .. ai rien|pas|jamais dit
    gardez|garde|garder .. .. ca|le|la|cela|l|ceci .. .. .. pour vous|toi|nous
    gardez|garde|garder|reste|rester|restera|strictement|ca|cela|doit .. .. ca|cela|le|la|l|bien|etre|rester? .. .. confidentiel|secret|prive|sous_silence $|svp|s|merci|mais|je
    personne .. .. ne .. .. doit|peut|devra|puisse|sache .. .. .. savoir|apprendre|sache|entendre|l_apprendre|le_savoir|courant|$
    ne|n|sans .. .. le|la|l|me|mon|m|ca? .. citez|cite|citer|nommez|nommer|notez|note|noter|ecrivez|ecrire|ecris|consignez|enregistrez|mentionnez|nom pas|rien|jamais|nom .. .. .. $|ca|cela|ce|nom|la|svp|s|la_dessus
    sans citer|mentionner|donner .. .. mon|ma|de|le nom|noms
    pas .. a|pour|dans? .. .. noter|citer|repeter|publier|ecrire|consigner $|svp|ca
    vous n|ne avez|m|l .. rien|pas|jamais .. entendu|lu
    faut|doit|veux|voudrais .. pas|rien .. que? .. .. ressorte|sorte|sache|repete|sorte_d_ici
    ^ entre nous .. $|il|elle|c|mon|ma|le|la|ca|mais|on
    entre quatre yeux|murs
    ^ off the? record
    est|c|mais|tout|ca|soit|reste off the? record
    hors enregistrement|micro|antenne
    en off .. $|mais|il|elle|mon|ma
    officieusement|confidentiellement $|il|elle|mon|ma|mais|c
    ne .. .. le|la|l|me|ca|notez|ecrivez|citez .. .. .. pas .. .. .. $|ca|cela|par_ecrit|dans|dessus|ceci|ce
    ne .. .. notez|ecrivez|citez|repetez|mentionnez|note|ecris|repete pas
    ne .. .. repetez|notez|ecrivez|citez|mentionnez|gardez .. pas
    pas .. .. dans|pour le|votre|vos rapport|proces|compte_rendu|transcription|dossier|enregistrement
    ca|cela .. reste .. .. entre nous
    sous le sceau|secret
    vous .. n .. avez .. rien entendu
  `,
};

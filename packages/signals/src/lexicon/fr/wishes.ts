/** Wishes about the data, for a human being, and orders to the interviewer, in French. */
export const wishes = {
  classes: {
    polite:
      's il te vous plait svp stp ok bon alors et mais en fait desole pardon bonjour salut pouvez peux pourriez pourrais veuillez vous tu je j voudrais veux aimerais souhaite maintenant merci de non oui donc bien d accord le la les moi me',
    delete:
      'supprimer supprimez supprime supprimes supprimee effacer effacez efface effaces effacee enlever enlevez enleve retirer retirez retire detruire detruisez detruis oublier oubliez oublie annuler annulez jeter jetez jette gommer rayer rayez suppression effacement detruites supprimees effacees retires',
    mine: 'reponses reponse donnees propos message messages conversation entretien interview informations infos temoignage transcription consentement accord participation paroles enregistrement declarations mots autorisation',
    human:
      'humain humaine personne quelqu quelqun conseiller conseillere agent operateur responsable etre vrai vraie homme femme charge interlocuteur equipe employe salarie collaborateur',
    ignore: 'ignore ignorez ignorer oublie oubliez oublier outrepasse contourne neglige remplace',
    rules:
      'instructions instruction consignes consigne regles regle prompt directives directive programmation parametres ordres systeme',
    tell: 'affiche affichez imprime imprimez montre montrez revele revelez repete repetez donne donnez liste listez ecris dis dites traduis recopie partage',
  },
  withdrawal: `
    veux|voudrais|peut|peux|faut|aimerais|souhaite|prefere .. .. tout effacer|supprimer|retirer|annuler|reprendre|detruire
    vous|tu|personne .. ne .. pouvez|peux|devez|dois|peut .. pas|rien|plus .. <utiliser>
    n|pas|aucun .. .. avez|as|ont|droit|droits .. .. pas|plus|aucun? .. .. droit|autorisation|permission|accord .. .. d|de .. <utiliser>
    m|je|j oppose|opposer|interdis|refuse|defends .. .. a|de|que|l|formellement|d|vous ... utilisation|traitement|conservation|publication|diffusion|enregistrement|exploitation|reponses|donnees|<utiliser>
    mes|mon|ma|cet|cette|ces|tout|les|ca .. <mine>|$|ca|tout .. .. doit|doivent|devrait|devraient|faut .. .. etre|disparaitre|soient .. supprime*|efface*|detruit*|retir*|enlev*|jet*
    je .. ne|n? .. .. consens|autorise|accepte|donne|permets plus|pas|aucune|aucun .. $|que|mon|a_ce|a_l|l|consentement|accord|autorisation|cette|de
    retirez|sortez|enlevez|retire|sortir|retirer|exclure|excluez|desinscrivez|supprimez .. moi|me|m|mon|nom|completement .. .. de|du|l|cette|votre|vos .. .. .. etude|enquete|panel|recherche|projet|sondage|liste|base|fichier|entretien|registres
    puis|peut|peux|pourrait|pouvons|pourriez|pouvez|possible|comment|faire .. .. on|je|vous|de|faire|faut_il|tu? .. .. .. detruire|supprimer|effacer|retirer|enlever|annuler|supprime|efface|efface_t .. .. .. cet|cette|mes|mon|ma|ces|tout|la|le|l .. <mine>|tout|entretien|conversation|ce|j|$
    ne|n|rien .. .. gardez|garde|conservez|utilisez|publiez|enregistrez|diffusez|exploitez|partagez|utilise|conserve .. rien|pas|aucun|aucune|plus .. $|de|mes|ce|ca|mon|svp|s|cette|cet|tout
    change .. d avis ... rien|pas|plus|supprime*|efface*|retir*|participer
    souhaite|veux|voudrais|aimerais|desire|compte|vais|prefere .. .. ne|me|m|plus|pas .. .. .. retirer|desinscrire|sortir|desister|plus_participer|faire_partie|quitter|desengager .. $|de|du|l|cette|ma|mon|completement|partie
    je me|m retire|desiste|desinscris|desengage $|de|du|l|maintenant
    pas|plus|rien|aucun|jamais .. .. .. que|qu .. .. mes|mon|ma|ce|cet|cette|vous|ca|tout|on|rien ... soit|soient|<utiliser> ... utilise*|conserve*|garde*|publie*|partage*|enregistre*|stocke*|transmis*|diffuse*|exploite*|analyse*|cite*|mes|ca|$|cela
    rien|aucun|aucune .. .. .. ne|n .. doit|soit|sera ... garde*|conserve*|utilise*|publie*|diffuse*|enregistre*
    jetez|jette|jeter|balancez|virez|videz .. .. tout|mes|ca|cet|cette .. .. <mine>|ce|$|a|svp|que
    revient|reviens|revenir .. .. sur .. .. mon .. <mine>
    revoque|revoquer|annule|annuler .. .. mon|ma|l|mes|cette .. <mine>
    ^ <polite>? <polite>? <polite>? <polite>? supprimez|supprime|supprimer|effacez|efface|effacer|detruisez|detruire|enlevez|retirez|retirer|oubliez|oublier|oublie|rayez|enlever|enleve ... tout|ce|mes|mon|ca|cela|cette|toutes|ma|moi|les .. .. <mine>|que|qui|$|svp|s
    veux|voudrais|aimerais|souhaite|demande|pouvez|peux|pourriez|pourrais|merci|veuillez|faut|exige|prie|possible ... <delete> ... tout|ce|mes|mon|ca|cela|cette|toutes|ma|les
    veux|voudrais|aimerais|souhaite|demande ... que|qu .. .. .. tout|mes|ce|mon|ca|cela|vous|toutes .. .. .. .. supprime*|efface*|detruit*|retir*|oubli*|enlev*
    <delete> .. .. tout|ce|toutes .. .. que|ce|qu .. .. .. .. dit|ecrit|raconte|tape|repondu|confie
    <delete> .. .. .. mes|mon|ma|toutes .. .. <mine>
    <mine> .. .. soient|soit supprime*|efface*|detruit*
    veux|voudrais|souhaite|aimerais|refuse|accepte|prefere|autorise|faut|preferes|preferais ... pas|plus|aucun|jamais|rien|aucune|personne ... utilis*|enregistr*|conserv*|publi*|partag*|gard*|stock*|transmett*|diffus*|serv*|lis*|lise|cit*|exploit*
    refuse .. .. que|qu .. .. .. .. utilis*|enregistr*|conserv*|publi*|partag*|gard*
    n|ne utilisez|utilise|utiliser|gardez|garde|conservez|publiez|diffusez|partagez|enregistrez|citez|transmettez .. .. pas|rien|aucun
    ne .. .. pas .. .. utiliser|garder|conserver|publier|diffuser|partager .. .. ca|ce|mes|mon|cela
    retire|retirer|retirez|revoque|revoquer|reviens|annule|annuler|reprendre|reprends .. .. .. mon|ma|sur|mes .. <mine>
    <mine> .. .. .. retirer|revoquer|reprendre
    suis .. plus|pas .. .. d accord .. .. .. pour|que|avec|$ .. .. utilis*|enregistr*|participer|$
    veux|souhaite .. .. plus|pas .. .. .. participer|faire_partie|figurer|apparaitre
    retirer|sortir .. .. de .. .. l|cette|la .. .. etude|enquete|entretien|interview|sondage
    droit .. a .. l .. oubli|effacement
    faites|fais comme si .. .. .. rien|jamais .. .. dit|ete
    regrette .. .. .. ce|d .. .. dit|avoir_dit|ecrit
  `,
  person: `
    avoir|joindre|contacter .. quelqu .. un .. .. au|en|par telephone|ligne|bout|visio
    faire rappeler|recontacter|contacter
    humain|vraie_personne|etre_humain .. c_est possible
    me passer|transferer|mettre|donner|connecter|rediriger|orienter|presenter .. .. un|une|le|la|votre|quelqu|relation|vers|l .. .. .. <human>|superieur|relation|chercheur|un
    veux|voudrais|aimerais|prefere|besoin|exige|reclame|prefererais|demande|faut|souhaite .. .. .. un|une|d|quelqu|plutot|le|a .. .. vrai|vraie|etre|veritable? .. humain|humaine|personne|interlocuteur|conseiller|responsable|superieur|un_de_vrai|un_en $|svp|s|en|reel|pas|pour|au|maintenant|et|qui
    y|avez|existe|quel|auriez .. .. a|t|il|vous|est|le|un? ... numero|ligne|contact|hotline|adresse|mail|telephone .. .. ou|a|pour|que|auquel|$|joindre|de_telephone|de|d
    qui|qu|a_qui .. puis|peux|dois|peut|pourrais|est .. je|on|ce|que? .. .. .. contacter|joindre|appeler|adresser|parler|ecrire|demander|m_adresser|tourner
    parle|parler|parlerai|reponds|discute|repondrai|cause .. .. pas|jamais|plus .. .. a|aux|avec|de .. .. un|une|des|l|vos|votre? machine|machines|robot|robots|bot|bots|ordinateur|ia|programme|automate|chatbot
    pas .. .. de|d|a|avec|un|une .. machine|robot|bot|ordinateur|ia|automate|chatbot $|svp|je|merci|mais
    quelqu un|une .. .. en|de chair|reel|vrai|vivant|humain
    est .. ce .. .. .. qu|que .. .. une|un|quelqu|l|on .. un? ... personne|humain|collegue|quelqu|un ... relais|reprendre|continuer|parler|rappeler|contacter|appeler|poursuivre|mener
    prefere|prefererais|aimerais|voudrais|veux|mieux|possible|peux|peut|puis ... faire|continuer|avoir|finir|parler|repondre|echanger|discuter|dialoguer|m_entretenir|converser ... avec|a|par|en .. .. un|une|quelqu|des|votre|l|vos|le|personne|vrai|vraie .. .. vrai|vraie? .. <human>|chercheur|chercheuse|superieur|superieure|chef|responsable|gens|enqueteur|enquetrice|animateur|vous_meme|membre|un $|svp|s|plutot|de|reel|en|pas|qui|du|que|direct|au
    demande|exige|veux|voudrais|souhaite .. .. a|de .. .. parler|voir|joindre|contacter .. .. a|au|avec|votre|un|le|la|quelqu .. .. superieur|superieure|responsable|chef|cheffe|chercheur|manager|direction|encadrant|un
    un etre humain .. $|svp|s|reel
    ^ <polite>? <polite>? <polite>? un|une vrai|vraie|veritable? humain|personne|conseiller|operateur|interlocuteur .. $|svp|s_il|stp
    passez|mettez|transferez|donnez|passe|connectez|redirigez|branchez|orientez|faites .. .. moi|me .. .. .. .. un|une|le|la|votre|quelqu|relation|vers|l .. .. .. <human>|superieur|responsable|chef|relation|chercheur|un
    plutot|mieux .. par|au|en telephone|visio|personne|face
    appelez|rappelez|telephonez|contactez|recontactez .. moi|me
    que|qu .. .. quelqu|on|un|une .. un? .. .. m|me .. rappelle|appelle|contacte|recontacte|telephone
    parler|discuter|echanger|communiquer|dialoguer|entretenir|contacter|joindre|parle|appeler|ecrire ... a|avec|au|en .. .. un|une|quelqu|de|vrai|des|votre|ligne|l ... <human>|gens|vrai|vraie|un|personnes
    veux|voudrais|puis|peux|aimerais|pourrais|possible|souhaite|prefere|prefererais|preferes|moyen ... parler|discuter|echanger|joindre|contacter ... <human>
    passez|passe|transferez|mettez|donnez .. .. moi .. .. .. <human>|relation|contact|conseiller
    y a|ya .. .. t .. .. il .. .. .. <human>
    y .. a .. .. .. il .. .. .. quelqu|humain|vrai|vraie|personne .. .. .. reel|reelle|humain|derriere|parler|vivant|un
    est .. .. ce .. .. qu .. .. .. y a .. .. .. quelqu|humain|vraie|vrai
    quelqu un .. .. peut|pourrait|pourra .. .. .. m|me .. .. appeler|rappeler|contacter|repondre|aider|ecrire|telephoner
    peut|pourrait|pourriez|pouvez|faire|peux .. .. .. quelqu|m|me|on|vous|une .. .. .. rappeler|appeler|contacter|telephoner|recontacter
    rappelez|appelez|contactez moi
    veux|parler|parle|aime|envie|refuse|prefere .. .. .. pas .. .. .. a|avec|d .. .. .. un|une .. .. .. machine|robot|bot|ordinateur|ia|programme|automate|chatbot|algorithme
    refuse .. .. de .. parler .. .. .. machine|robot|bot|ordinateur|ia
    veux|voudrais|aimerais|prefere|prefererais|besoin .. .. .. un|une|d|plutot .. .. .. vrai|vraie|etre|veritable|humain|personne|interlocuteur .. .. humain|personne|reel|reelle|$|humaine
    ^ un? humain|conseiller|operateur svp|s_il|stp|$
    vraie personne|vrai_humain .. .. svp|s|stp|$
  `,
  wish_figures: `
    ai|avais|avons|a|ont|avait|avions .. .. arrete|supprime|efface|enleve|retire|quitte|saute|passe|oublie|demande|voulu|essaye|parle|jete
    <delete> .. .. photo|photos|application|appli|fichier|fichiers|mail|mails|video|videos|jeu|compte|dossier
    clients|gens|patients|utilisateurs|usagers|ils|elles|il|elle|beaucoup|certains|tous|chef|collegue|mari|femme|mere|pere|soeur|frere|ami|amie .. veut|veulent|voulait|voulaient|demande|demandent|demandait|demandaient|prefere|preferent|aimeraient|souhaitent|souhaite|exige|exigent
    clients|gens|patients|utilisateurs|usagers|ils|elles|il|elle|beaucoup|certains|tous|chef|collegue|mari|femme|mere|pere|soeur|frere|ami|amie .. veut|veulent|voulait|voulaient|demande|demandent|demandait|demandaient|prefere|preferent|aimeraient|souhaitent|souhaite|exige|exigent ... <delete>|<human>
    bouton|option|fonction|fonctionnalite|possibilite|application|appli|site|logiciel|outil ... <delete>|<human>|numero
    j|je oublie souvent|toujours|parfois|tout|regulierement
    ils|elles|il|elle|on|chef|patron|qui .. ont|a|avaient|avait .. <delete>
    fini|fallu|reussi|obtenu|demande .. .. .. parler .. .. .. <human>
    mort|morte|decede|decedee|perdu ... annees 60|70|80|90|soixante|quatre
    mort|morte|decede|decedee|perdu ... il y a ... ans|longtemps
    il y a ... ans|longtemps ... mort|morte|decede|decedee|perdu
    quand|lorsque|chaque|souvent|toujours|enfin .. .. .. je|j|on .. .. .. appelle|telephone|appele|appelais|joint ... <human>
    parler|discuter|avoir .. .. .. <human> .. .. .. au|a .. .. telephone|guichet|banque|accueil|support|service
  `,
  order: `
    ^ <polite>? <polite>? <polite>? <polite>? <ignore> .. .. tes|toutes|les|vos|ces|tout|l|mes|ton ... <rules>|precedent*|precede|$
    ^ <polite>? <polite>? <ignore> .. tout .. ce .. .. qui|que .. .. precede|avant|dit
    ^ <polite>? <polite>? tu|vous es|etes .. maintenant|desormais|a|un|une|plus .. .. un|une|mon|partir|libre|$
    a partir .. .. de .. .. maintenant|d .. .. .. tu|vous|reponds|repondez|parle
    desormais .. .. tu|vous|reponds|repondez|parle
    ^ <polite>? <polite>? <polite>? fais|faites|agis|agissez|comporte|comportez|reponds|repondez|parle|parlez|joue|jouez .. .. comme|semblant|toi|vous|en|uniquement|seulement|le .. .. si|un|une|d|anglais|role|pirate|etre|en|par
    ^ <polite>? <polite>? <polite>? <tell> .. .. .. tes|ton|vos|votre|le|les|tous .. .. <rules>|mots_de_passe|mot_de_passe|configuration|secrets|invite|identifiants
    quelles|quelle|quel|quels|c .. sont|est .. .. .. tes|ton|vos|votre .. .. <rules>
    mode developpeur|admin|debug|dieu|maintenance|sans_restriction
    active|activez|passe|passez|entre .. .. .. mode
    ^ <polite>? <polite>? <polite>? ecris|ecrivez|compose|redige|redigez|raconte|racontez|invente|genere|code|programme|chante|fais|cree .. .. moi|un|une|nous .. .. .. poeme|histoire|chanson|dissertation|code|blague|lettre|mail|programme|recette|script|article|rap|liste|image
    ^ <polite>? <polite>? <polite>? repete|repetez|dis|dites|ecris .. .. apres|exactement|seulement|le|uniquement|la|ce|cette|mot .. .. .. moi|mot|phrase|suivant|suivante|mots|texte|fois
    ^ <polite>? <polite>? <polite>? traduis|traduisez|calcule|calculez|resous|resume|resumez|convertis|execute|decode .. .. ce|ca|cette|le|la|moi|tout|en|mon|l|les
    ^ nouvelle|nouvelles instruction|instructions|consigne|consignes|regle|regles|mission
    ^ systeme|system|admin message|instruction|prompt|commande|consigne
    ^ <polite>? <polite>? termine|terminez|commence|commencez .. .. chaque|toutes|tes|tous .. .. reponse|reponses|phrase|phrases|messages|message
    ^ <polite>? <polite>? arrete|arretez .. .. de .. .. .. questions .. .. .. et
    fais|faites|obeis exactement|ce|a .. .. ce|que|mes .. .. que|je|ordres|dis
    ^ <polite>? <polite>? mets|donne|mettez|donnez .. .. moi .. .. .. note|score|maximum|points
  `,
  off_topic: `
    quelle|quel|qui|quand est|sont|a|etait .. .. la|le|l|les .. .. capitale|meteo|heure|president|roi|match|premier|coupe
    quel temps .. .. fait
    veux tu .. .. m epouser
    cliquez|achetez|gagnez|visitez .. .. .. argent|ici|site|casino|crypto|lien
  `,
  empty: `
    ^ bla|blabla|test|asdf*|azert*|qsdf*|lorem $
    ^ osef|balek|bof|jsp $
    ^ rien .. a .. .. foutre $
    ^ m en fous $
  `,
};

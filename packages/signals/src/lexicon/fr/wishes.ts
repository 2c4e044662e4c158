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

/** What a participant wants of the interview: to end or pause it, what is left out, who reads it, in French. */
export const interview = {
  classes: {},
  stop: `
    veux|prefere|voudrais|mettre .. mettre|fin .. fin|a .. a|l .. <thisinterview>
    on .. arrete la|ici|maintenant|tout .. $|svp|s|merci|stp
    ^ <polite>? <polite>? <polite>? <finish>|fin $|maintenant|la|ici|svp|l|cet|cette|merci|parce|stop|s
    je|j|on|nous|il .. .. .. <wish> .. .. .. m|nous|l|tout|vous|de|qu_on|en|s? .. <finish> .. .. $|la|ici|maintenant|parce|car|svp|merci|cet|cette|l|s|pour|je|desole
    <wish> .. .. .. <finish> .. .. cet|cette|l|notre|le .. <thisinterview>|sondage
    <finish> .. .. cet|cette|l|notre|le .. <thisinterview> .. $|svp|s|maintenant|merci|la|ici
    arretons|terminons|finissons .. .. la|nous|$|ici|en
    j|je|m .. .. arrete .. la|ici|maintenant|tout
    dois|faut|doit .. .. .. y_aller|partir|filer|m_en_aller|vous_laisser|te_laisser|raccrocher .. $|maintenant|desole|parce|mon|car|tout|je
    veux|peux|souhaite|voudrais|envie .. .. plus|pas .. .. continuer|repondre|poursuivre|participer|parler|aller_plus_loin .. $|maintenant|parce|merci|cet|l|a|car|avec
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
    on|nous|je .. continue|continuons|reprend|reprends|reprenons .. .. plus_tard|demain|ce_soir|tout_a_l_heure
    besoin|voudrais|veux|peux|peut|pouvons|aimerais|faire|prendre|on .. .. .. une|pause|petite .. pause $|svp|maintenant|s|la|parce|rapide|cafe|je
    ^ <polite>? <polite>? pause $|svp|s
    je .. .. reviens .. .. $|dans|tout_de_suite|vite|plus_tard|bientot
    peut|peux|pouvons|voudrais|pourrait|prefere|veux .. .. .. continuer|reprendre|finir|poursuivre|terminer .. .. plus_tard|demain|ce_soir|un_autre|tout_a_l_heure|apres
  `,
  skip: `
    autre|autres chose|question|sujet $|svp|s|stp
    ^ <polite>? <polite>? passe|passer|suivante|passez|sautez|suivant|passons .. $|cette|la|svp|celle|a_la|s
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
    enlevez|retirez|laissez|oubliez|supprimez|effacez|enleve|retire|oublie|omettez .. .. le|la|mon|ma|ce|cette|les .. <number>|partie|passage|phrase|dernier|derniere .. $|svp|que|de|s
    <wish> .. .. .. retirer|enlever|laisser|omettre .. .. le|la|mon|ma|ce|cette .. <number>|partie|passage|phrase|dernier
    sans .. le|la|mon|ma|citer .. <number> .. $|svp|s
    oubliez|oublie .. ce|la|le .. que|derniere|dernier .. j|je|phrase|viens|reponse
  `,
  who_sees: `
    va|vont .. lire|voir|savoir .. ca|cela|tout .. mon|ma|le|la|mes patron|chef|cheffe|manager|entreprise|collegues
    pouvez|peux|pourriez .. .. garantir|promettre|assurer
    qui .. .. va|peut|lit|voit|lira|verra|aura|a|d_autre|recoit .. .. .. lire|voir|acces|ca|cela|mes|ceci|ce|$|les|savoir
    est_ce .. .. que .. mon|ma|quelqu|on|le|l .. patron|chef|manager|collegues|entreprise|un|equipe|cheffe ... voir|lire|saura|verra|lira|savoir|acces
    mon|ma|le|l .. patron|chef|manager|entreprise|equipe|cheffe .. .. va|peut|verra|lira|saura .. .. .. voir|lire|savoir|ca|cela|mes|ce|cette|$
    est|reste|sont|c .. .. .. ca|cela|ce|mes|vraiment|tout|bien .. .. .. anonyme|anonymes|confidentiel|confidentielles|anonymise
    que .. .. devient|deviennent|faites|allez|ferez .. .. .. mes|ces|avec|ma|de .. .. reponses|donnees|informations|propos
  `,
  off_record: `
    faut|doit|veux|voudrais .. pas|rien .. que? .. .. ressorte|sorte|sache|repete|sorte_d_ici
    ^ entre nous .. $|il|elle|c|mon|ma|le|la|ca|mais|on
    entre quatre yeux|murs
    off the? record
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

/** Hopelessness that is told in pieces: what each says alone is ordinary. */
export const pieces = {
  no_meaning: `
    rien .. .. m|me .. .. interesse|touche|plait|rejouit|passionne|atteint
    rien .. .. a .. .. importance|sens
    plus .. rien .. .. importance|sens|compte
    rien .. .. compte|importe plus|$|vraiment
    m .. est .. .. egal|indifferent .. $|maintenant
    tout .. m est .. egal|indifferent
    plus .. .. envie|gout|plaisir .. .. rien|a_rien|de_rien
    n .. .. .. envie|gout .. .. de|a rien
    a quoi .. .. sert|bon .. .. tout|$
    sais|demande .. .. plus|pas|me .. pourquoi .. je .. .. leve|continue|reste|fais
    vois|a .. .. plus|pas .. .. sens|interet|raison $|a_rien|a_tout
    tout .. .. vide|gris|absurde|inutile $
    perdu .. .. gout|interet .. .. tout|vie
  `,
  alone: `
    personne .. .. .. remarquerait|remarque|apercevrait|manquerais|manquerait|regretterait
    manquerais|manque a personne
    personne .. .. m attend|cherche|demande
    n|ai|j .. ai .. .. plus|vraiment personne
    plus personne .. .. a_qui|pour_moi|$|autour_de_moi
    suis|sens .. .. completement|totalement|tellement|tres|toujours|si seul|seule
    vois|parle|reponds .. .. plus .. a? personne
    ils|elles|tous|tout_le_monde .. .. .. tres|aussi|mieux|bien .. sans moi
  `,
  burden: `
    suis .. .. .. poids|fardeau|charge|boulet|rien|inutile|incapable|bonne_a_rien|bon_a_rien|de_trop
    sers .. .. a .. .. rien|personne
    personne .. .. a|n_a .. besoin .. de moi
    qui .. .. a|aurait .. besoin .. de moi
    gene|derange|encombre .. .. tout_le_monde|les_autres|tous
    rate|gache|casse .. .. tout|toujours
    tout .. .. .. que|ce_que .. je fais|touche .. .. rate|foire|mal
    mieux|facile|leger|simple .. .. pour .. .. eux|tous|autres|enfants|famille .. sans|si
  `,
  no_future: `
    fais|prevois|prepare|prends .. .. plus .. .. projets|projet|rien|plans
    vois|imagine|y .. a .. .. plus|pas .. .. avenir|issue|suite|lendemain
    rien .. .. attends|attend|devant_moi|a_attendre|venir
    plus .. rien .. .. attends|attendre|devant
    ira|va|sera .. .. jamais|pas|plus .. mieux|bien
    plus|pas|aucun|sans|perdu .. .. .. espoir|avenir $|pour_moi|du_tout|tout
    plus .. .. besoin .. .. longtemps
    pour moi .. .. fini|trop_tard|termine
  `,
};

/** Hopelessness that is told in pieces: what each says alone is ordinary. */
export const pieces = {
  no_meaning: `
    nada .. .. me .. .. importa|interesa|ilusiona|llena|emociona|alegra
    no me .. .. importa|interesa|ilusiona|llena|emociona|alegra .. nada
    nada .. .. importa|tiene_sentido|tiene .. ya|$|sentido
    todo .. me .. .. da .. igual|lo_mismo
    me da .. todo .. igual
    no .. .. tengo|siento|encuentro .. .. ganas|ilusion|gusto .. .. nada|$
    sin ganas|ilusion .. .. nada|$
    para que .. .. todo|levantarme|seguir $|esto
    no se .. para_que|por_que .. me? .. levanto|sigo|molesto|lo_intento
    no .. .. veo|encuentro|le_veo .. .. sentido $|a_nada|a_todo|ya
    todo .. .. vacio|gris|absurdo|inutil $
    perdi|perdido .. .. .. ilusion|interes|ganas .. .. todo|vida
  `,
  alone: `
    nadie .. .. .. notaria|nota|daria_cuenta|echaria|echa|extranaria|enteraria
    nadie .. .. me espera|busca|llama|pregunta|echa
    no me .. .. espera|busca|echa .. .. nadie
    no .. tengo .. .. a? nadie
    ya no .. .. queda .. nadie
    estoy|siento|me .. .. completamente|totalmente|tan|muy|siempre solo|sola
    no .. .. veo|hablo|contesto .. .. a|con nadie
    ellos|todos|ellas .. .. .. bien|mejor|igual .. sin mi
  `,
  burden: `
    soy .. .. .. carga|peso|estorbo|inutil|fracaso|molestia
    no sirvo .. .. para_nada|de_nada|nada
    estorbo|sobro .. $|en|a|aqui|siempre
    nadie .. .. .. me .. necesita|quiere_cerca
    no le .. .. hago_falta|sirvo .. a? nadie
    quien .. .. .. me .. .. necesitar|necesita|necesitaria
    todo .. .. .. lo_que .. hago|toco .. .. mal|rompe|fracasa
    mejor|facil|ligero .. .. para .. .. todos|ellos|hijos|familia|demas .. sin|si
  `,
  no_future: `
    no .. .. hago|tengo .. .. planes $|ya|mas|ninguno
    no .. .. veo|imagino|hay .. .. futuro|salida|manana|como_seguir
    nada .. .. esperar|por_delante|que_esperar|me_espera
    no .. .. espero|queda|tengo .. .. nada .. $|ya|delante|por_delante
    nunca|no .. .. va|ira|sera|voy .. .. a? .. mejor|mejorar|bien
    no|sin|perdi|perdido .. .. .. esperanza|esperanzas|futuro .. $|ya|para_mi
    no .. .. .. hara|hare|voy_a_necesitar|necesitare .. .. falta|mucho|$ .. tiempo
    para mi .. .. tarde|acabo|termino|se_acabo
  `,
};

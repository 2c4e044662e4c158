import type { WordLists } from './lexicon.ts';

export const spanish: WordLists = {
  fillers: `eh em este mmm ah oh sí si no vale ok bueno bien pues entonces claro gracias hola adiós verdad o sea realmente quizás`,
  general: `cosa cosas tiempo día días semana semanas fin mes meses año años hora horas minuto minutos momento momentos vez veces parte partes lado punto
    problema problemas pregunta preguntas respuesta ejemplo ejemplos razón razones idea ideas forma formas manera maneras gente persona personas hombre
    hombres mujer mujeres nombre principio final caso casos situación diferencia resultado posibilidad dificultad dificultades sentido mañana tarde noche
    mitad número resto poco mucho dos tres cuatro cinco seis siete ocho nueve diez cien mil`,
  denied_verbs: `tengo tenido tuve notado sentido`,
  admin: `su (?:nombre|dirección)|tu (?:nombre|dirección)|fecha de nacimiento|código postal|me (?:oye|escucha|oyes|escuchas)|confidencial`,
};

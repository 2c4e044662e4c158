import { choice, guide, open, scale } from './material.ts';

export const SPANISH = [
  guide('El trabajo en la granja', 'es-ES', [
    open('¿Cómo es un día normal de ordeño en su granja?', 'el ordeño', [
      ['Nos levantamos a las cuatro, y con la máquina nueva terminamos a las siete.'],
      ['Un cliente muy bueno se ofendió porque la leche llegó tarde.', 'b'],
      ['El programa cambió la dirección de todos los pedidos y perdimos dos días.', 'b'],
    ]),
    scale('Del 1 al 10, ¿cuánto confía en la máquina?', '8', [['Un 8, cuando no hay tormenta.']]),
    choice('¿Quién le ayuda en la granja?', ['Mi familia', 'Un empleado', 'Trabajo a solas'], 'Mi familia', [
      ['Mi familia, sobre todo mi hija.'],
    ]),
    open('Cuénteme la última vez que enfermó un animal.', 'animales enfermos', [
      ['En marzo una vaca dejó de comer de repente, y el veterinario tardó seis horas en llegar.', 'b'],
      ['Hace mucho de eso, no fue nada grave.'],
    ]),
    open('¿Qué le gusta de su trabajo?', 'lo bueno', [
      ['Me encanta el trabajo con los animales.', 'g'],
      ['Qué bien, otro formulario.', 'b'],
      ['Antes era bonito, hasta que subieron los precios.', 'b'],
    ]),
    open('¿Qué cambiaría primero?', 'los cambios', [['Menos papeles.']], { max_probes: 1 }),
  ]),
  guide('Comer en la cantina', 'es-MX', [
    open('¿Cómo elige lo que come en la cantina?', 'la elección', [
      ['Miro la fila: si hay más de diez personas, tomo un bocadillo.'],
      ['Ya no elijo, desde el cambio de cocinero como en casa.', 'b'],
    ]),
    open('¿Cómo fue su comida de ayer?', 'la comida de ayer', [
      ['La sopa estaba fría y tuve que devolverla.', 'b'],
      ['Normal, arroz con verduras.'],
    ]),
    scale('En una escala de 1 a 5, ¿qué tan limpia le parece la cantina?', '4', [['Un 4, los lunes un 5.']]),
    choice(
      '¿Cuánto tiempo tiene para comer?',
      ['Menos de media hora', 'Media hora', 'Más de media hora'],
      'Media hora',
      [['Media hora, si no me llaman antes.']],
    ),
    open('¿Con quién se sienta normalmente?', 'la compañía', [
      ['Con dos compañeras del almacén, desde hace años.'],
      ['Con nadie, aprovecho para leer.'],
    ]),
    open('¿Qué debería seguir igual?', 'lo que debe quedarse', [['Los precios.']], { required: false }),
  ]),
];

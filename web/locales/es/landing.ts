import type { Localized } from "../../../shared/plurals.ts";
import type { landing as English } from "../en/landing.ts";

export const landing = {
  title: "Abra su tesoro de palabras",
  kind: "sustantivo",
  origin: "inglés antiguo",
  store: "El caudal de palabras propio de cada persona.",
  write: "Un diccionario que escribe usted, con pruebas que le ayudan a recordar sus palabras.",
  start: "Empezar",
  try: "Probar",
  account: "Ya tengo una cuenta",
  how: "Cómo funciona",
  previous: "Diapositiva anterior",
  next: "Diapositiva siguiente",
  position: "{{number}} de {{total}}",
  dictionary: {
    name: "Diccionario",
    title: "Escriba el diccionario que necesita",
    text: "Un término y una o varias definiciones separadas por comas. Con Intro se guarda la palabra y se pasa a la siguiente.",
    alt: "La página para añadir palabras: se está escribiendo un término con tres definiciones y debajo están las palabras anteriores.",
  },
  testing: {
    name: "Prueba",
    title: "Responda de memoria",
    text: "La respuesta se escribe, no se elige. Si una palabra tiene tres definiciones, se le piden las tres y ve cuántas faltan.",
    alt: "Una pregunta de la prueba: la palabra aparece en grande, una de sus tres definiciones ya está y la segunda se está escribiendo.",
  },
  organization: {
    name: "Orden",
    title: "No mezcle sus idiomas",
    text: "Un diccionario para cada par de idiomas, cada curso, cada libro. Bastan unas letras para encontrarlo.",
    alt: "La lista de los diccionarios: cada tarjeta muestra sus dos idiomas, cuántas palabras tiene y cómo se reparten por el alfabeto.",
  },
  film: {
    title: "De la primera palabra a la primera prueba",
    detail: "Vídeo explicativo: medio minuto, sin sonido",
    play: "Reproducir el vídeo",
  },
  reviews: "Lo que dicen los estudiantes",
  stars: "5 de 5 estrellas",
} satisfies Localized<typeof English, "es">;

import type { Localized } from "../../../shared/plurals.ts";
import type { publicPages as English } from "../en/public.ts";

export const publicPages = {
  about: "Sobre nosotros",
  welcome: "Bienvenida",
  support: "Asistencia",
  policies: "Políticas",
  operator: "el operador de este servidor",
  unreachable:
    "No se ha configurado ninguna dirección de asistencia para este servidor. Pregunte a quien le dio el enlace: sabrá decirle quién lo gestiona.",
  aboutPage: {
    lead: "Wordhoard es un diccionario que escribe su propio lector y que luego le pregunta sus palabras.",
    nameTitle: "El nombre",
    name: "En inglés antiguo, el wordhord era el tesoro de palabras de una persona. Quien tenía algo que decir lo abría primero. El suyo crece con cada palabra que anota.",
    projectTitle: "El proyecto",
    project:
      "Usted reúne las palabras que encuentra, con todo lo que significan, en más de 80 idiomas. Después se le preguntan y usted escribe las respuestas, porque lo que se sabe escribir se sabe.",
    judging:
      "Las respuestas se juzgan como lo haría un buen profesor: una errata se señala, un artículo olvidado se perdona y una respuesta equivocada se muestra letra por letra. Y si al final tenía razón, usted tiene la última palabra.",
    manners: "No hay rachas que mantener, ni anuncios, ni rastreo.",
    premium: "Premium amplía los límites y paga el servidor.",
    companyTitle: "Quién está detrás",
    company: "Este servidor lo gestiona {{operator}}.",
    freedom:
      "Wordhoard es software libre con licencia MIT: cualquiera puede leerlo, modificarlo y ponerlo en marcha.",
    licences: "Licencias del software y de las tipografías que incluye",
    write: "Escríbanos",
  },
  supportPage: {
    lead: "¿Algo no funciona o podría funcionar mejor? Escríbanos.",
    tellTitle: "Qué nos ayuda a ayudarle",
    tellWhat: "Qué hizo usted y qué ocurrió",
    tellWhere: "Su dispositivo y su navegador y, si puede, una captura de pantalla",
    tellNever: "Nunca su contraseña ni un código: no los necesitamos",
    write: "Escribir a {{email}}",
    selfTitle: "Más rápido que una carta",
    password: "¿Olvidó su contraseña? <a>Ponga una nueva</a>.",
    guest:
      "Las cuentas de invitado se eliminan a las 24 horas. <a>Regístrese</a> antes y sus palabras se quedarán.",
    data: "Lo que ocurre con sus datos se explica en las <a>políticas</a>.",
  },
} satisfies Localized<typeof English, "es">;

import type { Localized } from "../../../shared/plurals.ts";
import type { publicPages as English } from "../en/public.ts";

export const publicPages = {
  about: "Sobre nosotros",
  welcome: "Inicio",
  support: "Asistencia",
  policies: "Políticas",
  operator: "una persona que no ha indicado aquí su nombre",
  unreachable:
    "No se ha configurado ninguna dirección de asistencia para este servidor. Pregunte a la persona que le dio el enlace: sabrá decirle quién gestiona el servidor.",
  aboutPage: {
    lead: "Wordhoard es un diccionario que escribe usted, con pruebas que le ayudan a recordar sus palabras.",
    nameTitle: "El nombre",
    name: "En inglés antiguo, el wordhord era el tesoro de palabras de una persona. Quien tenía algo que decir lo abría primero. El suyo crece con cada palabra que anota.",
    projectTitle: "El proyecto",
    project:
      "Usted reúne las palabras que encuentra, con todo lo que significan, en más de 80 idiomas. Después se pone a prueba y escribe las respuestas, porque lo que se sabe escribir, se sabe.",
    judging:
      "Las respuestas se corrigen como lo haría un buen profesor: un error de tecleo se señala, un artículo olvidado se perdona y una respuesta equivocada se muestra letra por letra. Y si al final tenía razón, usted tiene la última palabra.",
    manners: "No hay anuncios ni rastreo, y por tomarse un día libre no pierde nada.",
    premium: "Premium amplía los límites y ayuda a pagar el servidor.",
    companyTitle: "Quién está detrás",
    company: "Este servidor lo gestiona {{operator}}.",
    freedom:
      "Wordhoard es software libre con licencia MIT: cualquiera puede leerlo, modificarlo y usarlo en su propio servidor.",
    licences: "Licencias del software y de las tipografías que incluye",
    write: "Escríbanos",
  },
  supportPage: {
    lead: "¿Algo no funciona o podría funcionar mejor? Escríbanos.",
    tellTitle: "Qué nos ayudará a responderle",
    tellWhat: "Qué hizo usted y qué ocurrió",
    tellWhere: "Su dispositivo y su navegador y, si puede, una captura de pantalla",
    tellNever: "Nunca su contraseña ni un código: no los necesitamos",
    write: "Escribir a {{email}}",
    selfTitle: "Respuestas rápidas",
    password: "¿Ha olvidado la contraseña? <a>Elija una nueva</a>.",
    guest:
      "Las cuentas de invitado se eliminan a las 24 horas. <a>Regístrese</a> antes para conservar sus palabras.",
    data: "Nuestras <a>políticas</a> explican qué ocurre con sus datos.",
  },
} satisfies Localized<typeof English, "es">;

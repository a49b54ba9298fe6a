import type { Localized } from "../../../shared/plurals.ts";
import type { SharingStrings } from "../en/sharing.ts";

const sharing = {
  title: "Compartir «{{name}}»",
  what: "Quien tenga el enlace puede leer y copiar las palabras tal como están ahora, con sus notas, ejemplos y etiquetas. No se incluyen su dirección de correo ni sus repasos, y los cambios posteriores no se ven.",
  guest:
    "Para compartir hace falta una cuenta. Registrarse es gratis, y lo que ha creado como invitado pasará a ella.",
  create: "Crear un enlace",
  created: "Enlace creado",
  links: "Enlaces a este diccionario",
  copy: "Copiar",
  copied: "Copiado",
  copies_one: "{{count, number}} copia hecha",
  copies_other: "{{count, number}} copias hechas",
  end: "Desactivar",
  ask: "¿Desactivar este enlace?",
  final: "Dejará de funcionar de inmediato. Las copias ya hechas se conservan.",
  keep: "Conservarlo",
  ended: "Enlace desactivado",
  page: {
    lead: "Alguien ha compartido este diccionario. Cópielo para practicar con él y añadirle sus propias palabras.",
    account: "Para ello, inicie sesión, regístrese o continúe como invitado; después volverá aquí.",
    copy: "Copiar a mis diccionarios",
    report: "Denunciar este diccionario",
    more: "Mostrar más palabras",
    needsScript: {
      copy: "Para copiar este diccionario hace falta JavaScript. Actívelo en su navegador y recargue la página.",
      rest: "Estas son las primeras {{shown}} palabras. Para ver las demás y copiar el diccionario hace falta JavaScript. Actívelo en su navegador y recargue la página.",
    },
    into: "Dónde copiarlo",
    new: "Un diccionario nuevo",
    known: "Las palabras que ya están en el diccionario elegido se omiten.",
    done: "Diccionario copiado",
    first: "diccionario compartido que no está aquí.",
    second: "quizá un enlace desactivado, o una letra fuera de su sitio.",
  },
};

export const strings = { sharing } satisfies Localized<SharingStrings, "es">;

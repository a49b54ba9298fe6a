import type { Localized } from "../../../shared/plurals.ts";
import type { users as English } from "../en/users.ts";

export const users = {
  edit: "Editar usuario",
  role: "Rol",
  since: "Aquí desde el",
  language: {
    title: "Idioma",
    label: "Idioma de la interfaz",
    hint: "Se aplica al momento, en todos sus dispositivos.",
  },
  password: {
    title: "Contraseña",
    since: "En uso desde el {{date}}.",
    submit: "Cambiar la contraseña",
    changed: "La contraseña ha cambiado. Se ha cerrado la sesión en todos sus otros dispositivos.",
    none: "Inicia sesión con Google, así que todavía no hay contraseña. Podemos enviarle un código por correo para que establezca una.",
    set: "Establecer una contraseña",
  },
  devices: {
    title: "Dónde tiene la sesión abierta",
    name: "{{browser}} en {{system}}",
    unknown: "Dispositivo desconocido",
    current: "Este dispositivo, ahora",
    used: "Último uso: {{ago}}; inicio de sesión: {{date}}",
    end: "Cerrar",
    endNamed: "Cerrar: {{device}}",
    endOthers: "Cerrar todas las demás",
    ended: "La sesión se ha cerrado allí.",
  },
  proof: {
    title: "Confirme que es usted",
    lead: "Antes de hacer algo importante, lo preguntamos. Después no volveremos a preguntar durante 10 minutos.",
    google:
      "Aquí no tiene contraseña, así que inicie sesión con Google una vez más. Después no volveremos a preguntar durante 10 minutos.",
    submit: "Confirmar",
  },
  data: {
    title: "Sus datos",
    text: "Todo lo que guardamos sobre usted, incluidos sus diccionarios con todas las palabras, en un archivo JSON.",
    download: "Descargar mis datos",
  },
  leave: {
    title: "Eliminar la cuenta",
    text: "Su cuenta desaparece al momento, con todo lo que contiene. Descargue antes sus datos si quiere conservarlos.",
    submit: "Eliminar la cuenta",
    ask: "¿Eliminar su cuenta?",
    lead: "La cuenta <b>{{email}}</b> se elimina al momento, y con ella:",
    dictionaries: "todos los diccionarios y sus palabras",
    reports: "todas las pruebas y los informes",
    subscription: "su suscripción; no se cobrará nada más",
    sessions: "todas las sesiones, en todos sus dispositivos",
    final: "Nadie podrá recuperarla, ni siquiera nosotros.",
    keep: "Conservar la cuenta",
  },
} satisfies Localized<typeof English, "es">;

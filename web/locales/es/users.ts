import type { Localized } from "../../../shared/plurals.ts";
import type { users as English } from "../en/users.ts";

export const users = {
  edit: "Editar perfil",
  title: "Ajustes",
  since: "Miembro desde el {{date}}.",
  change: "Cambiar",
  sections: { label: "Secciones", account: "Cuenta", ways: "Inicio de sesión", data: "Datos" },
  email: {
    change: "Cambiar el correo",
    new: "Nueva dirección de correo",
    lead: "Enviaremos un código a la nueva dirección. Hasta que lo introduzca, no cambia nada.",
    sendCode: "Enviar código",
    mailed:
      "Si <b>{{email}}</b> está libre, ya hemos enviado un código a esa dirección. Introdúzcalo aquí en los próximos 10 minutos.",
    other: "Otra dirección",
    changed:
      "Se ha cambiado la dirección de correo y se ha cerrado la sesión en todos sus otros dispositivos.",
  },
  language: {
    label: "Idioma de la interfaz",
    hint: "Se aplica de inmediato en todos sus dispositivos.",
  },
  password: {
    title: "Contraseña",
    since: "Cambiada el {{date}}.",
    submit: "Cambiar la contraseña",
    changed: "Se ha cambiado la contraseña y se ha cerrado la sesión en todos sus otros dispositivos.",
    none: "Como inicia sesión con Google, todavía no tiene contraseña. Podemos enviarle un código por correo para que elija una.",
    set: "Elegir una contraseña",
  },
  google: {
    linked: "Puede iniciar sesión con Google.",
    only: "Inicia sesión con Google. Para desvincularlo, elija antes una contraseña.",
    unlink: "Desvincular",
    unlinkNamed: "Desvincular Google",
    ask: "¿Desvincular Google?",
    lead: "A partir de entonces iniciará sesión sin Google.",
    unlinked: "Google se ha desvinculado.",
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
    lead: "Antes de algo importante, se lo preguntamos otra vez. Después no volveremos a preguntar durante 10 minutos.",
    google:
      "Aquí no tiene contraseña, así que inicie sesión con Google una vez más. Después no volveremos a preguntar durante 10 minutos.",
    submit: "Confirmar",
  },
  data: {
    title: "Descargar todo",
    text: "Todo lo que guardamos sobre usted, incluidos sus diccionarios con todas las palabras, en un archivo JSON.",
    download: "Descargar mis datos",
    submit: "Descargar",
  },
  leave: {
    title: "Eliminar la cuenta",
    text: "Elimina de inmediato todo lo que contiene. No se puede deshacer.",
    submit: "Eliminar la cuenta",
    ask: "¿Eliminar su cuenta?",
    lead: "La cuenta <b>{{email}}</b> se eliminará de inmediato, y con ella:",
    dictionaries: "todos los diccionarios y sus palabras",
    reports: "todas las pruebas y sus resultados",
    subscription: "su suscripción; no se cobrará nada más",
    sessions: "todas las sesiones, en todos sus dispositivos",
    final: "Nadie podrá recuperarla, ni siquiera nosotros.",
    keep: "Conservar la cuenta",
  },
} satisfies Localized<typeof English, "es">;

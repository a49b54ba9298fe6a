import type { Localized } from "../../../shared/plurals.ts";
import type { common as English } from "../en/common.ts";

export const common = {
  loading: "Cargando",
  retry: "Volver a intentarlo",
  reload: "Recargar la página",
  save: "Guardar",
  cancel: "Cancelar",
  delete: "Eliminar",
  back: "Atrás",
  skipToContent: "Ir al contenido",
  mainMenu: "Menú principal",
  today: "Hoy",
  progress: "Progreso",
  language: "Idioma",
  theme: "Tema",
  justNow: "ahora mismo",
  themes: { light: "Claro", dark: "Oscuro", system: "Sistema" },
  offline: {
    title: "No tiene conexión.",
    text: "Está viendo lo que hay guardado en este dispositivo. Para modificar palabras o hacer una prueba necesita conexión.",
  },
  account: "Cuenta",
  signedInAs: "Sesión iniciada como",
  guest: "Invitado",
  editUser: "Editar perfil",
  subscription: "Suscripción",
  upgrade: "Mejorar la cuenta",
  logOut: "Cerrar sesión",
  roles: {
    guest: "Invitado",
    user: "Usuario",
    premium: "Premium",
    developer: "Desarrollador",
    friend: "Amigo",
  },
} satisfies Localized<typeof English, "es">;

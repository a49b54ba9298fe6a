import type { Localized } from "../../../shared/plurals.ts";
import type { auth as English } from "../en/auth.ts";

export const auth = {
  menu: {
    title: "Inicie sesión o regístrese",
    logIn: "Iniciar sesión",
    logInText: "Con su correo electrónico y su contraseña",
    signUp: "Registrarse",
    signUpText: "Una cuenta gratuita conserva sus palabras",
    guest: "Entrar como invitado",
    guestText: "Eche primero un vistazo, sin rellenar nada",
  },
  guest: {
    title: "Entrar como invitado",
    lead: "Todo funciona, en pequeño. Regístrese antes de que acabe el plazo y sus palabras se quedarán.",
    dictionaries: "Diccionarios",
    words: "Palabras por diccionario",
    tests: "Pruebas al día",
    deleted: "Se elimina tras",
    hours_one: "{{count}} hora",
    hours_other: "{{count}} horas",
    enter: "Entrar como invitado",
    already: "¿Tiene una cuenta? <a>Inicie sesión</a>",
  },
  guestInfo: {
    title: "Está aquí como invitado",
    open: "Qué puede hacer un invitado",
    lead: "Todo funciona, en pequeño. Regístrese antes de que acabe el plazo y sus palabras se quedarán.",
    deletedOn: "Se elimina el",
    timeLeft: "Tiempo restante",
    signUp: "Registrarse",
    stay: "Seguir como invitado",
  },
  policies: {
    title: "Antes de empezar",
    lead: "Lea los tres documentos, por favor. Solo volveremos a preguntar si cambian.",
    cookie: "Acepto la <a>política de cookies</a>",
    privacy: "Acepto la <a>política de privacidad</a>",
    "terms-of-use": "Acepto las <a>condiciones de uso</a>",
    submit: "Enviar",
    hint: "Se deben aceptar todas las políticas",
  },
} satisfies Localized<typeof English, "es">;

import type { Localized } from "../../../shared/plurals.ts";
import type { auth as English } from "../en/auth.ts";

export const auth = {
  or: "o",
  email: "Correo electrónico",
  menu: {
    title: "Inicie sesión o regístrese",
    logIn: "Iniciar sesión",
    logInText: "Con su correo electrónico y su contraseña",
    signUp: "Registrarse",
    signUpText: "Con una cuenta gratuita conserva sus palabras",
    guest: "Continuar como invitado",
    guestText: "Eche antes un vistazo, sin rellenar nada",
    accountDeleted: "Se han eliminado su cuenta y todo lo que contenía.",
  },
  password: {
    label: "Contraseña",
    current: "Contraseña actual",
    show: "Mostrar la contraseña",
    hide: "Ocultar la contraseña",
    hint: "De {{min}} a {{max}} caracteres, con una mayúscula, una minúscula y una cifra",
  },
  signUp: {
    title: "Registro",
    submit: "Registrarse",
    already: "¿Ya tiene una cuenta? <a>Inicie sesión</a>",
    guestKeeps:
      "Lo que ha creado como invitado se conserva: sus diccionarios y pruebas pasarán a la cuenta nueva.",
  },
  logIn: {
    title: "Iniciar sesión",
    submit: "Iniciar sesión",
    forgot: "¿Ha olvidado la contraseña?",
    newHere: "¿Es su primera vez? <a>Regístrese</a>",
    guestIsLeft:
      "Está aquí como invitado. Si inicia sesión en otra cuenta, lo que ha creado como invitado no se traspasará y se eliminará ({{time}}). Para conservarlo, <a>regístrese</a>.",
    passwordChanged: "Se ha cambiado su contraseña. Inicie sesión con la nueva.",
  },
  passkey: {
    logIn: "Iniciar sesión con una llave de acceso",
    use: "Usar una llave de acceso",
    known: "Este dispositivo ya tiene una llave de acceso para su cuenta.",
    address:
      "Las llaves de acceso no funcionan en esta dirección. Abra Wordhoard en su propia dirección y vuelva a intentarlo.",
    failed: "No ha funcionado. Vuelva a intentarlo o use otro dispositivo.",
  },
  google: {
    button: "Continuar con Google",
    embedded:
      "En esta aplicación no se puede iniciar sesión con Google. Abra la página en un navegador (Safari, Chrome, etc.) para continuar.",
    guest:
      "Si usa aquí esta cuenta de Google por primera vez, todo lo que ha creado como invitado pasará a su cuenta nueva. Si ya tiene una cuenta, entrará en ella, sin lo que ha creado como invitado.",
    unreachable:
      "No se puede contactar con Google. Compruebe su conexión y que nada bloquee el script de Google.",
    blocked:
      "El navegador ha bloqueado la ventana de Google. Permita las ventanas emergentes en esta página e inténtelo de nuevo.",
    refused: "Google no ha confirmado esta cuenta. Inténtelo de nuevo o inicie sesión de otra manera.",
    taken: "Ya existe una cuenta con esta dirección. Inicie sesión con su contraseña.",
  },
  verify: {
    title: "Confirme su correo",
    lead: "Hemos enviado un código de seis cifras a <b>{{email}}</b>.",
  },
  code: {
    label: "Código de confirmación",
    lifetime_one: "El código es válido durante {{count}} minuto y admite {{tries}} intentos como máximo.",
    lifetime_other: "El código es válido durante {{count}} minutos y admite {{tries}} intentos como máximo.",
    submit: "Confirmar",
    missing_one: "Falta {{count}} cifra",
    missing_other: "Faltan {{count}} cifras",
    incorrect: "Código de confirmación incorrecto",
    resend: "Reenviar",
    resendIn: "Reenviar en {{time}}",
    wait: "Podrá pedir otro código dentro de un momento",
    resent: "Hemos enviado un código nuevo. El anterior ya no sirve.",
    otherAddress: "Cambiar la dirección",
  },
  restore: {
    title: "Contraseña olvidada",
    lead: "Indique su correo electrónico y le enviaremos un código para elegir una contraseña nueva.",
    submit: "Enviar código",
    codeTitle: "Introduzca el código",
    codeLead: "Si existe una cuenta con <b>{{email}}</b>, le hemos enviado un código de seis cifras.",
    over: "El tiempo para elegir una contraseña se ha agotado. Pida un código nuevo.",
    backToLogIn: "Volver al inicio de sesión",
  },
  newPassword: {
    title: "Elija una contraseña nueva",
    lead: "Para <b>{{email}}</b>. Se cerrará la sesión en todos los dispositivos.",
    label: "Contraseña nueva",
    startAnew: "Empezar de nuevo",
  },
  guest: {
    title: "Continuar como invitado",
    lead: "Funciona todo, con límites más bajos. Regístrese antes de que acabe el plazo para conservar sus palabras.",
    dictionaries: "Diccionarios",
    words: "Palabras por diccionario",
    tests: "Pruebas al día",
    deleted: "Se elimina tras",
    hours_one: "{{count}} hora",
    hours_other: "{{count}} horas",
    enter: "Continuar como invitado",
    already: "¿Ya tiene una cuenta? <a>Inicie sesión</a>",
  },
  guestInfo: {
    title: "Está aquí como invitado",
    open: "Qué pueden hacer los invitados",
    lead: "Funciona todo, con límites más bajos. Regístrese antes de que acabe el plazo para conservar sus palabras.",
    deletedOn: "Se elimina el",
    timeLeft: "Tiempo restante",
    signUp: "Registrarse",
    stay: "Continuar como invitado",
    keepWords: "Registrarse y conservar las palabras",
    finish: "Terminar el registro",
  },
  policies: {
    title: "Antes de empezar",
    lead: "Lea los tres documentos, por favor. Solo volveremos a preguntar si cambian.",
    cookie: "Acepto la <a>política de cookies</a>",
    privacy: "Acepto la <a>política de privacidad</a>",
    "terms-of-use": "Acepto las <a>condiciones de uso</a>",
    submit: "Confirmar",
    hint: "Acepte los tres documentos para continuar",
  },
} satisfies Localized<typeof English, "es">;

import type { Localized } from "../../../shared/plurals.ts";
import type { errors as English } from "../en/errors.ts";

export const errors = {
  network: "No hay conexión con el servidor. Compruebe su conexión a Internet y vuelva a intentarlo.",
  unexpected: "No se ha podido leer la respuesta del servidor. Vuelva a intentarlo en un momento.",
  unauthorized:
    "Su sesión se ha cerrado desde otro dispositivo o porque la inició hace mucho tiempo. Inicie sesión de nuevo.",
  tooManyRequests: "Demasiados intentos. Espere un momento y vuelva a intentarlo.",
  notFound: "No encontrado",
  notFoundText: "Puede que se haya eliminado o que el enlace no sea correcto.",
  notLoaded: "No se ha podido cargar",
  needsScript: "Esta página necesita JavaScript. Actívelo en su navegador y recargue la página.",
  instead: "Pruebe con «{{text}}»",
  screen: {
    title: "No se ha podido cargar esta página",
    text: "Se ha perdido la conexión o hay una versión más reciente.",
  },
  crash: {
    title: "Algo ha fallado en esta página",
    text: "Lo que guardó no se ha perdido. Recargue la página para continuar.",
  },
  page: {
    title: "Página no encontrada",
    kind: "numeral",
    first: "página que no está en este diccionario.",
    second: "quizá un enlace antiguo, o una letra fuera de su sitio.",
  },
} satisfies Localized<typeof English, "es">;

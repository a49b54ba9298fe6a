import type { Localized } from "../../../shared/plurals.ts";
import type { CatchingStrings } from "../en/catching.ts";

const catching = {
  keys: {
    title: "Acceso para otros programas",
    hint: "Las extensiones del navegador hechas para Anki pueden añadir palabras aquí. Una clave da acceso a sus palabras, no a su cuenta.",
    how: "Cómo configurarlo",
    add: "Nueva clave",
    list: "Claves para otros programas",
    used: "Último uso: {{ago}}; creada el {{date}}",
    unused: "Todavía sin usar; creada el {{date}}",
    end: "Anular",
    endNamed: "Anular: {{name}}",
    ended: "Clave anulada",
    ask: "¿Para qué programa es?",
    create: "Crear la clave",
    made: "Su nueva clave",
    once: "Cópiela ahora: no se volverá a mostrar.",
    address: "Dirección con la clave, para programas que no tienen campo para la clave",
    copyAddress: "Copiar la dirección",
    key: "Solo la clave para {{name}}",
    copyKey: "Copiar la clave",
    secret:
      "Quien tenga la dirección o la clave puede leer, modificar y eliminar sus palabras y añadir otras. Ninguna de las dos figura en los registros del servidor.",
    copy: "Copiar",
    copied: "Copiada",
    done: "Listo",
  },
  how: {
    title: "Añadir palabras desde otros sitios",
    lead: "Puede añadir palabras desde donde las encuentre: con una extensión del navegador o compartiéndolas desde otra aplicación.",
    addOn: {
      title: "Con Yomitan u otra extensión para Anki",
      first: "Cree una clave en sus <settings>ajustes</settings> y cópiela.",
      second:
        "En los ajustes de la extensión, active Anki. Escriba la dirección de abajo como servidor y su clave como clave de API. Si no hay un campo para la clave, escriba en su lugar la dirección con la clave, que se mostró al crear esta.",
      address: "Dirección del servidor",
      third:
        "Elija un diccionario como mazo (deck) y Wordhoard como tipo de ficha (model), y rellene sus campos: Term, Definitions, Note, Example. A partir de entonces, el botón + de la extensión añade palabras aquí.",
    },
    share: {
      title: "Compartiendo desde cualquier aplicación",
      first:
        "Instale Wordhoard: en el menú de su navegador, elija «Instalar aplicación» o «Añadir a la pantalla de inicio».",
      second: "Seleccione una palabra en cualquier aplicación, elija «Compartir» y después Wordhoard.",
      third: "Aparecerá en «Añadir una palabra». Continúe, escriba su significado y pulse Intro.",
      where:
        "Funciona en Android, Windows y ChromeOS. Los iPhone y los iPad no permiten que las aplicaciones web reciban lo que se comparte.",
    },
  },
  add: {
    title: "Añadir una palabra",
    which: "¿Para qué diccionario es?",
    next: "Continuar",
    from: "De un enlace o de otra aplicación:",
    draft: "El formulario aún tiene una palabra que usted escribió. ¿Cuál de las dos quiere dejar?",
    mine: "Conservar la mía",
    use: "Usar el texto recibido",
  },
};

export const strings = { catching } satisfies Localized<CatchingStrings, "es">;

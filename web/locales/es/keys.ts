import type { Localized } from "../../../shared/plurals.ts";
import type { KeysStrings } from "../en/keys.ts";

const keys = {
  groups: {
    everywhere: "En todas partes",
    lists: "Diccionarios y palabras",
    editing: "Editar palabras",
    test: "Prueba",
    flip: "Dar la vuelta a las tarjetas",
  },
  does: {
    help: "Mostrar estos atajos",
    close: "Cerrar un diálogo o un menú",
    move: "Moverse por un menú, las letras especiales o las diapositivas",
    ends: "Ir al primer o al último elemento",
    search: "Ir a la búsqueda",
    definitions: "En el campo del término: pasar a las definiciones",
    comma: "Terminar una definición y empezar la siguiente",
    add: "Añadir la palabra o guardarla",
    back: "En un campo vacío: editar la última definición",
    cancel: "Dejar la palabra como estaba",
    more: "Abrir nota, ejemplo y etiquetas",
    less: "Volver a cerrarlos",
    hear: "Escuchar la palabra",
    hearSlowly: "Escuchar la palabra despacio",
    check: "Comprobar la respuesta y después seguir",
    override: "Dar por buena una respuesta incorrecta",
    undo: "Deshacer la última respuesta",
    hint: "En una línea vacía: primera letra",
    askNew: "Una palabra nueva que ya sabe: responder enseguida",
    show: "Mostrar la respuesta",
    didNot: "No la sabía",
    knew: "La sabía",
  },
  names: {
    enter: "Intro",
    escape: "Esc",
    backspace: "Retroceso",
    home: "Inicio",
    end: "Fin",
    space: "Espacio",
  },
};

export const strings = { keys } satisfies Localized<KeysStrings, "es">;

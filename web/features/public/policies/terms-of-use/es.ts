import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"terms-of-use"> = {
  lead: "Qué puede esperar de Wordhoard y qué esperamos de usted.",
  sections: {
    service: {
      heading: "El servicio",
      paragraphs: [
        "Este servicio lo presta {{operator}}: «nosotros» en estas condiciones. Con Wordhoard usted lleva diccionarios de palabras con sus definiciones y se pone a prueba con ellas.",
        "Al aceptar estas condiciones celebra con nosotros un acuerdo sobre el uso de este servidor. El programa en sí es libre, con licencia MIT.",
      ],
    },
    account: {
      heading: "Invitados y cuentas",
      paragraphs: [
        "Una cuenta de invitado no necesita ningún dato. Se elimina con todo lo que contiene 24 horas después de su creación; si se registra antes, sus palabras se quedan.",
        "Una cuenta necesita una dirección de correo propia, confirmada con un código que enviamos a ella. Un registro que no se confirma en 24 horas se elimina.",
        "No comparta su contraseña, y ponga una nueva si alguien más puede conocerla. Si, donde vive, es usted demasiado joven para aceptar unas condiciones así, debe hacerlo por usted su padre, su madre o su tutor.",
      ],
    },
    limits: {
      heading: "Qué permite cada rol",
      paragraphs: [
        "Para las pruebas, un día es un día UTC. Los roles Desarrollador y Amigo los concedemos nosotros.",
        "Cuando se pierde un rol no se elimina nada: lo que supera el límite se puede seguir leyendo, probando y eliminando; solo se rechaza añadir más.",
      ],
      limits: {
        role: "Rol",
        dictionaries: "Diccio\u00adnarios",
        wordsPerDictionary: "Palabras en cada uno",
        testsPerDay: "Pruebas al día",
        roles: {
          guest: "Invitado",
          user: "Usuario",
          premium: "Premium",
          developer: "Desarrollador",
          friend: "Amigo",
        },
      },
    },
    content: {
      heading: "Sus palabras",
      paragraphs: [
        "Lo que escribe sigue siendo suyo. Nos permite solo lo que el servicio necesita: guardarlo, mostrárselo y preguntarle por ello. Los demás usuarios no lo ven.",
        "Usted responde de tener derecho a guardar lo que guarda. Descargue sus palabras de vez en cuando: una copia propia es la mejor garantía.",
      ],
    },
    conduct: {
      heading: "Uso leal",
      paragraphs: ["Le rogamos que no"],
      list: [
        "use Wordhoard para infringir la ley ni guarde en él lo que sea ilícito;",
        "intente llegar a los datos de otras personas ni eludir los límites;",
        "sobrecargue ni perturbe el servicio, por ejemplo con peticiones automáticas en masa;",
        "comparta ni venda su cuenta.",
      ],
    },
    premium: {
      heading: "Premium",
      paragraphs: [
        "Donde este servidor vende Premium, cuesta {{price}} al mes. Se paga por adelantado a través de Stripe, que muestra antes del pago el importe debido, con los impuestos que correspondan. La suscripción se renueva cada mes hasta que usted la cancele.",
        "Tras un pago pueden pasar hasta 5 minutos hasta que su cuenta tenga el rol nuevo.",
        "Si una renovación no se puede cobrar, Premium se mantiene mientras Stripe vuelve a intentarlo. Si falla definitivamente, la suscripción termina.",
      ],
    },
    cancellation: {
      heading: "Cancelación y reembolso",
      paragraphs: [
        "Puede cancelar en cualquier momento en «Suscripción», sin dar motivos. Lo que la ley le concede como consumidor, como el derecho de desistimiento, queda intacto.",
      ],
      list: [
        "Al final del periodo: Premium se mantiene hasta que acaba el mes pagado, y no se cobra nada más. Hasta entonces puede anular la cancelación.",
        "De inmediato, con reembolso: Premium termina en el acto. La primera vez se le reembolsa el último pago entero; después, la parte de los días que no han comenzado. Mostramos el importe antes de que confirme. Los pagos anteriores no se reembolsan.",
        "Eliminar su cuenta también termina la suscripción en curso, pero por sí solo no reembolsa nada. Si quiere el reembolso, cancele antes de inmediato.",
      ],
    },
    results: {
      heading: "Sugerencias y correcciones",
      paragraphs: [
        "Las sugerencias de traducción vienen de máquinas, y las respuestas se juzgan con reglas. Ambas pueden equivocarse. No se fíe de ellas donde un error haría daño.",
      ],
    },
    liability: {
      heading: "Disponibilidad y responsabilidad",
      paragraphs: [
        "Gestionamos el servicio con cuidado, pero no podemos prometer que esté siempre disponible ni libre de fallos.",
        "Respondemos allí donde la ley lo exige, en particular por dolo, negligencia grave y daños a la vida, el cuerpo o la salud. Más allá de eso, y en la medida en que la ley lo permite, no asumimos responsabilidad.",
      ],
    },
    ending: {
      heading: "El fin del acuerdo",
      paragraphs: [
        "Puede eliminar su cuenta en cualquier momento en «Editar usuario». Todo lo que contiene desaparece al instante.",
        "Podemos bloquear o eliminar una cuenta que infrinja estas condiciones de forma grave o repetida, y podemos cerrar el servicio. Si lo cerramos, lo diremos con tiempo para que pueda descargar sus palabras, y reembolsaremos Premium por el tiempo que ya no reciba.",
      ],
    },
    contact: {
      heading: "Cambios y contacto",
      paragraphs: [
        "Si estas condiciones cambian, recibirán una fecha nueva y le pediremos que las acepte antes de continuar.",
        "Se aplica el derecho del lugar donde estamos establecidos, sin quitarle la protección del derecho del lugar donde usted vive. Escríbanos:",
      ],
    },
  },
};

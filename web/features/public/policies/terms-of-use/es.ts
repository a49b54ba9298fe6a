import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"terms-of-use"> = {
  lead: "Qué puede esperar de Wordhoard y qué esperamos de usted.",
  sections: {
    service: {
      heading: "El servicio",
      paragraphs: [
        "Este servicio lo presta {{operator}} (en adelante, «nosotros»). Con Wordhoard usted crea diccionarios de palabras con sus definiciones, se pone a prueba con ellas y las repasa día a día.",
        "Al aceptar estas condiciones celebra con nosotros un contrato sobre el uso de este servidor. El programa en sí es libre, con licencia MIT.",
      ],
    },
    account: {
      heading: "Invitados y cuentas",
      paragraphs: [
        "Una cuenta de invitado no requiere ningún dato. Se elimina con todo lo que contiene 24 horas después de su creación; si se registra antes, sus palabras se conservan.",
        "Una cuenta requiere una dirección de correo propia, confirmada con un código que enviamos a ella. Una cuenta que no se confirma en 24 horas se elimina.",
        "No comparta su contraseña, y elija una nueva si alguien más puede conocerla. Si la ley de su país aún no le permite aceptar por su cuenta unas condiciones así, debe hacerlo por usted su padre, su madre o su tutor legal.",
      ],
    },
    limits: {
      heading: "Qué permite cada rol",
      paragraphs: [
        "El límite de pruebas al día se cuenta por días UTC. Los roles Desarrollador y Amigo los concedemos nosotros.",
        "Cuando se pierde un rol no se elimina nada: lo que supera el límite se puede seguir leyendo, usando en pruebas y eliminando; solo deja de ser posible añadir más.",
      ],
      limits: {
        role: "Rol",
        dictionaries: "Diccio\u00adnarios",
        wordsPerDictionary: "Palabras por diccionario",
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
        "Lo que escribe sigue siendo suyo. Nos permite solo lo que el servicio necesita: guardarlo, mostrárselo y preguntarle por ello. Otras personas solo lo ven si usted lo comparte: entonces, cualquiera que tenga el enlace puede leerlo y copiarlo hasta que usted desactive el enlace. Las copias ya hechas se conservan.",
        "Guarde y comparta solo aquello que tenga derecho a guardar y compartir: la responsabilidad es suya. Descargue sus palabras de vez en cuando: una copia propia es la mejor garantía.",
      ],
    },
    conduct: {
      heading: "Uso razonable",
      paragraphs: ["Le rogamos que no"],
      list: [
        "use Wordhoard para infringir la ley ni guarde o comparta en él contenidos ilícitos;",
        "intente acceder a los datos de otras personas ni eludir los límites;",
        "sobrecargue ni perturbe el servicio, por ejemplo con peticiones automáticas en masa;",
        "comparta ni venda su cuenta.",
      ],
    },
    premium: {
      heading: "Premium",
      paragraphs: [
        "Si en este servidor se vende Premium, su precio es de {{price}} al mes. Se paga por adelantado a través de Stripe, que muestra antes del pago el importe debido, con los impuestos que correspondan. La suscripción se renueva cada mes hasta que usted la cancele.",
        "Tras un pago, su cuenta puede tardar hasta 5 minutos en tener el rol nuevo.",
        "Si no se puede cobrar una renovación, Premium se mantiene mientras Stripe vuelve a intentarlo. Si tampoco así se consigue, la suscripción termina.",
      ],
    },
    cancellation: {
      heading: "Cancelación y reembolso",
      paragraphs: [
        "Puede cancelar en cualquier momento en «Suscripción», sin indicar motivos. Esto no afecta a los derechos que la ley le concede como consumidor, como el derecho de desistimiento.",
      ],
      list: [
        "Al final del periodo: Premium se mantiene hasta que acaba el mes pagado, y no se cobra nada más. Hasta entonces puede anular la cancelación.",
        "De inmediato, con reembolso: Premium termina en el acto. La primera vez se le reembolsa el último pago entero; después, la parte de los días que no han comenzado. Mostramos el importe antes de que confirme. Los pagos anteriores no se reembolsan.",
        "Eliminar su cuenta también pone fin a la suscripción en curso, pero no da derecho por sí solo a un reembolso. Si quiere el reembolso, cancele primero con efecto inmediato.",
      ],
    },
    results: {
      heading: "Sugerencias y correcciones",
      paragraphs: [
        "Las sugerencias de traducción y las voces son automáticas, y las respuestas se corrigen con reglas. Unas y otras pueden fallar. No confíe en ellas donde un error pueda causar daños.",
      ],
    },
    liability: {
      heading: "Disponibilidad y responsabilidad",
      paragraphs: [
        "Gestionamos el servicio con cuidado, pero no podemos prometer que esté siempre disponible ni libre de fallos.",
        "Respondemos allí donde la ley lo exige, en particular por dolo, negligencia grave y daños a la vida, la integridad física o la salud. Más allá de eso, y en la medida en que la ley lo permite, no asumimos responsabilidad.",
      ],
    },
    ending: {
      heading: "Fin del contrato",
      paragraphs: [
        "Puede eliminar su cuenta en cualquier momento en «Editar perfil». Todo lo que contiene se elimina de inmediato.",
        "Podemos desactivar el enlace a un diccionario compartido que infrinja estas condiciones, bloquear o eliminar una cuenta con la que se infrinjan de forma grave o repetida, y cerrar el servicio. Si lo cerramos, avisaremos con tiempo para que pueda descargar sus palabras, y reembolsaremos el tiempo de Premium que ya no pueda usar.",
      ],
    },
    contact: {
      heading: "Cambios y contacto",
      paragraphs: [
        "Si estas condiciones cambian, cambiaremos su fecha y le pediremos que las acepte antes de continuar.",
        "Se aplica la ley del país donde estamos establecidos, sin privarle de la protección de la ley del país donde usted vive. Escríbanos:",
      ],
    },
  },
};

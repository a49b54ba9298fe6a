import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"privacy"> = {
  lead: "Qué datos guarda este servicio sobre usted, por qué, durante cuánto tiempo y qué puede hacer al respecto.",
  sections: {
    responsible: {
      heading: "Responsable del tratamiento",
      paragraphs: [
        "Este servicio lo presta {{operator}} (en adelante, «nosotros»). Los autores del programa no reciben ningún dato de este servidor.",
      ],
    },
    short: {
      heading: "En resumen",
      paragraphs: [],
      list: [
        "Una cuenta necesita una dirección de correo electrónico. Un invitado no necesita nada.",
        "Sus palabras son suyas. Otras personas solo las ven si usted comparte un diccionario con un enlace, y otros programas, solo si usted les da una clave.",
        "Sin publicidad, sin analítica, sin rastreo, sin venta de datos.",
        "Usted puede descargar sus datos y eliminar su cuenta cuando quiera.",
      ],
    },
    account: {
      heading: "Su cuenta",
      paragraphs: [
        "Cuando se registra, guardamos su dirección de correo electrónico y, si elige una contraseña, un hash de ella (argon2id), a partir del cual no se puede recuperar. Un invitado no tiene ni dirección ni contraseña. Si usa una llave de acceso, guardamos su clave pública con algunos datos técnicos, el nombre que usted le dio y cuándo se añadió y se usó por última vez; su huella y su cara nunca salen de su dispositivo.",
        "También guardamos el rol de la cuenta, el idioma de la interfaz, cómo ordena sus listas, cuándo se creó la cuenta y cuándo se cambió la contraseña por última vez, si la cuenta está suspendida y hasta cuándo, y cuándo y en qué versión aceptó usted estos documentos.",
      ],
    },
    words: {
      heading: "Sus palabras, pruebas y repasos",
      paragraphs: [
        "Guardamos lo que escribe: los diccionarios con sus nombres e idiomas, y las palabras con sus definiciones, notas, ejemplos y etiquetas, y cuándo las añadió y las modificó. Si comparte un diccionario, guardamos además una copia de su nombre, sus idiomas y sus palabras tal como eran en ese momento, y contamos cuántas veces se copia. Cualquiera que tenga el enlace puede ver esa copia; en ella no consta quién es usted. Se elimina cuando usted desactiva el enlace o elimina el diccionario o su cuenta. Lo que otras personas hayan copiado en sus propios diccionarios sigue siendo de ellas.",
        "Guardamos lo que las pruebas necesitan y generan: su última prueba con sus respuestas, los últimos 200 resultados de cada diccionario, cuántas veces acertó o falló cada palabra y cuándo se le preguntó por última vez, el nivel de exigencia que ha elegido y, durante unos dos días, cuántas pruebas hizo cada día. De cada respuesta de un repaso o de una prueba, incluidas las que importe de Anki, un historial de repasos conserva la palabra y la dirección en que se preguntó, la hora, lo que respondió, hasta qué punto era correcto y cuánto tardó. A partir de ese historial calculamos lo bien que sabe cada palabra y cuándo vuelve. También guardamos sus ajustes de aprendizaje: los minutos y las palabras nuevas al día, cuánto quiere recordar, en qué dirección repasa cada diccionario, su zona horaria, que nos indica su navegador, y la hora a la que empieza su día. Todo ello se conserva hasta que usted elimine la palabra, el diccionario o su cuenta.",
        "Las respuestas se corrigen con reglas fijas, en este servidor o en su dispositivo, y no se envían a ningún otro sitio para ello.",
      ],
    },
    sessions: {
      heading: "El inicio de sesión",
      paragraphs: [
        "Al iniciar sesión, su navegador recibe un número aleatorio en una cookie. Guardamos un hash de ese número, con el nombre del navegador y del sistema («Firefox en Linux»), cuándo inició la sesión, cuándo se usó por última vez y cuándo confirmó usted por última vez su identidad, para que vea dónde tiene la sesión abierta y pueda cerrarla allí. Una sesión termina cuando usted la cierra, tras 60 días sin uso y, a más tardar, a los 365 días. Una contraseña o una dirección de correo nuevas cierran todas las demás sesiones.",
        "Los códigos que enviamos por correo tienen seis cifras, son válidos durante 10 minutos y permiten cinco intentos. Para comprobarlos guardamos un hash y, si la dirección es nueva, también esa dirección. Tras un cambio de dirección conservamos la anterior durante 7 días, para que pueda recuperarla con un enlace que enviamos a ella. Para los códigos de un solo uso guardamos, hasta que los desactive, la clave que también tiene su aplicación, hashes de los códigos de recuperación y la hora de los códigos erróneos recientes. De cada clave para otros programas guardamos, hasta que la anule, un hash, su nombre y cuándo se creó y se usó por última vez. De los 50 navegadores más recientes en los que ha iniciado sesión guardamos un hash de su número y cuándo se usaron por última vez, para poder avisarle por correo de un dispositivo nuevo.",
      ],
    },
    traces: {
      heading: "Protección y registros",
      paragraphs: [
        "Para impedir que se adivinen contraseñas y evitar abusos, contamos ciertas peticiones, como los intentos de iniciar sesión: por dirección de red (en IPv6, su primera mitad), por cuenta y por un hash de la dirección de correo. Ese recuento se elimina aproximadamente un día después.",
        "El registro del servidor anota errores técnicos y sucesos de seguridad, como un inicio de sesión o un cambio de contraseña, con la hora, la dirección de red y el número de la cuenta. No contiene palabras, contraseñas, códigos ni direcciones de correo. Cuánto se conserva depende de cómo gestionemos este servidor; pregúntenos si quiere saberlo. Durante 400 días, la base de datos conserva los mismos sucesos de seguridad, sin la dirección de red, y lo que nosotros mismos hemos hecho con una cuenta, como suspenderla. Cuando se elimina una cuenta, sus sucesos de seguridad dejan de identificarla.",
      ],
    },
    mail: {
      heading: "Correo electrónico",
      paragraphs: [
        "Solo le escribimos sobre su cuenta: códigos para confirmar una dirección, elegir una nueva contraseña o cambiar su dirección, y avisos de que ya existe una cuenta con su dirección, de que han cambiado su dirección, su contraseña, sus llaves de acceso, sus códigos de un solo uso, sus claves para otros programas o la vinculación con Google, de que se ha iniciado sesión en un nuevo dispositivo, de que alguien ha introducido demasiados códigos erróneos o de que su cuenta se ha eliminado. No hay boletín. Si activa los recordatorios, también le escribimos los días en que hay palabras que repasar, hasta que los desactive; para ello guardamos la hora que eligió, cuándo toca el próximo recordatorio, cuándo se envió el último y el número del enlace que los desactiva.",
        "Un correo pendiente de envío se guarda con su dirección y su código. Se elimina en cuanto se envía o deja de hacer falta, a más tardar al cabo de un día. Se envía a través del proveedor de correo de este servidor.",
        "Si en lugar de correos elige notificaciones en sus dispositivos, guardamos de cada uno la dirección en la que el fabricante de su navegador recibe las notificaciones, las claves del navegador y cuándo lo permitió, hasta que quite el dispositivo o se cierre su sesión. Una notificación así contiene el número de palabras que repasar y nada más; va cifrada de modo que solo su navegador puede leerla. Hasta que se envía, tres horas como máximo, guardamos también ese número. El fabricante del navegador sabe cuándo se envió y que viene de este servidor.",
      ],
    },
    google: {
      heading: "Iniciar sesión con Google",
      paragraphs: [
        "Solo ocurre si este servidor lo ofrece y usted lo elige. Google nos comunica entonces su dirección de correo, si está confirmada o no, y un identificador por el que Google le conoce; guardamos la dirección y el identificador. Su nombre y su foto, que Google envía también, no se conservan. Google sabe así que usted usa este servicio.",
      ],
    },
    payment: {
      heading: "El pago",
      paragraphs: [
        "Premium se paga en las páginas de Stripe. Los datos de su tarjeta se envían solo a Stripe y nunca llegan a este servidor.",
        "Guardamos el identificador de su ficha de cliente en Stripe y el estado de su suscripción: si está activa, desde cuándo y hasta cuándo está pagada, si está cancelada o pendiente de reembolso y cuándo se reembolsó un pago por primera vez. Stripe recibe su dirección de correo, el número de su cuenta y lo que usted escriba allí. Cuando elimina su cuenta, se elimina también su ficha de cliente en Stripe; Stripe conserva los justificantes de los pagos como exige la ley.",
      ],
    },
    translation: {
      heading: "Sugerencias y voz",
      paragraphs: [
        "Si este servidor usa un servicio de traducción (LibreTranslate, DeepL, Azure Translator o un servidor de diccionarios DICT), se le envía el término que está escribiendo, con los dos idiomas. La consulta la hace este servidor; el servicio no sabe nada de usted. Sus respuestas se conservan hasta 30 días bajo un hash del término, sin relación alguna con su cuenta. Si este servidor tiene voz, un programa instalado en él pronuncia sus palabras; el sonido se guarda bajo un hash del texto, sin relación alguna con su cuenta, hasta que hace falta sitio para otros. Una voz de su dispositivo que necesite conexión envía las palabras que pronuncia al fabricante de su navegador o de su dispositivo.",
      ],
    },
    recipients: {
      heading: "Quién más recibe datos",
      paragraphs: [
        "Solo quienes se nombran aquí: los proveedores de correo, de pago, del acceso con Google y de traducción, cada uno para su propio fin; la empresa que aloja para nosotros este servidor y su base de datos; quien abra un enlace a un diccionario que usted comparta; y los programas a los que usted dé una clave, que pueden leer, añadir, modificar y eliminar sus palabras hasta que la anule. Algunos de los proveedores pueden estar en otro país; pregúntenos cuáles. No vendemos datos.",
        "Las fuentes, las imágenes y los scripts de nuestras páginas vienen de este servidor, salvo el script de Google en las pantallas de inicio de sesión y donde le pedimos que inicie sesión con Google una vez más.",
      ],
    },
    retention: {
      heading: "Cuánto tiempo guardamos los datos",
      paragraphs: [],
      list: [
        "Cuentas de invitado y cuentas nuevas cuya dirección no se confirma: 24 horas desde su creación. Después se eliminan con todo lo que contienen.",
        "Las cuentas y todo lo que contienen: hasta que usted las elimine, aunque no las use durante mucho tiempo. Lo que elimina dentro de su cuenta desaparece de inmediato; una palabra, junto con sus repasos. Los resultados de pruebas anteriores y las copias compartidas antes la siguen conteniendo.",
        "Datos de las sesiones: hasta que cierre la sesión o esta caduque, y no más tiempo que la cuenta.",
        "Recuentos contra abusos: alrededor de un día. Sucesos de seguridad: 400 días.",
        "Copias de seguridad: los datos eliminados pueden quedar en nuestras copias hasta que otras más recientes las sustituyan.",
      ],
    },
    rights: {
      heading: "Sus derechos",
      paragraphs: [
        "En «Editar perfil» puede descargar sus datos en un archivo JSON y eliminar su cuenta. La eliminación es inmediata: la cuenta desaparece con todos sus diccionarios, palabras, copias compartidas, repasos, pruebas, resultados y sesiones, y se cancela la suscripción en curso. No se puede deshacer. Quedan el correo que confirma la eliminación, hasta que se envía; los sucesos de seguridad, que ya no identifican la cuenta, y lo que nosotros mismos hayamos hecho con ella, hasta 400 días; y, si tenía Premium, los identificadores de Stripe necesarios para terminar la suscripción y pagar un reembolso, hasta 90 días después de haberlo hecho. Los datos de un invitado se eliminan automáticamente a las 24 horas.",
        "Según la legislación que le sea aplicable, también puede pedirnos el acceso a sus datos, su rectificación o supresión, la limitación de su tratamiento o una copia de ellos; oponerse a su tratamiento; y presentar una reclamación ante la autoridad de protección de datos de su lugar de residencia.",
      ],
    },
    grounds: {
      heading: "Bases jurídicas",
      paragraphs: [
        "Donde se aplica el RGPD: su cuenta, sus palabras, repasos, pruebas y pagos se tratan para ejecutar nuestro contrato con usted (artículo 6, apartado 1, letra b), los recuentos y registros por nuestro interés legítimo en un servicio seguro (letra f) y los justificantes de pago porque la ley lo exige (letra c). No tomamos decisiones automatizadas sobre usted ni elaboramos perfiles.",
      ],
    },
    contact: {
      heading: "Cambios y contacto",
      paragraphs: [
        "Si este servicio trata sus datos de una forma nueva, cambiaremos la fecha de esta política y le pediremos que vuelva a aceptarla. Para preguntas y solicitudes, escríbanos:",
      ],
    },
  },
};

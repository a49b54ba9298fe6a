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
        "Sus palabras son suyas. Ningún otro usuario las ve.",
        "Sin publicidad, sin analítica, sin rastreo, sin venta de datos.",
        "Usted puede descargar sus datos y eliminar su cuenta cuando quiera.",
      ],
    },
    account: {
      heading: "Su cuenta",
      paragraphs: [
        "Cuando se registra, guardamos su dirección de correo electrónico y, si elige una contraseña, un hash de ella (argon2id), a partir del cual no se puede recuperar. Un invitado no tiene ni dirección ni contraseña. Si usa una llave de acceso, guardamos su clave pública, el nombre que usted le da y cuándo se añadió y se usó por última vez; su huella y su cara nunca salen de su dispositivo.",
        "Con la cuenta guardamos su rol, el idioma de la interfaz, cómo ordena sus listas, cuándo se creó, y cuándo y en qué versión aceptó usted estos documentos.",
      ],
    },
    words: {
      heading: "Sus palabras y pruebas",
      paragraphs: [
        "Guardamos lo que escribe: los diccionarios con sus nombres e idiomas, y las palabras con sus definiciones.",
        "Guardamos lo que las pruebas necesitan y generan: la prueba en curso, sus respuestas, los últimos 200 resultados de cada diccionario, cuántas veces acertó o falló cada palabra, el nivel de exigencia que ha elegido y cuántas pruebas hizo cada día.",
        "Las respuestas se corrigen en este servidor con reglas fijas y no se envían a ningún otro sitio para ello.",
      ],
    },
    sessions: {
      heading: "El inicio de sesión",
      paragraphs: [
        "Al iniciar sesión, su navegador recibe un número aleatorio en una cookie. Guardamos un hash de ese número, con la hora del inicio y la del último uso y el nombre del navegador y del sistema («Firefox en Linux»), para que vea dónde tiene la sesión abierta y pueda cerrarla allí. La sesión termina al cerrarla, tras 14 días sin uso y, a más tardar, a los 90 días. Una contraseña nueva termina todas las demás sesiones.",
        "Los códigos que enviamos tienen seis cifras, son válidos durante 10 minutos y permiten cinco intentos. Para comprobarlos guardamos un hash. Para los códigos de un solo uso guardamos la clave que también tiene su aplicación y hashes de los códigos de recuperación; para una clave para otros programas, un hash de ella, su nombre y cuándo se creó y se usó por última vez; para cada navegador en el que ha iniciado sesión, un hash de su número y cuándo se usó por última vez; tras un cambio de dirección, la anterior durante 7 días, para que pueda recuperarla.",
      ],
    },
    traces: {
      heading: "Protección y registros",
      paragraphs: [
        "Para impedir que se adivinen contraseñas y evitar abusos, contamos ciertas peticiones, como los intentos de iniciar sesión: por dirección de red (en IPv6, su primera mitad), por cuenta y por un hash de la dirección de correo. Ese recuento se elimina aproximadamente un día después.",
        "El registro del servidor anota errores técnicos y sucesos de seguridad, como un inicio de sesión o un cambio de contraseña, con la hora, la dirección de red y el número de la cuenta. No contiene palabras, contraseñas, códigos ni direcciones de correo. Cuánto se conserva depende de cómo gestionemos este servidor; pregúntenos si quiere saberlo.",
      ],
    },
    mail: {
      heading: "Correo electrónico",
      paragraphs: [
        "Solo le escribimos sobre su cuenta: códigos para confirmar una dirección, elegir una nueva contraseña o cambiar su dirección, y avisos de que ya existe una cuenta con su dirección, de que han cambiado su dirección, su contraseña, sus llaves de acceso, sus códigos de un solo uso, sus claves para otros programas o la vinculación con Google, de que se ha iniciado sesión en un nuevo dispositivo, de que alguien ha introducido demasiados códigos erróneos o de que su cuenta se ha eliminado. No hay boletín. Si activa los recordatorios, también le escribimos los días en que hay palabras que repasar, hasta que los desactive; para ello guardamos la hora que eligió y el momento del último.",
        "Un correo pendiente de envío se guarda con su dirección y su código. Se elimina en cuanto se envía o deja de hacer falta, a más tardar al cabo de un día. Se envía a través del proveedor de correo de este servidor.",
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
        "Guardamos el identificador de su ficha de cliente en Stripe y el estado de su suscripción: si está activa, hasta cuándo está pagada y si está cancelada o pendiente de reembolso. Stripe recibe su dirección de correo, el número de su cuenta y lo que usted escriba allí. Cuando elimina su cuenta, se elimina también su ficha de cliente en Stripe; Stripe conserva los justificantes de los pagos como exige la ley.",
      ],
    },
    translation: {
      heading: "Sugerencias de traducción",
      paragraphs: [
        "Si este servidor usa un servicio de traducción (LibreTranslate, DeepL o Azure Translator), se le envía el término que está escribiendo, con los dos idiomas. La consulta la hace este servidor; el servicio no sabe nada de usted. Sus respuestas se conservan hasta 30 días bajo un hash del término, sin relación alguna con su cuenta.",
      ],
    },
    recipients: {
      heading: "Quién más recibe datos",
      paragraphs: [
        "Solo quienes se nombran aquí: los proveedores de correo, de pago, del acceso con Google y de traducción, cada uno para su único fin, y quien aloja para nosotros este servidor y su base de datos. Algunos pueden estar en otro país; pregúntenos cuáles. No vendemos datos.",
        "Las fuentes, las imágenes y los scripts de nuestras páginas vienen de este servidor, salvo el script de Google en las pantallas de acceso y donde le pedimos que inicie sesión con Google una vez más.",
      ],
    },
    retention: {
      heading: "Cuánto tiempo guardamos los datos",
      paragraphs: [],
      list: [
        "Cuentas de invitado y registros cuya dirección nunca se confirmó: 24 horas desde su creación. Después se eliminan con todo lo que contienen.",
        "Cuentas: hasta que usted las elimine, aunque no las use durante mucho tiempo.",
        "Datos de las sesiones: hasta que cierre la sesión o esta caduque, y no más tiempo que la cuenta.",
        "Recuentos contra abusos: alrededor de un día.",
        "Copias de seguridad: los datos eliminados pueden quedar en nuestras copias hasta que otras más recientes las sustituyan.",
      ],
    },
    rights: {
      heading: "Sus derechos",
      paragraphs: [
        "En «Editar perfil» puede descargar sus datos en un archivo JSON y eliminar su cuenta. La eliminación es inmediata: la cuenta desaparece con todos sus diccionarios, palabras, pruebas, resultados y sesiones, y se cancela la suscripción en curso. No se puede deshacer. Quedan el correo que confirma la eliminación, hasta que se envía, y, si tenía Premium, los identificadores de Stripe con los que se termina la suscripción y se paga el reembolso. Los datos de un invitado se eliminan automáticamente a las 24 horas.",
        "Según la legislación que le sea aplicable, también puede pedirnos el acceso a sus datos, su rectificación o supresión, la limitación de su tratamiento o una copia de ellos; oponerse a su tratamiento; y presentar una reclamación ante la autoridad de protección de datos de su lugar de residencia.",
      ],
    },
    grounds: {
      heading: "Bases jurídicas",
      paragraphs: [
        "Donde se aplica el RGPD: su cuenta, sus palabras, pruebas y pagos se tratan para ejecutar nuestro contrato con usted (artículo 6, apartado 1, letra b), los recuentos y registros por nuestro interés legítimo en un servicio seguro (letra f) y los justificantes de pago porque la ley lo exige (letra c). No tomamos decisiones automatizadas sobre usted ni elaboramos perfiles.",
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

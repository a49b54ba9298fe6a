import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"cookie"> = {
  lead: "Wordhoard guarda en su navegador unos pocos datos para que su sesión siga abierta y encuentre su trabajo tal como lo dejó. Nada más.",
  sections: {
    short: {
      heading: "En resumen",
      paragraphs: [
        "Todas las cookies son nuestras, y cada una hace falta para algo que usted hace aquí. No hay publicidad, ni analítica, ni rastreo. Por eso ningún banner le pide su consentimiento.",
      ],
    },
    cookies: {
      heading: "Las cookies que utilizamos",
      paragraphs: [
        "Solo se envían a este servidor. Los scripts solo pueden leer la última; si se accede al servidor sin cifrado, los nombres no llevan el prefijo «__Host-».",
      ],
      entries: [
        {
          term: "__Host-session",
          text: "Mantiene abierta su sesión. Contiene un número aleatorio y el número de su cuenta, y ningún otro dato sobre usted. Se crea al iniciar sesión, también como invitado, y caduca al cerrarla, tras 60 días sin uso y, a más tardar, a los 365 días.",
        },
        {
          term: "__Host-restore",
          text: "Vincula el código para una contraseña nueva al navegador en el que se pidió. Se crea cuando usted indica que ha olvidado la contraseña y caduca a los 20 minutos o en cuanto hay una contraseña nueva.",
        },
        {
          term: "__Host-passkey",
          text: "Vincula el inicio de sesión o el registro con una llave de acceso a este navegador. Contiene un número aleatorio, se crea al abrir la página de inicio de sesión o al registrarse con una llave de acceso y caduca a los 5 minutos o en cuanto usted ha iniciado sesión.",
        },
        {
          term: "__Host-login",
          text: "Vincula el segundo paso de un inicio de sesión al navegador en el que se dio el primero. Se crea cuando su cuenta pide un código de un solo uso y caduca a los 5 minutos o en cuanto usted ha iniciado sesión.",
        },
        {
          term: "__Host-device",
          text: "Indica si ya ha iniciado sesión en este navegador, para poder avisarle por correo de un dispositivo nuevo. Es un número aleatorio que se crea al iniciar sesión y caduca a los 400 días.",
        },
        {
          term: "__Host-i18next",
          text: "Recuerda el idioma de la interfaz, para que las páginas se abran directamente en él. Caduca al cabo de un año.",
        },
      ],
    },
    device: {
      heading: "Qué queda en su dispositivo",
      paragraphs: [
        "El almacenamiento de su navegador guarda lo siguiente. El almacenamiento local permanece hasta que la aplicación o usted lo borren. Cuando cierra la sesión o elimina su cuenta, la aplicación lo borra todo salvo el idioma, el modo claro u oscuro y los archivos de la propia aplicación; si una sesión caduca por sí sola, quedan las palabras y las respuestas aún no guardadas, para que nada se pierda: téngalo en cuenta en un dispositivo que usen otras personas. El almacenamiento de sesión desaparece al cerrar la pestaña.",
      ],
      entries: [
        { term: "i18nextLng", text: "Almacenamiento local: el idioma de la interfaz." },
        { term: "theme", text: "Almacenamiento local: claro u oscuro, si lo ha elegido." },
        {
          term: "words:…",
          text: "Almacenamiento local: las palabras y los cambios que ha escrito y que aún no han llegado al servidor, para que no se pierda nada si cierra una pestaña. Cada uno se borra en cuanto queda guardado en el servidor.",
        },
        {
          term: "destination",
          text: "Almacenamiento de sesión: la página que quería abrir antes de tener que iniciar sesión.",
        },
        {
          term: "nextCode, restore",
          text: "Almacenamiento de sesión: la dirección de correo a la que se envió un código, cuándo se puede pedir el siguiente y en qué paso del cambio de contraseña está usted.",
        },
        {
          term: "testing.choice, testing.words, testing.step, testing.draft, testing.asText, reviews.draft, practice, practice.draft",
          text: "Almacenamiento de sesión: la prueba que prepara, las palabras que practica y las que eligió para una prueba, su última respuesta en una prueba y la que está escribiendo, para que recargar la página no cambie nada.",
        },
        {
          term: "assets-…, shell-…",
          text: "Caché: los archivos de la propia aplicación, para que se abra sin conexión. Nada sobre usted.",
        },
        {
          term: "answers-…",
          text: "Caché: los datos de su cuenta y los diccionarios y palabras que ha consultado por última vez, para que pueda leerlos sin conexión. Se borra cuando cierra la sesión o elimina su cuenta, y cuando otra persona inicia sesión.",
        },
        {
          term: "reviews",
          text: "IndexedDB: sus respuestas del repaso de hoy, hasta que hayan llegado al servidor y el día haya terminado. Se borra cuando cierra la sesión o elimina su cuenta.",
        },
        {
          term: "reviews.unsent, reviews.flip, reviews.shown, time-zone.told, clock.ahead, session.last",
          text: "Almacenamiento local: si quedan respuestas de un repaso por enviar, si usa tarjetas en vez de escribir, qué palabras nuevas y qué pistas se le han mostrado hoy, que su zona horaria ya se ha enviado al servidor, cuánto se desvía el reloj de este dispositivo y que alguien había iniciado sesión aquí (si era invitado, hasta cuándo).",
        },
        {
          term: "push.here, push.declined",
          text: "Almacenamiento local: que este dispositivo muestra recordatorios y que aquí los rechazó. Lo segundo permanece al cerrar sesión, para no volver a preguntarle.",
        },
        {
          term: "speech.language, speech.dictation",
          text: "Almacenamiento local: qué voz habla en este dispositivo y a qué velocidad, y para qué diccionarios ha elegido el dictado. El sonido de las palabras del servidor que ha escuchado se guarda en answers-… y se borra con lo demás.",
        },
      ],
    },
    others: {
      heading: "Cookies de terceros",
      paragraphs: [
        "Si este servidor ofrece iniciar sesión con Google, las pantallas de inicio de sesión usan un script de Google, y también el diálogo que le pide confirmar que es usted, cuando Google es su única forma de iniciar sesión. Google puede crear y leer allí sus propias cookies. Ninguna otra pantalla carga ese script.",
        "Premium se paga en las páginas de Stripe, donde Stripe utiliza sus propias cookies. Nuestras páginas no contienen nada de Stripe.",
        "Ambos siguen sus propias políticas.",
      ],
    },
    control: {
      heading: "Su elección",
      paragraphs: [
        "Puede eliminar las cookies y los datos del sitio en los ajustes de su navegador en cualquier momento. Sin la cookie de sesión no es posible mantener la sesión abierta. Al eliminar los datos del sitio se eliminan también las palabras que aún no se hayan guardado.",
      ],
    },
    contact: {
      heading: "Cambios y contacto",
      paragraphs: [
        "Si guardamos otras cosas en su navegador, cambiaremos la fecha de esta política y le pediremos que vuelva a aceptarla. Si tiene alguna pregunta, escríbanos:",
      ],
    },
  },
};

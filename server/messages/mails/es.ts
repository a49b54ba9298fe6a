import type { MailTexts } from "./index.ts";

export const es: MailTexts = {
  verification: {
    subject: "Su código de confirmación de Wordhoard",
    title: "Confirme su dirección",
    lead: "Introduzca este código en Wordhoard para confirmar su correo electrónico:",
    note: "El código es válido durante 10 minutos. Si no se ha registrado en Wordhoard, ignore este mensaje: sin el código no pasa nada.",
  },
  restore: {
    subject: "Su código para una nueva contraseña de Wordhoard",
    title: "Elija una nueva contraseña",
    lead: "Introduzca este código en Wordhoard para elegir una nueva contraseña:",
    note: "El código es válido durante 10 minutos, en el navegador donde se pidió. Si no lo ha pedido, ignore este mensaje: su contraseña sigue siendo la misma.",
  },
  restore_guessed: {
    subject: "Códigos erróneos para su contraseña de Wordhoard",
    title: "Alguien está probando códigos",
    lead: "Alguien ha introducido códigos erróneos para una nueva contraseña de su cuenta, más veces de las que permitimos en un día. Nada ha cambiado: su contraseña sigue siendo válida.",
    note: "Si ha sido usted, inicie sesión con su contraseña o pida un código nuevo mañana. Si no, no tiene que hacer nada.",
  },
  account_exists: {
    subject: "Ya tiene una cuenta de Wordhoard",
    title: "Ya tiene una cuenta",
    lead: "Alguien, probablemente usted, ha intentado registrarse en Wordhoard con esta dirección. Ya hay una cuenta con ella, así que no ha cambiado nada.",
    note: "Si no ha sido usted, ignore este mensaje.",
  },
  password_changed: {
    subject: "Se ha cambiado su contraseña de Wordhoard",
    title: "Se ha cambiado su contraseña",
    lead: "La contraseña de su cuenta se acaba de cambiar y se ha cerrado la sesión en todos los demás dispositivos.",
    note: "Si no ha sido usted, elija enseguida una nueva contraseña.",
  },
  password_removed: {
    subject: "Su cuenta de Wordhoard ya no tiene contraseña",
    title: "Se ha eliminado su contraseña",
    lead: "Se acaba de eliminar la contraseña de su cuenta. A partir de ahora inicia sesión con una llave de acceso o con Google.",
    note: "Si no ha sido usted, establezca una contraseña nueva de inmediato.",
  },
  passkey_added: {
    subject: "Se ha añadido una llave de acceso a su cuenta de Wordhoard",
    title: "Se ha añadido una llave de acceso",
    lead: "Se acaba de añadir una llave de acceso a su cuenta. Quien la tenga puede iniciar sesión sin su contraseña.",
    note: "Si no ha sido usted, elimine la llave de acceso en los ajustes y establezca una contraseña nueva de inmediato.",
  },
  passkey_removed: {
    subject: "Se ha eliminado una llave de acceso de su cuenta de Wordhoard",
    title: "Se ha eliminado una llave de acceso",
    lead: "Se acaba de eliminar una llave de acceso de su cuenta. Ya no se puede iniciar sesión con ella.",
    note: "Si no ha sido usted, establezca una contraseña nueva de inmediato.",
  },
  account_deleted: {
    subject: "Se ha eliminado su cuenta de Wordhoard",
    title: "Se ha eliminado su cuenta",
    lead: "Su cuenta se ha eliminado, con todos sus diccionarios, palabras y resultados de las pruebas. No se puede deshacer. Si tenía una suscripción, se ha cancelado.",
    note: "Gracias por confiarnos sus palabras. Puede volver a registrarse cuando quiera.",
  },
  email_change: {
    subject: "Su código para otra dirección de Wordhoard",
    title: "Confirme su nueva dirección de correo",
    lead: "Introduzca este código en Wordhoard para usar esta dirección de correo en su cuenta:",
    note: "El código es válido durante 10 minutos. Si no lo ha pedido, ignore este correo: sin el código no ocurre nada.",
  },
  address_taken: {
    subject: "Su dirección ya se usa en Wordhoard",
    title: "Usted ya usa esta dirección",
    lead: "Alguien, probablemente usted, quiso usar esta dirección de correo para otra cuenta de Wordhoard. Ya pertenece a la suya, así que no ha cambiado nada.",
    note: "Si no fue usted, ignore este correo.",
  },
  email_changed: {
    subject: "Se ha cambiado su dirección de correo de Wordhoard",
    title: "Se ha cambiado su dirección de correo",
    lead: "Su cuenta tiene ahora otra dirección de correo, con la que iniciará sesión a partir de ahora. Se ha cerrado la sesión en todos sus otros dispositivos.",
    note: "Si no fue usted, recupere esta dirección con el enlace de abajo. Funciona una sola vez, durante 7 días, y cierra la sesión en todos los dispositivos.",
  },
  email_undone: {
    subject: "Se ha deshecho el cambio de su dirección de Wordhoard",
    title: "Se ha deshecho el cambio de dirección",
    lead: "La cuenta que usaba esta dirección de correo vuelve a tener la anterior, mediante el enlace que enviamos allí. Se ha cerrado la sesión en todos sus dispositivos.",
    note: "Si la cuenta es suya, inicie sesión con la dirección anterior.",
  },
  google_linked: {
    subject: "Google está vinculado a su cuenta de Wordhoard",
    title: "Ya puede iniciar sesión con Google",
    lead: "Se acaba de vincular una cuenta de Google a su cuenta de Wordhoard: ya puede iniciar sesión con ella.",
    note: "Si no fue usted, elija de inmediato una nueva contraseña y desvincule Google en los ajustes.",
  },
  google_unlinked: {
    subject: "Google ya no está vinculado a su cuenta de Wordhoard",
    title: "Google se ha desvinculado",
    lead: "Se acaba de desvincular una cuenta de Google de su cuenta de Wordhoard: ya no puede iniciar sesión con ella.",
    note: "Si no fue usted, elija de inmediato una nueva contraseña.",
  },
  new_device: {
    subject: "Nuevo inicio de sesión en su cuenta de Wordhoard",
    title: "Se ha iniciado sesión en un nuevo dispositivo",
    lead: "Alguien, probablemente usted, acaba de iniciar sesión en su cuenta en un dispositivo que aún no conocemos:",
    note: "Si no fue usted, elija de inmediato una nueva contraseña: así se cerrará la sesión en todos los dispositivos.",
  },
  links: {
    logIn: "Iniciar sesión",
    newPassword: "Elegir una nueva contraseña",
    undo: "Recuperar esta dirección",
  },
};

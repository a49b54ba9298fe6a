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
  token_added: {
    subject: "Se ha creado una clave de su cuenta de Wordhoard",
    title: "Se ha creado una clave nueva",
    lead: "Se acaba de crear una clave con la que otro programa, por ejemplo una extensión del navegador, puede leer sus palabras y añadir otras. No da acceso a nada más de su cuenta.",
    note: "Si no ha sido usted, anule la clave en los ajustes y elija enseguida una nueva contraseña.",
  },
  token_ended: {
    subject: "Se ha anulado una clave de su cuenta de Wordhoard",
    title: "Se ha anulado una clave",
    lead: "Se acaba de anular una clave de su cuenta. El programa que la usaba ya no puede leer sus palabras ni añadir otras.",
    note: "Si no ha sido usted, elija enseguida una nueva contraseña.",
  },
  totp_enabled: {
    subject: "Los códigos de un solo uso están activados en su cuenta de Wordhoard",
    title: "Los códigos de un solo uso están activados",
    lead: "A partir de ahora, para iniciar sesión también hace falta un código de su aplicación.",
    note: "Guarde los códigos de recuperación en un lugar seguro: cada uno le permite entrar una vez sin el teléfono. Si no ha sido usted, elija una nueva contraseña y cierre todas las demás sesiones en los ajustes.",
  },
  totp_disabled: {
    subject: "Los códigos de un solo uso están desactivados en su cuenta de Wordhoard",
    title: "Los códigos de un solo uso están desactivados",
    lead: "A partir de ahora, para iniciar sesión no hace falta ningún código de su aplicación, y los códigos de recuperación ya no valen.",
    note: "Si no ha sido usted, elija enseguida una nueva contraseña.",
  },
  second_step_locked: {
    subject: "Códigos de un solo uso erróneos para su cuenta de Wordhoard",
    title: "Alguien está probando códigos",
    lead: "Alguien ha superado el primer paso del inicio de sesión en su cuenta y ha introducido diez códigos erróneos en una hora. Durante una hora no se acepta ningún código.",
    note: "Si no ha sido usted, elija enseguida una nueva contraseña: otra persona conoce la suya.",
  },
  account_deleted: {
    subject: "Se ha eliminado su cuenta de Wordhoard",
    title: "Se ha eliminado su cuenta",
    lead: "Su cuenta se ha eliminado, con todos sus diccionarios, palabras y resultados de las pruebas. No se puede deshacer. Si tenía una suscripción, se ha cancelado.",
    note: "Gracias por confiarnos sus palabras. Puede volver a registrarse cuando quiera.",
  },
  links: { logIn: "Iniciar sesión", newPassword: "Elegir una nueva contraseña" },
};

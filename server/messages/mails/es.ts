import type { MailTexts } from "./index.ts";

export const es: MailTexts = {
  verification: {
    subject: "Tu código de verificación de Wordhoard",
    title: "Confirma tu dirección",
    lead: "Introduce este código en Wordhoard para confirmar tu correo electrónico:",
    note: "El código es válido durante 10 minutos. Si no te has registrado en Wordhoard, ignora este mensaje: sin el código no pasa nada.",
  },
  restore: {
    subject: "Tu código para una nueva contraseña de Wordhoard",
    title: "Elige una nueva contraseña",
    lead: "Introduce este código en Wordhoard para elegir una nueva contraseña:",
    note: "El código es válido durante 10 minutos, en el navegador donde se pidió. Si no lo has pedido, ignora este mensaje: tu contraseña sigue siendo la misma.",
  },
  account_exists: {
    subject: "Ya tienes una cuenta de Wordhoard",
    title: "Ya tienes una cuenta",
    lead: "Alguien, probablemente tú, ha intentado registrarse en Wordhoard con esta dirección. Ya hay una cuenta con ella, así que no ha cambiado nada.",
    note: "Si no has sido tú, ignora este mensaje.",
  },
  password_changed: {
    subject: "Se ha cambiado tu contraseña de Wordhoard",
    title: "Se ha cambiado tu contraseña",
    lead: "La contraseña de tu cuenta se acaba de cambiar y se ha cerrado la sesión en todos los demás dispositivos.",
    note: "Si no has sido tú, elige enseguida una nueva contraseña.",
  },
  account_deleted: {
    subject: "Se ha eliminado tu cuenta de Wordhoard",
    title: "Se ha eliminado tu cuenta",
    lead: "Tu cuenta ya no existe, ni tampoco sus diccionarios, palabras y resultados de las pruebas. No se puede deshacer. Si tenías una suscripción, se ha cancelado.",
    note: "Gracias por guardar aquí tus palabras. Puedes volver a registrarte cuando quieras.",
  },
  links: { logIn: "Iniciar sesión", newPassword: "Elegir una nueva contraseña" },
};

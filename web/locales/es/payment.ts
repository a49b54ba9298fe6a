import type { Localized } from "../../../shared/plurals.ts";
import type { PaymentStrings } from "../en/payment.ts";

const payment = {
  perMonth: "{{price}} al mes",
  plans: {
    title: "Planes",
    aside: "Cancele cuando quiera; sus palabras se conservan.",
    table: "Qué permite cada plan",
    free: "Gratis",
    current: "Su plan",
    kept: "Se conserva",
    hours_one: "{{count}} hora",
    hours_other: "{{count}} horas",
    always: "Sin límite",
    buy: "Obtener Premium",
    how: "Se paga con tarjeta en la página de nuestro proveedor de pagos. Premium se renueva cada mes hasta que usted lo cancele.",
    notSold: "En este servidor no se vende Premium. Todo lo que tiene sigue siendo gratis.",
  },
  state: { active: "Activa", pastDue: "Pago fallido", ending: "Cancelada" },
  own: {
    renews: "Se renueva el <b>{{date}}</b>.",
    ends: "Termina el <b>{{date}}</b>. Hasta entonces conservará Premium y no se le cobrará nada más.",
    pastDue:
      "El último pago no se pudo cobrar. De momento conserva Premium: en los próximos días volveremos a intentar el cobro. Revise la tarjeta o use otra.",
    portal: "Tarjeta y facturas",
    checkCard: "Revisar la tarjeta",
    renew: "Reanudar la suscripción",
    renewed: "Suscripción reanudada",
    given: "Quien administra este servidor le ha regalado Premium. No hay nada que pagar ni que cancelar.",
  },
  cancel: {
    title: "Cancelar",
    keep: "Conservar Premium",
    wordsStay:
      "Sus palabras se conservan. Lo que supere estos límites se podrá seguir leyendo, usando en pruebas y eliminando.",
    later: {
      title: "Al final del mes pagado",
      text: "Conservará Premium hasta el {{date}}.",
      button: "Cancelar la suscripción",
      question: "¿Cancelar la suscripción?",
      warning: "Conservará Premium hasta el {{date}}. A partir de entonces se aplicarán estos límites:",
      done: "Suscripción cancelada",
    },
    now: {
      title: "De inmediato, con reembolso",
      text: "Premium terminará de inmediato y usted recibirá un reembolso en su tarjeta. Verá el importe antes de confirmar.",
      button: "Cancelar con reembolso",
      question: "¿Cancelar ahora y recibir el reembolso?",
      whole:
        "Perderá de inmediato las funciones de Premium y se le reembolsará en la tarjeta el último pago, {{amount}}. A partir de ahora se aplicarán estos límites:",
      part_one:
        "Perderá de inmediato las funciones de Premium. Ya se le reembolsó un pago entero, así que esta vez recuperará la parte no usada: {{amount}} por {{count}} día. A partir de ahora se aplicarán estos límites:",
      part_other:
        "Perderá de inmediato las funciones de Premium. Ya se le reembolsó un pago entero, así que esta vez recuperará la parte no usada: {{amount}} por {{count}} días. A partir de ahora se aplicarán estos límites:",
      nothing:
        "Perderá de inmediato las funciones de Premium, sin reembolso: ya se le reembolsó un pago entero y del último no queda ni un día completo. A partir de ahora se aplicarán estos límites:",
    },
  },
  ended: {
    text: "Su suscripción ha terminado. Con la mayoría de los bancos, un reembolso tarda de 5 a 10 días en llegar a la tarjeta.",
  },
  paid: {
    title: "Gracias por su pago",
    text: "Premium puede tardar hasta {{minutes}} minutos en activarse. No tiene que hacer nada: esta página le avisará.",
    waiting: "A la espera de la confirmación",
    late: "Está tardando más de lo normal. Su pago no se ha perdido: Premium se activará en cuanto se confirme. Si no es así, escríbanos.",
  },
  arrived: { title: "Premium está activo", text: "Su cuenta tiene ahora los límites de Premium." },
  notPaid: {
    title: "No se ha cobrado nada",
    text: "Salió de la página de pago antes de pagar. En su cuenta no ha cambiado nada.",
    plans: "Volver a los planes",
  },
};

export const strings = { payment } satisfies Localized<PaymentStrings, "es">;

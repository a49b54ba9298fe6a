import type { ErrorMessages } from "./index.ts";

export const es: ErrorMessages = {
  validation_failed: "Algunos campos no están bien rellenados.",
  malformed_request: "No se ha podido leer la solicitud.",
  no_words: "Ninguna palabra coincide con esta selección.",
  invalid_signature: "La firma no es válida.",
  unauthorized: "Inicie sesión, por favor.",
  invalid_credentials: "El correo o la contraseña no son correctos.",
  verification_required: "Primero confirme su correo electrónico.",
  policies_required: "Primero acepte las políticas.",

  work_required: "En este momento llegan muchas solicitudes desde su red. Vuelva a intentarlo.",
  restore_required: "Primero introduzca el código del correo.",
  proof_required: "Primero confirme que es usted: introduzca su contraseña o vuelva a iniciar sesión.",
  role_forbidden: "No está disponible para su rol.",
  dictionaries_limit: "Con el rol «{{role}}», el número máximo de diccionarios es {{limit}}",
  words_limit: "Ha alcanzado el número máximo de palabras",
  tests_limit: "Ha hecho todas las pruebas de hoy",

  shares_limit: "Ya tiene {{limit}} enlaces compartidos, el máximo. Elimine uno para crear otro.",
  cross_origin: "La solicitud venía de otro sitio y se ha rechazado.",
  not_found: "No encontrado",
  conflict: "Esto ha cambiado entretanto. Compruébelo y vuelva a intentarlo.",
  too_large: "Son demasiados datos para enviarlos de una vez.",
  unsupported_media_type: "Este tipo de contenido no se admite.",
  too_many_requests: "Demasiados intentos. Vuelva a intentarlo {{when}}.",
  internal_error: "Algo ha fallado por nuestra parte. Vuelva a intentarlo.",
  unavailable: "Ahora no se puede acceder al servidor. Vuelva a intentarlo en un momento.",
  provider_unavailable: "Un servicio necesario no responde ahora. Inténtelo más tarde.",
  provider_not_configured: "No está disponible en este servidor.",
  passkey_refused:
    "Esta llave de acceso no ha funcionado aquí. Vuelva a intentarlo o inicie sesión de otra manera.",
  passkeys_limit: "Ya tiene {{limit}} llaves de acceso, el máximo. Elimine una para añadir otra.",
  passkey_known: "Esta llave de acceso ya está añadida.",
  last_way_in: "Es su única forma de iniciar sesión. Añada antes otra.",
};

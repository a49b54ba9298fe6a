import type { InterfaceLanguage } from "../../shared/languages.ts";
import type { Role } from "../../shared/roles.ts";

/** Roles as they are called on screen (spec §3). */
const ROLE_NAMES: Record<InterfaceLanguage, Record<Role, string>> = {
  en: { guest: "Guest", user: "User", premium: "Premium", developer: "Developer", friend: "Friend" },
  uk: { guest: "Гість", user: "Користувач", premium: "Преміум", developer: "Розробник", friend: "Друг" },
  de: { guest: "Gast", user: "Nutzer", premium: "Premium", developer: "Entwickler", friend: "Freund" },
  fr: { guest: "Invité", user: "Utilisateur", premium: "Premium", developer: "Développeur", friend: "Ami" },
  es: { guest: "Invitado", user: "Usuario", premium: "Premium", developer: "Desarrollador", friend: "Amigo" },
  it: { guest: "Ospite", user: "Utente", premium: "Premium", developer: "Sviluppatore", friend: "Amico" },
  pl: { guest: "Gość", user: "Użytkownik", premium: "Premium", developer: "Programista", friend: "Znajomy" },
  ru: { guest: "Гость", user: "Пользователь", premium: "Премиум", developer: "Разработчик", friend: "Друг" },
};

/** The name of a role; what is none stays as it is. */
export function roleName(language: InterfaceLanguage, role: string): string {
  const names: Readonly<Record<string, string>> = ROLE_NAMES[language];
  return names[role] ?? role;
}

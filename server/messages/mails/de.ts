import type { MailTexts } from "./index.ts";

export const de: MailTexts = {
  verification: {
    subject: "Ihr Bestätigungscode für Wordhoard",
    title: "Bestätigen Sie Ihre Adresse",
    lead: "Geben Sie diesen Code in Wordhoard ein, um Ihre E-Mail-Adresse zu bestätigen:",
    note: "Der Code gilt 10 Minuten. Wenn Sie sich nicht bei Wordhoard registriert haben, können Sie diese E-Mail ignorieren: Ohne den Code geschieht nichts.",
  },
  restore: {
    subject: "Ihr Code für ein neues Wordhoard-Passwort",
    title: "Neues Passwort festlegen",
    lead: "Geben Sie diesen Code in Wordhoard ein, um ein neues Passwort festzulegen:",
    note: "Der Code gilt 10 Minuten, und zwar in dem Browser, in dem er angefordert wurde. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt, wie es ist.",
  },
  restore_guessed: {
    subject: "Falsche Codes für Ihr Wordhoard-Passwort",
    title: "Jemand rät Codes",
    lead: "Jemand hat falsche Codes für ein neues Passwort Ihres Kontos eingegeben, öfter, als wir es an einem Tag zulassen. Es hat sich nichts geändert: Ihr Passwort gilt wie bisher.",
    note: "Wenn Sie es waren, melden Sie sich mit Ihrem Passwort an oder fordern Sie morgen einen neuen Code an. Wenn nicht, müssen Sie nichts tun.",
  },
  account_exists: {
    subject: "Sie haben bereits ein Wordhoard-Konto",
    title: "Sie haben bereits ein Konto",
    lead: "Jemand, vermutlich Sie selbst, wollte sich mit dieser Adresse bei Wordhoard registrieren. Dafür gibt es schon ein Konto, deshalb hat sich nichts geändert.",
    note: "Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.",
  },
  password_changed: {
    subject: "Ihr Wordhoard-Passwort wurde geändert",
    title: "Ihr Passwort wurde geändert",
    lead: "Das Passwort Ihres Kontos wurde soeben geändert, und alle anderen Geräte wurden abgemeldet.",
    note: "Wenn Sie das nicht waren, legen Sie bitte sofort ein neues Passwort fest.",
  },
  password_removed: {
    subject: "Ihr Wordhoard-Konto hat kein Passwort mehr",
    title: "Ihr Passwort wurde entfernt",
    lead: "Gerade wurde das Passwort Ihres Kontos entfernt. Ab jetzt melden Sie sich mit einem Passkey oder mit Google an.",
    note: "Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest.",
  },
  passkey_added: {
    subject: "Ihr Wordhoard-Konto hat einen neuen Passkey",
    title: "Ein Passkey wurde hinzugefügt",
    lead: "Gerade wurde Ihrem Konto ein Passkey hinzugefügt. Wer ihn hat, kann sich ohne Ihr Passwort anmelden.",
    note: "Wenn Sie das nicht waren, entfernen Sie den Passkey in Ihren Einstellungen und legen Sie sofort ein neues Passwort fest.",
  },
  passkey_removed: {
    subject: "Ein Passkey Ihres Wordhoard-Kontos wurde entfernt",
    title: "Ein Passkey wurde entfernt",
    lead: "Gerade wurde aus Ihrem Konto ein Passkey entfernt. Mit ihm kann sich niemand mehr anmelden.",
    note: "Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest.",
  },
  account_deleted: {
    subject: "Ihr Wordhoard-Konto wurde gelöscht",
    title: "Ihr Konto wurde gelöscht",
    lead: "Ihr Konto wurde mit allen Wörterbüchern, Wörtern und Testergebnissen gelöscht. Das lässt sich nicht rückgängig machen. Falls Sie ein Abonnement hatten, wurde es gekündigt.",
    note: "Danke, dass Sie uns Ihre Wörter anvertraut haben. Sie können sich jederzeit neu registrieren.",
  },
  email_change: {
    subject: "Ihr Code für eine andere Wordhoard-Adresse",
    title: "Bestätigen Sie Ihre neue E-Mail-Adresse",
    lead: "Geben Sie diesen Code in Wordhoard ein, um diese E-Mail-Adresse für Ihr Konto zu verwenden:",
    note: "Der Code gilt 10 Minuten. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren: Ohne den Code geschieht nichts.",
  },
  address_taken: {
    subject: "Ihre Adresse wird bei Wordhoard bereits verwendet",
    title: "Sie verwenden diese Adresse bereits",
    lead: "Jemand, vermutlich Sie selbst, wollte diese E-Mail-Adresse für ein anderes Wordhoard-Konto verwenden. Sie gehört bereits zu Ihrem, deshalb hat sich nichts geändert.",
    note: "Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.",
  },
  email_changed: {
    subject: "Ihre E-Mail-Adresse bei Wordhoard wurde geändert",
    title: "Ihre E-Mail-Adresse wurde geändert",
    lead: "Ihr Konto hat jetzt eine andere E-Mail-Adresse, mit der Sie sich von nun an anmelden. Alle anderen Geräte wurden abgemeldet.",
    note: "Wenn Sie das nicht waren, holen Sie sich diese Adresse mit dem Link unten zurück. Er gilt einmal und 7 Tage lang und meldet alle Geräte ab.",
  },
  email_undone: {
    subject: "Die Änderung Ihrer Wordhoard-Adresse wurde rückgängig gemacht",
    title: "Die Adresse wurde zurückgeändert",
    lead: "Das Konto mit dieser E-Mail-Adresse hat wieder seine vorherige, über den Link, den wir dorthin geschickt haben. Alle seine Geräte wurden abgemeldet.",
    note: "Wenn das Ihr Konto ist, melden Sie sich mit der vorherigen Adresse an.",
  },
  google_linked: {
    subject: "Google ist jetzt mit Ihrem Wordhoard-Konto verknüpft",
    title: "Sie können sich mit Google anmelden",
    lead: "Ein Google-Konto wurde soeben mit Ihrem Wordhoard-Konto verknüpft: Sie können sich jetzt damit anmelden.",
    note: "Wenn Sie das nicht waren, legen Sie bitte sofort ein neues Passwort fest und trennen Sie Google in den Einstellungen.",
  },
  google_unlinked: {
    subject: "Google ist nicht mehr mit Ihrem Wordhoard-Konto verknüpft",
    title: "Die Verknüpfung mit Google wurde getrennt",
    lead: "Ein Google-Konto wurde soeben von Ihrem Wordhoard-Konto getrennt: Sie können sich nicht mehr damit anmelden.",
    note: "Wenn Sie das nicht waren, legen Sie bitte sofort ein neues Passwort fest.",
  },
  new_device: {
    subject: "Neue Anmeldung bei Ihrem Wordhoard-Konto",
    title: "Ein neues Gerät hat sich angemeldet",
    lead: "Jemand, vermutlich Sie selbst, hat sich soeben auf einem Gerät angemeldet, das wir noch nicht kennen:",
    note: "Wenn Sie das nicht waren, legen Sie bitte sofort ein neues Passwort fest: Damit werden alle Geräte abgemeldet.",
  },
  links: { logIn: "Anmelden", newPassword: "Neues Passwort festlegen", undo: "Diese Adresse zurückholen" },
};

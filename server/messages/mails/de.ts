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
  token_added: {
    subject: "Für Ihr Wordhoard-Konto gibt es einen neuen Schlüssel",
    title: "Ein neuer Schlüssel wurde erstellt",
    lead: "Gerade wurde ein Schlüssel erstellt, mit dem ein anderes Programm, etwa eine Browser-Erweiterung, Ihre Wörter lesen und neue hinzufügen kann. Mehr kann es mit ihm in Ihrem Konto nicht tun.",
    note: "Wenn Sie das nicht waren, beenden Sie den Schlüssel in Ihren Einstellungen und legen Sie sofort ein neues Passwort fest.",
  },
  token_ended: {
    subject: "Ein Schlüssel Ihres Wordhoard-Kontos wurde beendet",
    title: "Ein Schlüssel wurde beendet",
    lead: "Gerade wurde ein Schlüssel Ihres Kontos beendet. Das Programm, das ihn benutzt hat, kann Ihre Wörter nicht mehr lesen und keine mehr hinzufügen.",
    note: "Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest.",
  },
  totp_enabled: {
    subject: "Einmalcodes sind für Ihr Wordhoard-Konto eingeschaltet",
    title: "Einmalcodes sind eingeschaltet",
    lead: "Ab jetzt brauchen Sie für die Anmeldung auch einen Code aus Ihrer App.",
    note: "Bewahren Sie die Wiederherstellungscodes sicher auf: Mit jedem kommen Sie einmal ohne Ihr Handy hinein. Wenn Sie es nicht waren, legen Sie ein neues Passwort fest und beenden Sie in den Einstellungen alle anderen Sitzungen.",
  },
  totp_disabled: {
    subject: "Einmalcodes sind für Ihr Wordhoard-Konto ausgeschaltet",
    title: "Einmalcodes sind ausgeschaltet",
    lead: "Ab jetzt brauchen Sie für die Anmeldung keinen Code aus Ihrer App mehr, und die Wiederherstellungscodes gelten nicht mehr.",
    note: "Wenn Sie es nicht waren, legen Sie sofort ein neues Passwort fest.",
  },
  second_step_locked: {
    subject: "Falsche Einmalcodes für Ihr Wordhoard-Konto",
    title: "Jemand rät Einmalcodes",
    lead: "Jemand hat den ersten Schritt der Anmeldung bei Ihrem Konto geschafft und innerhalb einer Stunde zehn falsche Einmalcodes eingegeben. Eine Stunde lang wird kein Code angenommen.",
    note: "Wenn Sie es nicht waren, legen Sie sofort ein neues Passwort fest: Jemand anderes kennt Ihres.",
  },
  account_deleted: {
    subject: "Ihr Wordhoard-Konto wurde gelöscht",
    title: "Ihr Konto wurde gelöscht",
    lead: "Ihr Konto wurde mit allen Wörterbüchern, Wörtern und Testergebnissen gelöscht. Das lässt sich nicht rückgängig machen. Falls Sie ein Abonnement hatten, wurde es gekündigt.",
    note: "Danke, dass Sie uns Ihre Wörter anvertraut haben. Sie können sich jederzeit neu registrieren.",
  },
  links: { logIn: "Anmelden", newPassword: "Neues Passwort festlegen" },
};

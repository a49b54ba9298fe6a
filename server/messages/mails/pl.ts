import type { MailTexts } from "./index.ts";

export const pl: MailTexts = {
  verification: {
    subject: "Twój kod weryfikacyjny do Wordhoard",
    title: "Potwierdź swój adres",
    lead: "Wpisz ten kod w Wordhoard, aby potwierdzić swój adres e-mail:",
    note: "Kod jest ważny 10 minut. Jeśli to nie Ty zakładasz konto w Wordhoard, zignoruj tę wiadomość: bez kodu nic się nie stanie.",
  },
  restore: {
    subject: "Twój kod do nowego hasła w Wordhoard",
    title: "Ustaw nowe hasło",
    lead: "Wpisz ten kod w Wordhoard, aby ustawić nowe hasło:",
    note: "Kod jest ważny 10 minut, w przeglądarce, w której o niego poproszono. Jeśli to nie była Twoja prośba, zignoruj tę wiadomość: hasło pozostanie bez zmian.",
  },
  restore_guessed: {
    subject: "Błędne kody do Twojego hasła w Wordhoard",
    title: "Ktoś zgaduje kody",
    lead: "Ktoś wpisywał błędne kody do nowego hasła Twojego konta częściej, niż pozwalamy w ciągu dnia. Nic się nie zmieniło: Twoje hasło działa jak dotąd.",
    note: "Jeśli to Ty, zaloguj się swoim hasłem albo poproś o nowy kod jutro. Jeśli nie, nie musisz nic robić.",
  },
  account_exists: {
    subject: "Masz już konto w Wordhoard",
    title: "Masz już konto",
    lead: "Ktoś, prawdopodobnie Ty, próbował zarejestrować się w Wordhoard z tym adresem. Konto z tym adresem już istnieje, więc nic się nie zmieniło.",
    note: "Jeśli to nie Ty, zignoruj tę wiadomość.",
  },
  password_changed: {
    subject: "Twoje hasło w Wordhoard zostało zmienione",
    title: "Twoje hasło zostało zmienione",
    lead: "Hasło do Twojego konta zostało właśnie zmienione, a na wszystkich innych urządzeniach nastąpiło wylogowanie.",
    note: "Jeśli to nie Ty, natychmiast ustaw nowe hasło.",
  },
  password_removed: {
    subject: "Twoje konto Wordhoard nie ma już hasła",
    title: "Hasło zostało usunięte",
    lead: "Hasło do Twojego konta zostało właśnie usunięte. Od teraz logujesz się kluczem dostępu albo przez Google.",
    note: "Jeśli to nie Ty, od razu ustaw nowe hasło.",
  },
  passkey_added: {
    subject: "Do Twojego konta Wordhoard dodano klucz dostępu",
    title: "Dodano klucz dostępu",
    lead: "Do Twojego konta właśnie dodano klucz dostępu. Kto go ma, może zalogować się bez Twojego hasła.",
    note: "Jeśli to nie Ty, usuń ten klucz dostępu w ustawieniach i od razu ustaw nowe hasło.",
  },
  passkey_removed: {
    subject: "Z Twojego konta Wordhoard usunięto klucz dostępu",
    title: "Usunięto klucz dostępu",
    lead: "Z Twojego konta właśnie usunięto klucz dostępu. Nie można się już nim zalogować.",
    note: "Jeśli to nie Ty, od razu ustaw nowe hasło.",
  },
  account_deleted: {
    subject: "Twoje konto w Wordhoard zostało usunięte",
    title: "Twoje konto zostało usunięte",
    lead: "Twoje konto zostało usunięte wraz ze wszystkimi słownikami, słowami i wynikami testów. Nie da się tego cofnąć. Jeśli była z nim związana subskrypcja, została anulowana.",
    note: "Dziękujemy za zaufanie. W każdej chwili możesz zarejestrować się ponownie.",
  },
  email_change: {
    subject: "Kod do zmiany adresu w Wordhoard",
    title: "Potwierdź nowy adres e-mail",
    lead: "Wpisz ten kod w Wordhoard, aby używać tego adresu e-mail na swoim koncie:",
    note: "Kod jest ważny przez 10 minut. Jeśli to nie Ty o niego prosisz, zignoruj tę wiadomość: bez kodu nic się nie stanie.",
  },
  address_taken: {
    subject: "Twój adres jest już używany w Wordhoard",
    title: "Ten adres już należy do Ciebie",
    lead: "Ktoś, prawdopodobnie Ty, próbował użyć tego adresu e-mail na innym koncie Wordhoard. Adres należy już do Twojego konta, więc nic się nie zmieniło.",
    note: "Jeśli to nie Ty, zignoruj tę wiadomość.",
  },
  email_changed: {
    subject: "Adres e-mail Twojego konta Wordhoard został zmieniony",
    title: "Twój adres e-mail został zmieniony",
    lead: "Twoje konto ma teraz inny adres e-mail i od tej pory to on służy do logowania. Na pozostałych Twoich urządzeniach nastąpiło wylogowanie.",
    note: "Jeśli to nie Ty, odzyskaj ten adres za pomocą poniższego linku. Działa tylko raz, przez 7 dni, i wylogowuje wszystkie urządzenia.",
  },
  email_undone: {
    subject: "Zmiana adresu Twojego konta Wordhoard została cofnięta",
    title: "Zmiana adresu została cofnięta",
    lead: "Konto, które używało tego adresu e-mail, ma znów poprzedni, dzięki linkowi, który tam wysłaliśmy. Wszystkie jego urządzenia zostały wylogowane.",
    note: "Jeśli to Twoje konto, zaloguj się poprzednim adresem.",
  },
  google_linked: {
    subject: "Google jest połączone z Twoim kontem Wordhoard",
    title: "Możesz logować się przez Google",
    lead: "Konto Google zostało właśnie połączone z Twoim kontem Wordhoard: możesz się teraz przez nie logować.",
    note: "Jeśli to nie Ty, od razu ustaw nowe hasło i odłącz Google w ustawieniach.",
  },
  google_unlinked: {
    subject: "Google nie jest już połączone z Twoim kontem Wordhoard",
    title: "Google zostało odłączone",
    lead: "Konto Google zostało właśnie odłączone od Twojego konta Wordhoard: nie można się już przez nie logować.",
    note: "Jeśli to nie Ty, od razu ustaw nowe hasło.",
  },
  new_device: {
    subject: "Nowe logowanie do Twojego konta Wordhoard",
    title: "Logowanie na nowym urządzeniu",
    lead: "Ktoś, prawdopodobnie Ty, właśnie zalogował się na Twoje konto na urządzeniu, którego jeszcze nie znamy:",
    note: "Jeśli to nie Ty, od razu ustaw nowe hasło: wszystkie urządzenia zostaną wylogowane.",
  },
  links: { logIn: "Zaloguj się", newPassword: "Ustaw nowe hasło", undo: "Odzyskaj ten adres" },
};

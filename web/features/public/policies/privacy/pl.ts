import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"privacy"> = {
  lead: "Jakie dane o Tobie przechowuje ta usługa, w jakim celu, jak długo i co możesz z nimi zrobić.",
  sections: {
    responsible: {
      heading: "Administrator danych",
      paragraphs: [
        "Tę usługę prowadzi {{operator}} (dalej: „my”). Autorzy programu nie otrzymują z tego serwera żadnych danych.",
      ],
    },
    short: {
      heading: "W skrócie",
      paragraphs: [],
      list: [
        "Konto wymaga adresu e-mail. Gość nie musi podawać niczego.",
        "Twoje słowa należą do Ciebie. Żaden inny użytkownik ich nie widzi.",
        "Bez reklam, bez analityki, bez śledzenia, bez sprzedaży danych.",
        "Możesz samodzielnie pobrać swoje dane i usunąć konto.",
      ],
    },
    account: {
      heading: "Twoje konto",
      paragraphs: [
        "Przy rejestracji zapisujemy Twój adres e-mail i, jeśli wybierzesz hasło, jego skrót (argon2id), z którego nie da się odtworzyć samego hasła. Gość nie ma ani adresu, ani hasła. Jeśli używasz klucza dostępu, zapisujemy jego klucz publiczny, nadaną mu nazwę oraz czas dodania i ostatniego użycia; Twój odcisk palca i twarz nigdy nie opuszczają urządzenia.",
        "Razem z kontem zapisujemy jego rolę, język interfejsu, sposób sortowania Twoich list, czas utworzenia oraz to, kiedy i w jakiej wersji te dokumenty zostały zaakceptowane.",
      ],
    },
    words: {
      heading: "Twoje słowa i testy",
      paragraphs: [
        "Zapisujemy to, co piszesz: słowniki z nazwami i językami, słowa ze znaczeniami.",
        "Zapisujemy to, czego testy potrzebują i co po nich zostaje: trwający test, Twoje odpowiedzi, wyniki ostatnich 200 testów z każdego słownika, liczbę dobrych i złych odpowiedzi przy każdym słowie, wybraną surowość oceniania oraz to, ile testów i kiedy zostało rozwiązanych.",
        "Odpowiedzi są oceniane na tym serwerze według stałych reguł i nigdzie się ich w tym celu nie wysyła.",
      ],
    },
    sessions: {
      heading: "Logowanie",
      paragraphs: [
        "Przy logowaniu przeglądarka otrzymuje losową liczbę w pliku cookie. Zapisujemy jej skrót oraz czas zalogowania i ostatniego użycia i nazwę przeglądarki i systemu („Firefox w systemie Linux”), aby było widać, gdzie trwa Twoje logowanie, i można je było tam zakończyć. Sesja kończy się po wylogowaniu, po 14 dniach bez użycia, a najpóźniej po 90 dniach. Nowe hasło kończy wszystkie inne sesje.",
        "Kody, które wysyłamy, mają sześć cyfr, są ważne 10 minut i pozwalają na pięć prób. Do ich sprawdzenia zapisujemy skrót. Na potrzeby kodów jednorazowych przechowujemy klucz, który ma też Twoja aplikacja, i skróty kodów odzyskiwania; w przypadku klucza dla innych programów – jego skrót, nazwę oraz czas utworzenia i ostatniego użycia; dla każdej przeglądarki, w której się logujesz – skrót jej liczby i czas ostatniego użycia; po zmianie adresu – poprzedni adres przez 7 dni, aby można go było odzyskać.",
      ],
    },
    traces: {
      heading: "Ochrona i dzienniki",
      paragraphs: [
        "Aby zapobiec odgadywaniu haseł i nadużyciom, liczymy niektóre żądania, na przykład próby logowania: według adresu sieciowego (w IPv6 według jego pierwszej połowy), według konta i według skrótu adresu e-mail. Taki licznik jest usuwany mniej więcej po dobie.",
        "Dziennik serwera odnotowuje błędy techniczne i zdarzenia ważne dla bezpieczeństwa, na przykład zalogowanie lub zmianę hasła, z czasem, adresem sieciowym i numerem konta. Nie zawiera słów, haseł, kodów ani adresów e-mail. To, jak długo jest przechowywany, zależy od tego, jak prowadzimy ten serwer; jeśli chcesz wiedzieć, zapytaj nas.",
      ],
    },
    mail: {
      heading: "E-mail",
      paragraphs: [
        "Piszemy do Ciebie tylko w sprawie Twojego konta: kody do potwierdzenia adresu, ustawienia nowego hasła lub zmiany adresu oraz powiadomienia, że konto z Twoim adresem już istnieje, że zmieniły się adres, hasło, klucze dostępu, kody jednorazowe, klucze dla innych programów lub powiązanie z Google, że zalogowano się na nowym urządzeniu, że ktoś wpisał zbyt wiele błędnych kodów lub że konto zostało usunięte. Newslettera nie ma. Jeśli włączysz przypomnienia, napiszemy też w dni, w które są słowa do powtórzenia, dopóki ich nie wyłączysz; w tym celu przechowujemy wybraną godzinę i czas ostatniego przypomnienia.",
        "Wiadomość czekająca na wysłanie jest przechowywana z adresem i kodem. Usuwamy ją, gdy tylko zostanie wysłana lub przestanie być potrzebna, najpóźniej po dobie. Wiadomości wysyła dostawca poczty tego serwera.",
      ],
    },
    google: {
      heading: "Logowanie przez Google",
      paragraphs: [
        "Dzieje się tak tylko wtedy, gdy ten serwer oferuje takie logowanie, a Ty je wybierzesz. Google przekazuje nam wówczas Twój adres e-mail, informację, czy jest potwierdzony, oraz identyfikator, pod którym Cię zna; adres i identyfikator zapisujemy. Imienia, nazwiska i zdjęcia, które Google przesyła przy okazji, nie przechowujemy. Google dowiaduje się, że korzystasz z tej usługi.",
      ],
    },
    payment: {
      heading: "Płatności",
      paragraphs: [
        "Za Premium płaci się na stronach Stripe. Dane Twojej karty trafiają wyłącznie do Stripe i nigdy nie docierają do tego serwera.",
        "Zapisujemy identyfikator Twojego profilu klienta w Stripe i stan subskrypcji: czy trwa, do kiedy jest opłacona, czy została anulowana i czy należy się zwrot pieniędzy. Stripe otrzymuje Twój adres e-mail, numer konta i to, co tam wpisujesz. Gdy usuwasz konto, usuwany jest też Twój profil klienta w Stripe; dowody płatności Stripe przechowuje zgodnie z wymogami prawa.",
      ],
    },
    translation: {
      heading: "Podpowiedzi tłumaczeń",
      paragraphs: [
        "Jeśli ten serwer korzysta z usługi tłumaczeniowej (LibreTranslate, DeepL lub Azure Translator), termin, który właśnie wpisujesz, jest do niej wysyłany wraz z nazwami dwóch języków. Zapytanie wysyła ten serwer, więc usługa nie dowiaduje się niczego o Tobie. Jej odpowiedzi są przechowywane do 30 dni pod skrótem terminu, bez żadnego związku z Twoim kontem.",
      ],
    },
    recipients: {
      heading: "Kto jeszcze otrzymuje dane",
      paragraphs: [
        "Tylko wymienieni tutaj: dostawcy poczty, płatności, logowania przez Google i tłumaczeń, każdy wyłącznie do swojego celu, oraz dostawca hostingu tego serwera i jego bazy danych. Niektórzy mogą znajdować się w innym kraju; zapytaj nas którzy. Nie sprzedajemy danych.",
        "Czcionki, obrazy i skrypty naszych stron pochodzą z tego serwera, z wyjątkiem skryptu Google na ekranach logowania i tam, gdzie prosimy o ponowne zalogowanie przez Google.",
      ],
    },
    retention: {
      heading: "Jak długo przechowujemy dane",
      paragraphs: [],
      list: [
        "Konta gości i rejestracje, których adresu nigdy nie potwierdzono: 24 godziny od utworzenia. Potem są usuwane ze wszystkim, co zawierają.",
        "Konta: do chwili, gdy je usuniesz, nawet jeśli przez długi czas z nich nie korzystasz.",
        "Zapisy o sesjach: do wylogowania lub wygaśnięcia sesji i nie dłużej niż konto.",
        "Liczniki przeciw nadużyciom: mniej więcej dobę.",
        "Kopie zapasowe: usunięte dane mogą pozostać w naszych kopiach, dopóki nie zastąpią ich nowsze.",
      ],
    },
    rights: {
      heading: "Twoje prawa",
      paragraphs: [
        "W sekcji „Edytuj profil” możesz pobrać swoje dane jako plik JSON i usunąć konto. Usunięcie działa natychmiast: znika konto ze wszystkimi słownikami, słowami, testami, ich wynikami i sesjami, a trwająca subskrypcja zostaje anulowana. Nie można tego cofnąć. Do chwili wysłania zostaje wiadomość potwierdzająca usunięcie, a jeśli konto miało Premium, także identyfikatory ze Stripe, które są potrzebne do zakończenia subskrypcji i wypłaty zwrotu. Dane gościa są usuwane automatycznie po 24 godzinach.",
        "Zgodnie z prawem, które Cię dotyczy, możesz też żądać od nas dostępu do swoich danych, ich sprostowania, usunięcia, ograniczenia przetwarzania lub wydania kopii, wnieść sprzeciw wobec ich przetwarzania oraz skargę do organu nadzorczego właściwego dla Twojego miejsca zamieszkania.",
      ],
    },
    grounds: {
      heading: "Podstawy prawne",
      paragraphs: [
        "Tam, gdzie obowiązuje RODO: Twoje konto, słowa, testy i płatności są przetwarzane w celu wykonania naszej umowy z Tobą (art. 6 ust. 1 lit. b), liczniki i dzienniki ze względu na nasz prawnie uzasadniony interes, jakim jest bezpieczeństwo usługi (art. 6 ust. 1 lit. f), a dowody płatności dlatego, że wymaga tego prawo (art. 6 ust. 1 lit. c). Nie podejmujemy wobec Ciebie zautomatyzowanych decyzji ani nie stosujemy profilowania.",
      ],
    },
    contact: {
      heading: "Zmiany i kontakt",
      paragraphs: [
        "Jeśli ta usługa zacznie przetwarzać Twoje dane w nowy sposób, zmienimy datę tej polityki i poprosimy o jej ponowną akceptację. Z pytaniami i wnioskami pisz do nas:",
      ],
    },
  },
};

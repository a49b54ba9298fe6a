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
        "Twoje słowa należą do Ciebie. Inne osoby widzą je tylko wtedy, gdy udostępnisz słownik przez link, a inne programy tylko wtedy, gdy dasz im klucz.",
        "Bez reklam, bez analityki, bez śledzenia, bez sprzedaży danych.",
        "Możesz samodzielnie pobrać swoje dane i usunąć konto.",
      ],
    },
    account: {
      heading: "Twoje konto",
      paragraphs: [
        "Przy rejestracji zapisujemy Twój adres e-mail i, jeśli wybierzesz hasło, jego skrót (argon2id), z którego nie da się odtworzyć samego hasła. Gość nie ma ani adresu, ani hasła. Jeśli używasz klucza dostępu, zapisujemy jego klucz publiczny z kilkoma szczegółami technicznymi, nadaną mu nazwę oraz czas dodania i ostatniego użycia; Twój odcisk palca i twarz nigdy nie opuszczają urządzenia.",
        "Razem z kontem zapisujemy jego rolę, język interfejsu, sposób sortowania Twoich list, czas utworzenia konta i ostatniej zmiany hasła, to, czy i do kiedy konto jest zawieszone, oraz to, kiedy i w jakiej wersji te dokumenty zostały zaakceptowane.",
      ],
    },
    words: {
      heading: "Twoje słowa, testy i powtórki",
      paragraphs: [
        "Zapisujemy to, co piszesz: słowniki z nazwami i językami oraz słowa ze znaczeniami, notatkami, przykładami i tagami, a także czas ich dodania i zmiany. Jeśli udostępnisz słownik, zapisujemy też kopię jego nazwy, języków i słów z chwili udostępnienia i liczymy, ile razy ją skopiowano. Kopię może zobaczyć każdy, kto ma link; nie widać w niej, kim jesteś. Usuwamy ją, gdy wyłączysz link albo usuniesz słownik lub konto. To, co inni skopiowali do własnych słowników, pozostaje u nich.",
        "Zapisujemy to, czego testy potrzebują i co po nich zostaje: Twój ostatni test wraz z odpowiedziami, wyniki ostatnich 200 testów z każdego słownika, liczbę dobrych i złych odpowiedzi przy każdym słowie i czas ostatniego pytania o nie, wybraną surowość oceniania oraz, przez mniej więcej dwie doby, liczbę testów z danego dnia. Dla każdej odpowiedzi w powtórce lub teście, także zaimportowanej z Anki, dziennik powtórek przechowuje słowo i kierunek, czas, treść odpowiedzi, stopień jej poprawności i to, ile czasu zajęła. Na podstawie dziennika obliczamy, jak dobrze znasz każde słowo i kiedy ma wrócić. Zapisujemy też ustawienia nauki: liczbę minut i nowych słów na dzień, to, jak dobrze chcesz pamiętać, kierunek powtórek w każdym słowniku, Twoją strefę czasową, którą podaje przeglądarka, oraz godzinę, o której zaczyna się Twój dzień. Wszystko to pozostaje, dopóki nie usuniesz słowa, słownika lub konta.",
        "Odpowiedzi są oceniane według stałych reguł, na tym serwerze lub na Twoim urządzeniu, i nigdzie indziej się ich w tym celu nie wysyła.",
      ],
    },
    sessions: {
      heading: "Logowanie",
      paragraphs: [
        "Przy logowaniu przeglądarka otrzymuje losową liczbę w pliku cookie. Zapisujemy jej skrót, nazwę przeglądarki i systemu („Firefox w systemie Linux”) oraz czas zalogowania, ostatniego użycia sesji i ostatniego potwierdzenia, że to Ty, aby można było zobaczyć, na których urządzeniach trwa Twoja sesja, i się tam wylogować. Sesja kończy się po wylogowaniu, po 60 dniach bez użycia, a najpóźniej po 365 dniach. Nowe hasło lub nowy adres e-mail kończy wszystkie inne sesje.",
        "Kody, które wysyłamy, mają sześć cyfr, są ważne przez 10 minut, a na ich wpisanie jest pięć prób. Do ich sprawdzenia zapisujemy skrót, a w przypadku nowego adresu także ten adres. Po zmianie adresu przechowujemy poprzedni przez 7 dni, aby można było do niego wrócić za pomocą linku, który tam wysyłamy. Na potrzeby kodów jednorazowych przechowujemy klucz, który ma też Twoja aplikacja, skróty kodów odzyskiwania i czas niedawnych błędnych kodów, dopóki kody jednorazowe nie zostaną wyłączone. W przypadku klucza dla innych programów przechowujemy jego skrót, nazwę oraz czas utworzenia i ostatniego użycia, dopóki go nie unieważnisz. Dla każdej przeglądarki, w której się logujesz, przechowujemy skrót jej liczby i czas ostatniego użycia, najwyżej dla 50 ostatnich, aby móc powiadomić Cię e-mailem o nowym urządzeniu.",
      ],
    },
    traces: {
      heading: "Ochrona i dzienniki",
      paragraphs: [
        "Aby zapobiec odgadywaniu haseł i nadużyciom, liczymy niektóre żądania, na przykład próby logowania: według adresu sieciowego (w IPv6 według jego pierwszej połowy), według konta i według skrótu adresu e-mail. Taki licznik jest usuwany mniej więcej po dobie.",
        "Dziennik serwera odnotowuje błędy techniczne i zdarzenia ważne dla bezpieczeństwa, na przykład zalogowanie lub zmianę hasła, z czasem, adresem sieciowym i numerem konta. Nie zawiera słów, haseł, kodów ani adresów e-mail. To, jak długo jest przechowywany, zależy od tego, jak prowadzimy ten serwer; jeśli chcesz wiedzieć, zapytaj nas. Przez 400 dni baza danych przechowuje te same zdarzenia ważne dla bezpieczeństwa bez adresu sieciowego oraz to, co sami zrobiliśmy z kontem, na przykład jego zawieszenie. Po usunięciu konta jego zdarzenia ważne dla bezpieczeństwa już go nie wskazują.",
      ],
    },
    mail: {
      heading: "E-mail",
      paragraphs: [
        "Piszemy do Ciebie tylko w sprawie Twojego konta: wysyłamy kody do potwierdzenia adresu, ustawienia nowego hasła lub zmiany adresu oraz powiadomienia, że konto z Twoim adresem już istnieje, że zmieniły się adres, hasło, klucze dostępu, kody jednorazowe, klucze dla innych programów lub połączenie z Google, że zalogowano się na nowym urządzeniu, że ktoś wpisał zbyt wiele błędnych kodów lub że konto zostało usunięte. Newslettera nie ma. Jeśli włączysz przypomnienia, napiszemy też w dni, w które są słowa do powtórki, dopóki ich nie wyłączysz; w tym celu przechowujemy wybraną godzinę, czas następnego i ostatniego przypomnienia oraz liczbę z linku, który je wyłącza.",
        "Wiadomość czekająca na wysłanie jest przechowywana z adresem i kodem. Usuwamy ją, gdy tylko zostanie wysłana lub przestanie być potrzebna, najpóźniej po dobie. Wiadomości wysyła dostawca poczty tego serwera.",
        "Jeśli zamiast e-maili wybierzesz powiadomienia na urządzeniach, dla każdego z nich przechowujemy adres, pod którym producent Twojej przeglądarki przyjmuje powiadomienia, klucze przeglądarki i czas Twojej zgody, dopóki nie usuniesz urządzenia lub nie zostanie ono wylogowane. Takie powiadomienie zawiera liczbę słów do powtórki i nic więcej; jest zaszyfrowane tak, że odczyta je tylko Twoja przeglądarka. Do czasu wysłania, najwyżej przez trzy godziny, przechowujemy też tę liczbę. Producent przeglądarki dowiaduje się, kiedy je wysłano i że pochodzi z tego serwera.",
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
        "Zapisujemy identyfikator Twojego profilu klienta w Stripe i stan subskrypcji: czy trwa, od kiedy i do kiedy jest opłacona, czy została anulowana i czy należy się zwrot pieniędzy, a także kiedy po raz pierwszy zwrócono płatność. Stripe otrzymuje Twój adres e-mail, numer konta i to, co tam wpisujesz. Gdy usuwasz konto, usuwany jest też Twój profil klienta w Stripe; dowody płatności Stripe przechowuje zgodnie z wymogami prawa.",
      ],
    },
    translation: {
      heading: "Podpowiedzi i wymowa",
      paragraphs: [
        "Jeśli ten serwer korzysta z usługi tłumaczeniowej (LibreTranslate, DeepL, Azure Translator lub serwer słowników DICT), termin, który właśnie wpisujesz, jest do niej wysyłany wraz z nazwami dwóch języków. Zapytanie wysyła ten serwer, więc usługa nie dowiaduje się niczego o Tobie. Jej odpowiedzi są przechowywane do 30 dni pod skrótem terminu, bez żadnego związku z Twoim kontem. Jeśli ten serwer potrafi mówić, Twoje słowa odczytuje działający na nim program; ich nagrania są przechowywane pod skrótem tekstu, bez żadnego związku z Twoim kontem, dopóki nie zabraknie miejsca na inne. Głos Twojego urządzenia, który wymaga połączenia z siecią, wysyła odczytywane słowa do producenta przeglądarki lub urządzenia.",
      ],
    },
    recipients: {
      heading: "Kto jeszcze otrzymuje dane",
      paragraphs: [
        "Tylko wymienieni tutaj: dostawcy poczty, płatności, logowania przez Google i tłumaczeń, każdy wyłącznie do swojego celu; firma, która zapewnia nam hosting tego serwera i jego bazy danych; każdy, kto otworzy link do udostępnionego przez Ciebie słownika; oraz programy, którym dasz klucz: mogą przeglądać, dodawać, zmieniać i usuwać Twoje słowa, dopóki go nie unieważnisz. Niektórzy dostawcy mogą znajdować się w innym kraju; zapytaj nas, którzy. Nie sprzedajemy danych.",
        "Czcionki, obrazy i skrypty naszych stron pochodzą z tego serwera, z wyjątkiem skryptu Google na ekranach logowania i tam, gdzie prosimy o ponowne zalogowanie przez Google.",
      ],
    },
    retention: {
      heading: "Jak długo przechowujemy dane",
      paragraphs: [],
      list: [
        "Konta gości i nowe konta, których adresu nigdy nie potwierdzono: 24 godziny od utworzenia. Potem są usuwane ze wszystkim, co zawierają.",
        "Konta i wszystko, co zawierają: do chwili, gdy je usuniesz, nawet jeśli przez długi czas z nich nie korzystasz. To, co usuwasz na swoim koncie, znika od razu, słowo razem ze swoimi powtórkami; pozostaje tylko w wynikach wcześniejszych testów i w kopiach udostępnionych wcześniej.",
        "Zapisy o sesjach: do wylogowania lub wygaśnięcia sesji i nie dłużej niż konto.",
        "Liczniki przeciw nadużyciom: mniej więcej dobę. Zdarzenia ważne dla bezpieczeństwa: 400 dni.",
        "Kopie zapasowe: usunięte dane mogą pozostać w naszych kopiach, dopóki nie zastąpią ich nowsze.",
      ],
    },
    rights: {
      heading: "Twoje prawa",
      paragraphs: [
        "W sekcji „Edytuj profil” możesz pobrać swoje dane jako plik JSON i usunąć konto. Usunięcie działa natychmiast: znika konto ze wszystkimi słownikami, słowami, udostępnionymi kopiami, powtórkami, testami, ich wynikami i sesjami, a trwająca subskrypcja zostaje anulowana. Nie można tego cofnąć. Pozostają: wiadomość potwierdzająca usunięcie, do chwili jej wysłania; zdarzenia ważne dla bezpieczeństwa, które nie wskazują już konta, i to, co sami z nim zrobiliśmy, przez najwyżej 400 dni; a jeśli konto miało Premium, także identyfikatory ze Stripe potrzebne do zakończenia subskrypcji i wypłaty zwrotu, przez najwyżej 90 dni od załatwienia tych spraw. Dane gościa są usuwane automatycznie po 24 godzinach.",
        "Zgodnie z prawem, które Cię dotyczy, możesz też żądać od nas dostępu do swoich danych, ich sprostowania, usunięcia, ograniczenia przetwarzania lub wydania kopii, wnieść sprzeciw wobec ich przetwarzania oraz skargę do organu nadzorczego właściwego dla Twojego miejsca zamieszkania.",
      ],
    },
    grounds: {
      heading: "Podstawy prawne",
      paragraphs: [
        "Tam, gdzie obowiązuje RODO: Twoje konto, słowa, powtórki, testy i płatności są przetwarzane w celu wykonania naszej umowy z Tobą (art. 6 ust. 1 lit. b), liczniki i dzienniki ze względu na nasz prawnie uzasadniony interes, jakim jest bezpieczeństwo usługi (art. 6 ust. 1 lit. f), a dowody płatności dlatego, że wymaga tego prawo (art. 6 ust. 1 lit. c). Nie podejmujemy wobec Ciebie zautomatyzowanych decyzji ani nie stosujemy profilowania.",
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

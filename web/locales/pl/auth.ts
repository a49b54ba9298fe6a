import type { Localized } from "../../../shared/plurals.ts";
import type { auth as English } from "../en/auth.ts";

export const auth = {
  menu: {
    title: "Zaloguj się lub zarejestruj",
    logIn: "Zaloguj się",
    logInText: "Adresem e-mail i hasłem",
    signUp: "Zarejestruj się",
    signUpText: "Bezpłatne konto zachowa Twoje słowa",
    guest: "Wejdź jako gość",
    guestText: "Najpierw się rozejrzyj, bez wypełniania czegokolwiek",
  },
  guest: {
    title: "Wejdź jako gość",
    lead: "Wszystko działa, tylko w mniejszym zakresie. Zarejestruj się przed upływem czasu, a Twoje słowa zostaną.",
    dictionaries: "Słowniki",
    words: "Słów w słowniku",
    tests: "Testów dziennie",
    deleted: "Usunięcie po",
    hours_one: "{{count}} godzinie",
    hours_few: "{{count}} godzinach",
    hours_many: "{{count}} godzinach",
    hours_other: "{{count}} godziny",
    enter: "Wejdź jako gość",
    already: "Masz konto? <a>Zaloguj się</a>",
  },
  guestInfo: {
    title: "Jesteś tu jako gość",
    open: "Co może gość",
    lead: "Wszystko działa, tylko w mniejszym zakresie. Zarejestruj się przed upływem czasu, a Twoje słowa zostaną.",
    deletedOn: "Usunięcie",
    timeLeft: "Pozostało",
    signUp: "Zarejestruj się",
    stay: "Kontynuuj jako gość",
  },
  policies: {
    title: "Zanim zaczniesz",
    lead: "Przeczytaj, proszę, trzy dokumenty. Zapytamy ponownie tylko wtedy, gdy się zmienią.",
    cookie: "Akceptuję <a>politykę plików cookie</a>",
    privacy: "Akceptuję <a>politykę prywatności</a>",
    "terms-of-use": "Akceptuję <a>warunki korzystania</a>",
    submit: "Zatwierdź",
    hint: "Należy zaakceptować wszystkie zasady",
  },
} satisfies Localized<typeof English, "pl">;

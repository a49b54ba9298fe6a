import type { Localized } from "../../../shared/plurals.ts";
import type { common as English } from "../en/common.ts";

export const common = {
  loading: "Завантаження",
  retry: "Спробувати ще раз",
  reload: "Оновити сторінку",
  save: "Зберегти",
  cancel: "Скасувати",
  delete: "Видалити",
  back: "Назад",
  skipToContent: "Перейти до вмісту",
  mainMenu: "Головне меню",
  today: "Сьогодні",
  progress: "Поступ",
  language: "Мова",
  theme: "Тема",
  justNow: "щойно",
  themes: { light: "Світла", dark: "Темна", system: "Системна" },
  offline: {
    title: "Немає з’єднання.",
    text: "Ви бачите те, що збереглося на цьому пристрої. Щоб змінювати слова чи проходити тести, потрібен інтернет.",
    notKept: "На цьому пристрої цього немає",
    notKeptText: "Завантажиться, щойно з’явиться з’єднання.",
  },
  account: "Обліковий запис",
  signedInAs: "Ви увійшли як",
  guest: "Гість",
  editUser: "Редагувати профіль",
  subscription: "Підписка",
  upgrade: "Розширити можливості",
  logOut: "Вийти",
  roles: { guest: "Гість", user: "Користувач", premium: "Преміум", developer: "Розробник", friend: "Друг" },
} satisfies Localized<typeof English, "uk">;

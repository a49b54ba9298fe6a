import type { Localized } from "../../../shared/plurals.ts";
import type { common as English } from "../en/common.ts";

export const common = {
  loading: "Загрузка",
  retry: "Попробовать ещё раз",
  reload: "Обновить страницу",
  save: "Сохранить",
  cancel: "Отмена",
  delete: "Удалить",
  back: "Назад",
  skipToContent: "Перейти к содержимому",
  mainMenu: "Главное меню",
  today: "Сегодня",
  progress: "Прогресс",
  language: "Язык",
  theme: "Тема",
  justNow: "только что",
  themes: { light: "Светлая", dark: "Тёмная", system: "Системная" },
  offline: {
    title: "Нет соединения.",
    text: "Вы видите то, что сохранилось на этом устройстве. Чтобы менять слова или проходить тесты, нужен интернет.",
  },
  account: "Учётная запись",
  signedInAs: "Вы вошли как",
  guest: "Гость",
  editUser: "Изменить профиль",
  subscription: "Подписка",
  upgrade: "Расширить возможности",
  logOut: "Выйти",
  roles: {
    guest: "Гость",
    user: "Пользователь",
    premium: "Премиум",
    developer: "Разработчик",
    friend: "Друг",
  },
} satisfies Localized<typeof English, "ru">;

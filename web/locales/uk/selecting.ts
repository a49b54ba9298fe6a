import type { Localized } from "../../../shared/plurals.ts";
import type { SelectingStrings } from "../en/selecting.ts";
import { practice } from "./practice.ts";

const selecting = {
  bar: "Вибрані слова",
  keys: "Вибір слів: пробіл вибирає одне, Shift і пробіл — діапазон, Ctrl і A — усі; Escape завершує вибір.",
  all: "Вибрати всі",
  tag: "Теги",
  move: "Перемістити",
  saveFirst: "Зачекайте, поки все збережеться",
  correctFirst: "Спочатку виправте або скасуйте те, що не вдалося зберегти",
  tagTitle_one: "Теги {{count, number}} слова",
  tagTitle_few: "Теги {{count, number}} слів",
  tagTitle_many: "Теги {{count, number}} слів",
  tagTitle_other: "Теги {{count, number}} слова",
  tagHint: "Тут теги, спільні для всіх цих слів. Нові дістане кожне слово, а прибрані зникнуть з кожного.",
  tagged_one: "Змінено теги {{count, number}} слова.",
  tagged_few: "Змінено теги {{count, number}} слів.",
  tagged_many: "Змінено теги {{count, number}} слів.",
  tagged_other: "Змінено теги {{count, number}} слова.",
  full_one: "{{count, number}} слово лишилося без змін: воно мало б понад 20 тегів.",
  full_few: "{{count, number}} слова лишилися без змін: вони мали б понад 20 тегів.",
  full_many: "{{count, number}} слів лишилися без змін: вони мали б понад 20 тегів.",
  full_other: "{{count, number}} слова лишилося без змін: воно мало б понад 20 тегів.",
  moveTitle_one: "Перемістити {{count, number}} слово",
  moveTitle_few: "Перемістити {{count, number}} слова",
  moveTitle_many: "Перемістити {{count, number}} слів",
  moveTitle_other: "Перемістити {{count, number}} слова",
  moveTo: "До словника",
  moveHint:
    "Повторення та їхні дати переходять разом зі словами. У списку лише словники з тими самими мовами.",
  target: "{{name}} ({{words}} з {{limit}})",
  noOther: "У вас немає іншого словника з тими самими мовами. Спершу створіть його.",
  noRoom: "У жодному з інших ваших словників із цими мовами немає місця для стількох слів.",
  moved_one: "{{count, number}} слово переміщено до словника «{{name}}».",
  moved_few: "{{count, number}} слова переміщено до словника «{{name}}».",
  moved_many: "{{count, number}} слів переміщено до словника «{{name}}».",
  moved_other: "{{count, number}} слова переміщено до словника «{{name}}».",
  doubled_one: "{{count, number}} термін тепер є там двічі.",
  doubled_few: "{{count, number}} терміни тепер є там двічі.",
  doubled_many: "{{count, number}} термінів тепер є там двічі.",
  doubled_other: "{{count, number}} терміна тепер є там двічі.",
};

export const strings = { selecting, practice } satisfies Localized<SelectingStrings, "uk">;

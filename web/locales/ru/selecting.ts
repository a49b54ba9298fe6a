import type { Localized } from "../../../shared/plurals.ts";
import type { SelectingStrings } from "../en/selecting.ts";
import { practice } from "./practice.ts";

const selecting = {
  bar: "Выбранные слова",
  keys: "Выбор слов: пробел выбирает одно, Shift и пробел — диапазон, Ctrl и A — все; Escape завершает выбор.",
  all: "Выбрать все",
  tag: "Теги",
  move: "Переместить",
  saveFirst: "Подождите, пока всё сохранится",
  correctFirst: "Сначала исправьте или отмените то, что не удалось сохранить",
  tagTitle_one: "Теги {{count, number}} слова",
  tagTitle_few: "Теги {{count, number}} слов",
  tagTitle_many: "Теги {{count, number}} слов",
  tagTitle_other: "Теги {{count, number}} слова",
  tagHint: "Здесь теги, общие для всех этих слов. Новые получит каждое слово, а убранные исчезнут у каждого.",
  tagged_one: "Изменены теги {{count, number}} слова.",
  tagged_few: "Изменены теги {{count, number}} слов.",
  tagged_many: "Изменены теги {{count, number}} слов.",
  tagged_other: "Изменены теги {{count, number}} слова.",
  full_one: "{{count, number}} слово осталось без изменений: у него было бы больше 20 тегов.",
  full_few: "{{count, number}} слова остались без изменений: у них было бы больше 20 тегов.",
  full_many: "{{count, number}} слов остались без изменений: у них было бы больше 20 тегов.",
  full_other: "{{count, number}} слова осталось без изменений: у него было бы больше 20 тегов.",
  moveTitle_one: "Переместить {{count, number}} слово",
  moveTitle_few: "Переместить {{count, number}} слова",
  moveTitle_many: "Переместить {{count, number}} слов",
  moveTitle_other: "Переместить {{count, number}} слова",
  moveTo: "В словарь",
  moveHint:
    "История и даты повторений переходят вместе со словами. В списке только словари с теми же языками.",
  target: "{{name}} ({{words}} из {{limit}})",
  noOther: "У вас нет другого словаря с теми же языками. Сначала создайте его.",
  noRoom: "Ни в одном из других ваших словарей с этими языками нет места для стольких слов.",
  moved_one: "{{count, number}} слово перемещено в словарь «{{name}}».",
  moved_few: "{{count, number}} слова перемещены в словарь «{{name}}».",
  moved_many: "{{count, number}} слов перемещено в словарь «{{name}}».",
  moved_other: "{{count, number}} слова перемещено в словарь «{{name}}».",
  doubled_one: "{{count, number}} термин теперь есть там дважды.",
  doubled_few: "{{count, number}} термина теперь есть там дважды.",
  doubled_many: "{{count, number}} терминов теперь есть там дважды.",
  doubled_other: "{{count, number}} термина теперь есть там дважды.",
};

export const strings = { selecting, practice } satisfies Localized<SelectingStrings, "ru">;

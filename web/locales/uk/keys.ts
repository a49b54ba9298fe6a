import type { Localized } from "../../../shared/plurals.ts";
import type { KeysStrings } from "../en/keys.ts";

const keys = {
  groups: {
    everywhere: "Усюди",
    lists: "Словники та слова",
    editing: "Редагування слів",
    test: "Тест",
    flip: "Перевертання карток",
  },
  does: {
    help: "Показати ці сполучення",
    close: "Закрити діалог або меню",
    move: "Рухатися в меню, серед додаткових літер або слайдів",
    ends: "До першого або останнього пункту",
    search: "Перейти до пошуку",
    definitions: "У полі терміна: перейти до значень",
    comma: "Завершити значення й почати наступне",
    add: "Додати слово або зберегти його",
    back: "У порожньому полі: змінити останнє значення",
    cancel: "Залишити слово без змін",
    more: "Відкрити нотатку, приклад і теги",
    less: "Закрити їх",
    hear: "Прослухати слово",
    hearSlowly: "Відтворити повільно",
    check: "Перевірити відповідь, потім перейти далі",
    override: "Зарахувати неправильну відповідь",
    undo: "Відмінити останню відповідь",
    hint: "У порожньому рядку: перша літера",
    askNew: "Нове слово, яке ви знаєте: відповісти одразу",
    show: "Показати відповідь",
    didNot: "Не знаю",
    knew: "Знаю",
  },
  names: {
    enter: "Enter",
    escape: "Esc",
    backspace: "Backspace",
    home: "Home",
    end: "End",
    space: "Пробіл",
  },
};

export const strings = { keys } satisfies Localized<KeysStrings, "uk">;

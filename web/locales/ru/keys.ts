import type { Localized } from "../../../shared/plurals.ts";
import type { KeysStrings } from "../en/keys.ts";

const keys = {
  groups: {
    everywhere: "Везде",
    lists: "Словари и слова",
    editing: "Редактирование слов",
    test: "Тест",
    flip: "Переворачивание карточек",
  },
  does: {
    help: "Показать эти сочетания",
    close: "Закрыть диалог или меню",
    move: "Перемещаться по меню, дополнительным буквам и слайдам",
    ends: "К первому или последнему пункту",
    search: "Перейти к поиску",
    definitions: "В поле термина: перейти к значениям",
    comma: "Закончить значение и начать следующее",
    add: "Добавить слово или сохранить его",
    back: "В пустом поле: изменить последнее значение",
    cancel: "Оставить слово как было",
    more: "Открыть заметку, пример и теги",
    less: "Снова закрыть их",
    hear: "Прослушать слово",
    hearSlowly: "Произнести медленно",
    check: "Проверить ответ, затем перейти дальше",
    override: "Засчитать неверный ответ как верный",
    undo: "Отменить последний ответ",
    hint: "В пустой строке: первая буква",
    askNew: "Новое слово, которое вы знаете: ответить сразу",
    show: "Показать ответ",
    didNot: "Не знаю",
    knew: "Знаю",
  },
  names: {
    enter: "Enter",
    escape: "Esc",
    backspace: "Backspace",
    home: "Home",
    end: "End",
    space: "Пробел",
  },
};

export const strings = { keys } satisfies Localized<KeysStrings, "ru">;

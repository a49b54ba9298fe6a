import type { LanguageRules } from "./rules.ts";

export const pl: LanguageRules = {
  pairs: [
    ["kat", "kąt"],
    ["laska", "łaska"],
    ["lata", "łata"],
    ["los", "łoś"],
    ["maka", "mąka", "męka"],
    ["sad", "sąd"],
    ["sadzić", "sądzić"],
    ["zadać", "żądać"],
    ["zadanie", "żądanie"],
    ["kapać", "kąpać"],
    ["piec", "pięć"],
    ["bak", "bąk"],
    ["paczka", "pączka"],
    ["zab", "ząb", "żab"],
    ["waz", "wąż"],
  ],
  parts: "wa yw iw",
  aspects: "ic yc;ac;nac",
  letters: ["ą", "ć", "ę", "ł", "ń", "ó", "ś", "ź", "ż"],
  endings: "a e y i o ka ki ek ego ej ny na ne czy ą ę",
};

type ClassName = string | false | null | undefined;

/** One class attribute out of the names that apply. */
export const classes = (...names: ClassName[]): string => names.filter(Boolean).join(" ");

import type { FormValue } from "./form.ts";
import { invalid } from "./refusal.ts";

/** Parses one parameter; `name` is its name in error messages. */
export type Rule<T> = (value: FormValue, name: string) => T;
type Values<S> = { [K in keyof S]?: S[K] extends Rule<infer T> ? T : never };

/**
 * The parameters of a call, all of which must be in the SDK's type `P`; any other in a request is refused as unknown.
 * Parameters of the real API that the stand-in does not support are omitted, so they are refused too.
 */
export function params<P>() {
  return <S extends { [K in keyof P]?: Rule<unknown> }>(
    spec: S & Record<Exclude<keyof S, keyof P>, never>,
  ): Rule<Values<S>> => {
    const rules = new Map<string, Rule<unknown>>(Object.entries(spec as Record<string, Rule<unknown>>));
    return (value, name) => {
      if (typeof value === "string") throw invalid("Invalid object", { param: name });
      const read: Record<string, unknown> = {};
      for (const [key, inner] of Object.entries(value)) {
        const fullName = name === "" ? key : `${name}[${key}]`;
        const rule = rules.get(key);
        if (!rule)
          throw invalid(`Received unknown parameter: ${fullName}`, {
            code: "parameter_unknown",
            param: fullName,
          });
        read[key] = rule(inner, fullName);
      }
      return read as Values<S>;
    };
  };
}

export const text: Rule<string> = (value, name) => {
  if (typeof value !== "string") throw invalid("Invalid string", { param: name });
  return value;
};

export const flag: Rule<boolean> = (value, name) => {
  if (value !== "true" && value !== "false")
    throw invalid(`Invalid boolean: ${text(value, name)}`, { param: name });
  return value === "true";
};

export const whole: Rule<number> = (value, name) => {
  const number = text(value, name);
  if (!/^-?\d+$/.test(number))
    throw invalid(`Invalid integer: ${number}`, { code: "parameter_invalid_integer", param: name });
  return Number(number);
};

export function oneOf<const T extends string>(...allowed: T[]): Rule<T> {
  return (value, name) => {
    const found = allowed.find((one) => one === value);
    if (!found) throw invalid(`Invalid ${name}: must be one of ${allowed.join(", ")}`, { param: name });
    return found;
  };
}

export function listOf<T>(rule: Rule<T>): Rule<T[]> {
  return (value, name) => {
    if (typeof value === "string") throw invalid("Invalid array", { param: name });
    return Object.entries(value).map(([index, inner]) => rule(inner, `${name}[${index}]`));
  };
}

/** An empty value removes the key; "" for the whole parameter removes all keys. */
export const metadata: Rule<Record<string, string> | null> = (value, name) => {
  if (value === "") return null;
  if (typeof value === "string") throw invalid("Invalid object", { param: name });
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, text(inner, `${name}[${key}]`)]),
  );
};

export function mergeMetadata(
  before: Record<string, string>,
  changes: Record<string, string> | null | undefined,
): Record<string, string> {
  if (changes === null) return {};
  return Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ""));
}

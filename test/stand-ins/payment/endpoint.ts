import type { FormTree } from "./form.ts";
import type { Ledger } from "./ledger.ts";
import type { Rule } from "./rules.ts";

interface Endpoint {
  method: "GET" | "POST" | "DELETE";
  /** `:id` stands for one segment of the path. */
  path: string;
  run: (ledger: Ledger, form: FormTree, id: string) => object;
}

/** An API call: its parameters are parsed by `rule` before `act` runs. */
export function endpoint<T>(
  method: Endpoint["method"],
  path: string,
  rule: Rule<T>,
  act: (ledger: Ledger, given: T, id: string) => object,
): Endpoint {
  return { method, path, run: (ledger, form, id) => act(ledger, rule(form, ""), id) };
}

/** The endpoint for this call, and the id in its path. */
export function findEndpoint(
  endpoints: readonly Endpoint[],
  method: string,
  path: string,
): { found: Endpoint; id: string } | null {
  const parts = path.split("/");
  for (const found of endpoints) {
    const pattern = found.path.split("/");
    const fits =
      found.method === method &&
      pattern.length === parts.length &&
      pattern.every((part, index) => part === ":id" || part === parts[index]);
    if (fits) return { found, id: decodeURIComponent(parts[pattern.indexOf(":id")] ?? "") };
  }
  return null;
}

import type { Answer, Endpoint } from "../endpoint.ts";
import type * as groups from "./groups.ts";

type ValueOf<T> = T[keyof T];
type KnownEndpoint = ValueOf<{ [G in keyof typeof groups]: ValueOf<(typeof groups)[G]> }>;
type NameOf<E extends Endpoint> = `${E["method"]} ${E["path"]}`;

/** Every endpoint by its method and path, as in `POST /reviews`. Only types, so that a caller loads no schema. */
export type Calls = { [E in KnownEndpoint as NameOf<E>]: E };
export type CallName = keyof Calls;
export type CallPath = KnownEndpoint["path"];

export type AnswerTo<Name extends CallName> = Answer<Calls[Name]>;

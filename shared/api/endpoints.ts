import type { Endpoint } from "../endpoint.ts";
import { api } from "./index.ts";

export const endpoints: readonly Endpoint[] = Object.values(api).flatMap((group) => Object.values(group));

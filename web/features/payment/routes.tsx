import type { Screen } from "../../lib/screen.tsx";

export const routes: readonly Screen[] = [];

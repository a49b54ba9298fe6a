export { strings } from "../en/bring.ts";

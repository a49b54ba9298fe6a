/** `none` in `npm test`, `only` in `npm run test:long`; who runs files by hand gets all that is in them. */
export const LONG_TESTS = "WORDHOARD_LONG_TESTS";
export const withLong = process.env[LONG_TESTS] !== "none";
export const onlyLong = process.env[LONG_TESTS] === "only";

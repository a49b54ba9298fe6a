/**
 * The proof of work that a call may be asked for (403 `work_required`). A challenge is
 * `sha-256:<bits>:<expires>:<salt>:<signature>`, `expires` in seconds since 1970. Its solution is the challenge, a colon
 * and a decimal number such that the SHA-256 of it all (as ASCII) begins with so many zero bits. The same call is then
 * made again with the solution in the header `X-Work`, once, before the challenge expires.
 */
export const WORK_HEADER = "x-work";
export const WORK_ALGORITHM = "sha-256";

/**
 * The proof of work that a call may require (403 `work_required`). A challenge is
 * `sha-256:<bits>:<expires>:<salt>:<signature>`, with `expires` in seconds since 1970. Its solution is the challenge, a
 * colon and a decimal number such that the SHA-256 of it all (as ASCII) begins with so many zero bits. The same call is
 * then repeated with the solution in the header `X-Work`, once, before the challenge expires.
 */
export const WORK_HEADER = "x-work";
export const WORK_ALGORITHM = "sha-256";

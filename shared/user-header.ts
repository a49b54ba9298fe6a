/**
 * Names the user for whom a call is made, by id. Somebody else may have signed in since the client read what it sends:
 * then the call is answered with 401 `unauthorized` and changes nothing. A call without this header is the session's.
 */
export const USER_HEADER = "x-user";

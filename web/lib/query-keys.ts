/** Under these keys of the query cache is all that was read of dictionaries, and of reviews: any feature may mark it as outdated. */
export const DICTIONARIES = ["dictionaries"] as const;
export const REVIEWS = ["reviews"] as const;

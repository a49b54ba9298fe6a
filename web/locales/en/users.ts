export const users = {
  edit: "Edit user",
} as const;

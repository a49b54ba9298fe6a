export const publicPages = {
  about: "About us",
  welcome: "Welcome",
  support: "Support",
  policies: "Policies",
} as const;

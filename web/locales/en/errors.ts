export const errors = {
  network: "No connection to the server. Check your connection and try again.",
  unexpected: "The server’s response couldn’t be read. Try again in a moment.",
  unauthorized:
    "You’ve been logged out, either from another device or because your last login was a long time ago. Log in again.",
  tooManyRequests: "Too many attempts. Wait a moment and try again.",
  notFound: "Not found",
  notFoundText: "It may have been deleted, or the link is wrong.",
  notLoaded: "This couldn’t be loaded",
  needsScript: "This page needs JavaScript. Turn it on in your browser and reload the page.",
  instead: "Try “{{text}}”",
  screen: {
    title: "This page couldn’t be loaded",
    text: "The connection was lost, or a newer version is available.",
  },
  crash: {
    title: "Something went wrong on this page",
    text: "What you saved is safe. Reload the page to continue.",
  },
  page: {
    title: "Page not found",
    kind: "numeral",
    first: "a page that isn’t in this dictionary.",
    second: "possibly an old link, or a letter out of place.",
  },
} as const;

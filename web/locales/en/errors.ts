export const errors = {
  network: "No connection to the server. Check your network and try again.",
  unexpected: "The server gave no usable answer. Try again in a moment.",
  unauthorized: "Your session has ended. Log in again.",
  tooManyRequests: "Too many attempts. Wait a moment and try again.",
  notFound: "Not found",
  notFoundText: "It may have been deleted, or the link is wrong.",
  notLoaded: "This could not be loaded",
  needsScript: "This page needs JavaScript. Turn it on in your browser and reload the page.",
  screen: {
    title: "This page could not be loaded",
    text: "The connection was lost, or a newer version has come out.",
  },
  crash: {
    title: "Something went wrong on this page",
    text: "What you saved is safe. Reload the page to go on.",
  },
  page: {
    title: "Page not found",
    kind: "numeral",
    first: "a page that isn’t in this dictionary.",
    second: "possibly an old link, or a letter out of place.",
  },
} as const;

import type { MailTexts } from "./index.ts";

export const en: MailTexts = {
  verification: {
    subject: "Your Wordhoard verification code",
    title: "Confirm your email address",
    lead: "Enter this code in Wordhoard to confirm your email address:",
    note: "The code is valid for 10 minutes. If you didn’t sign up for Wordhoard, ignore this email: nothing happens without the code.",
  },
  restore: {
    subject: "Your code for a new Wordhoard password",
    title: "Set a new password",
    lead: "Enter this code in Wordhoard to set a new password:",
    note: "The code is valid for 10 minutes, in the browser you requested it from. If you didn’t request it, ignore this email: your password stays the same.",
  },
  account_exists: {
    subject: "You already have a Wordhoard account",
    title: "You already have an account",
    lead: "Someone, probably you, tried to sign up for Wordhoard with this email address. It already has an account, so nothing has changed.",
    note: "If it wasn’t you, ignore this email.",
  },
  password_changed: {
    subject: "Your Wordhoard password has been changed",
    title: "Your password has been changed",
    lead: "Your account’s password has just been changed, and all your other devices have been logged out.",
    note: "If it wasn’t you, set a new password right away.",
  },
  account_deleted: {
    subject: "Your Wordhoard account has been deleted",
    title: "Your account has been deleted",
    lead: "Your account has been deleted, with all its dictionaries, words and test results. This can’t be undone. If you had a subscription, it has been cancelled.",
    note: "Thank you for learning with Wordhoard. You can sign up again at any time.",
  },
  links: { logIn: "Log in", newPassword: "Set a new password" },
};

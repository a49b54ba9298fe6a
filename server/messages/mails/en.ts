import type { MailTexts } from "./index.ts";

export const en: MailTexts = {
  verification: {
    subject: "Your Wordhoard verification code",
    title: "Confirm your address",
    lead: "Enter this code in Wordhoard to confirm your e-mail address:",
    note: "The code works for 10 minutes. If you did not sign up for Wordhoard, ignore this mail: without the code nothing happens.",
  },
  restore: {
    subject: "Your code for a new Wordhoard password",
    title: "Set a new password",
    lead: "Enter this code in Wordhoard to set a new password:",
    note: "The code works for 10 minutes, in the browser where it was asked for. If you did not ask for it, ignore this mail: your password stays as it is.",
  },
  restore_guessed: {
    subject: "Wrong codes for your Wordhoard password",
    title: "Someone is guessing codes",
    lead: "Someone entered wrong codes for a new password of your account, more often than we allow in a day. Nothing has changed: your password works as before.",
    note: "If it was you, log in with your password, or ask for a new code tomorrow. If it was not, there is nothing you need to do.",
  },
  account_exists: {
    subject: "You already have a Wordhoard account",
    title: "You already have an account",
    lead: "Someone, probably you, tried to sign up for Wordhoard with this address. It already has an account, so nothing has changed.",
    note: "If it was not you, ignore this mail.",
  },
  password_changed: {
    subject: "Your Wordhoard password was changed",
    title: "Your password was changed",
    lead: "The password of your account was changed just now, and all other devices were signed out.",
    note: "If it was not you, set a new password right away.",
  },
  account_deleted: {
    subject: "Your Wordhoard account was deleted",
    title: "Your account was deleted",
    lead: "Your account is gone, with all its dictionaries, words and test results. This cannot be undone. If you had a subscription, it was cancelled.",
    note: "Thank you for keeping your words here. You can sign up again at any time.",
  },
  links: { logIn: "Log in", newPassword: "Set a new password" },
};

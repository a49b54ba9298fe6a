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
  restore_guessed: {
    subject: "Wrong codes for your Wordhoard password",
    title: "Someone is guessing codes",
    lead: "Someone entered wrong codes for a new password of your account, more often than we allow in a day. Nothing has changed: your password works as before.",
    note: "If it was you, log in with your password, or ask for a new code tomorrow. If it was not, there is nothing you need to do.",
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
  password_removed: {
    subject: "Your Wordhoard account has no password any more",
    title: "Your password was removed",
    lead: "Your account’s password has just been removed. From now on you log in with a passkey or with Google.",
    note: "If it wasn’t you, set a new password right away.",
  },
  passkey_added: {
    subject: "A passkey was added to your Wordhoard account",
    title: "A passkey was added",
    lead: "A passkey has just been added to your account. Anyone who has it can log in without your password.",
    note: "If it wasn’t you, remove the passkey in your settings and set a new password right away.",
  },
  passkey_removed: {
    subject: "A passkey was removed from your Wordhoard account",
    title: "A passkey was removed",
    lead: "A passkey has just been removed from your account. It can’t be used to log in any more.",
    note: "If it wasn’t you, set a new password right away.",
  },
  account_deleted: {
    subject: "Your Wordhoard account has been deleted",
    title: "Your account has been deleted",
    lead: "Your account has been deleted, with all its dictionaries, words and test results. This can’t be undone. If you had a subscription, it has been cancelled.",
    note: "Thank you for learning with Wordhoard. You can sign up again at any time.",
  },
  email_change: {
    subject: "Your code for another Wordhoard address",
    title: "Confirm your new email address",
    lead: "Enter this code in Wordhoard to use this email address for your account:",
    note: "The code is valid for 10 minutes. If you didn’t request it, ignore this email: nothing happens without the code.",
  },
  address_taken: {
    subject: "Your Wordhoard email address is already in use",
    title: "You already use this address",
    lead: "Someone, probably you, wanted to use this email address for another Wordhoard account. It already belongs to yours, so nothing has changed.",
    note: "If it wasn’t you, ignore this email.",
  },
  email_changed: {
    subject: "Your Wordhoard email address has been changed",
    title: "Your email address has been changed",
    lead: "Your account now has another email address, which you log in with from now on. All your other devices have been logged out.",
    note: "If it wasn’t you, take this address back with the link below. It works once, within 7 days, and logs out every device.",
  },
  email_undone: {
    subject: "Your Wordhoard email address has been changed back",
    title: "The change of address has been undone",
    lead: "The account that used this email address has its previous one again, by the link that we sent there. All its devices have been logged out.",
    note: "If the account is yours, log in with its previous address.",
  },
  google_linked: {
    subject: "Google is now linked to your Wordhoard account",
    title: "You can log in with Google",
    lead: "A Google account has just been linked to your Wordhoard account: you can now log in with it.",
    note: "If it wasn’t you, set a new password right away and unlink Google in the settings.",
  },
  google_unlinked: {
    subject: "Google is no longer linked to your Wordhoard account",
    title: "Google has been unlinked",
    lead: "A Google account has just been unlinked from your Wordhoard account: you can no longer log in with it.",
    note: "If it wasn’t you, set a new password right away.",
  },
  new_device: {
    subject: "New login to your Wordhoard account",
    title: "A new device has logged in",
    lead: "Someone, probably you, has just logged in to your account on a device we don’t know yet:",
    note: "If it wasn’t you, set a new password right away: that logs out every device.",
  },
  links: { logIn: "Log in", newPassword: "Set a new password", undo: "Take this address back" },
};

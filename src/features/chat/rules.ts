/** Limits of the chat, shared by server and web. */
/** Longest message, in UTF-16 code units. */
export const MESSAGE_MAX = 8000;
export const RECENT_DEFAULT = 10;
export const RECENT_MAX = 100;

/** Shown in place of a reply that could not be had; the person's own message is kept. */
export const SEND_FAILED = "Sorry, I'm having trouble responding right now. Please try again.";

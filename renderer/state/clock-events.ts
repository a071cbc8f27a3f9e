/** Events of the window that clock-early.ts and React exchange; the script must not import React. */

/** The clock has shown or hidden something. */
export const CLOCK = "clock";

/** React has added or removed markup that the clock shows or hides. */
export const TIMED = "timed";

/** The address of the script that embeds the booking service's calendar. */
export const toEmbedScript = (origin: string) => `${origin}/embed/embed.js`;

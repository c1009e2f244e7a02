/** A link to one film on youtube.com or youtu.be (watch, shorts, embed, live), with or without a start time; nothing else. */
export const YOUTUBE_LINK =
  /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[\w=&%.-]*&)?v=|shorts\/|embed\/|live\/)|youtu\.be\/)([\w-]{11})(?:[?&][\w=&%.-]*)?$/;

/** The film's id, for the player without cookies; undefined for any other address. */
export const youtubeId = (link: string): string | undefined => YOUTUBE_LINK.exec(link)?.[1];

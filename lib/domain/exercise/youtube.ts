/** A link to one film on youtube.com or youtu.be (watch, shorts, embed, live), with or without a start time; nothing else. */
export const YOUTUBE_LINK =
  /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[\w=&%.-]*&)?v=|shorts\/|embed\/|live\/)|youtu\.be\/)([\w-]{11})(?:[?&][\w=&%.-]*)?$/;

/** The film's id, for the player without cookies; undefined for any other address. */
const youtubeId = (link: string): string | undefined => YOUTUBE_LINK.exec(link)?.[1];

const START = /[?&](?:t|start)=(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?(?:&|$)/;

/** The second from which the link plays: `t=90`, `t=90s`, `t=1m30s`, `start=90`; 0 without one. */
export function youtubeStart(link: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = START.exec(link) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** The address of the player without cookies, playing at once; undefined for any other address. */
export function playerAddress(link: string): string | undefined {
  const id = youtubeId(link);
  const start = youtubeStart(link);
  return (
    id && `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`
  );
}

/**
 * Matches a link to one video on youtube.com or youtu.be (watch, shorts, embed, live), with or without a start time.
 */
export const YOUTUBE_LINK =
  /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[\w=&%.-]*&)?v=|shorts\/|embed\/|live\/)|youtu\.be\/)([\w-]{11})(?:[?&][\w=&%.-]*)?$/;

/** Returns the video's id; undefined for any other URL. */
const youtubeId = (link: string): string | undefined => YOUTUBE_LINK.exec(link)?.[1];

const START = /[?&](?:t|start)=(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?(?:&|$)/;

/** Returns the start time of the link in seconds: `t=90`, `t=90s`, `t=1m30s`, `start=90`; 0 without one. */
export function youtubeStart(link: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = START.exec(link) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Returns the URL of the cookie-free player with autoplay; undefined for any other URL. */
export function playerAddress(link: string): string | undefined {
  const id = youtubeId(link);
  const start = youtubeStart(link);
  return (
    id && `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`
  );
}

/** How often and when the two tones of the alarm sound, in seconds from its beginning. */
const RINGS = 10;
const RING_EVERY = 2;
const TONES = [880, 1175];
const TONE_LENGTH = 0.35;

let context: AudioContext | undefined;

/** The one audio context; a browser lets it sound only after a tap or a key, so it is made when a timer is started. */
function audio(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined') return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume().catch(() => undefined);
  return context;
}

/**
 * Plays the alarm `seconds` from now. The tones are handed to the audio clock at once: a hidden tab's own timers are slowed
 * down, the audio clock is not. Gives back what silences it.
 */
function scheduleAlarm(seconds: number): () => void {
  const sound = audio();
  if (!sound) return () => undefined;
  const start = sound.currentTime + Math.max(0, seconds);
  const tones = Array.from({ length: RINGS }, (_, ring) => ring * RING_EVERY).flatMap((at) =>
    TONES.map((frequency, index) => tone(sound, frequency, start + at + index * TONE_LENGTH)),
  );
  return () => tones.forEach((oscillator) => oscillator.disconnect());
}

function tone(sound: AudioContext, frequency: number, at: number): GainNode {
  const oscillator = sound.createOscillator();
  const volume = sound.createGain();
  oscillator.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.4, at + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.001, at + TONE_LENGTH);
  oscillator.connect(volume).connect(sound.destination);
  oscillator.start(at);
  oscillator.stop(at + TONE_LENGTH);
  return volume;
}

const set = new Map<string, () => void>();

/** Sets an alarm under a name, in the place of the one that was; `seconds` from now. */
export function setAlarm(name: string, seconds: number) {
  silence(name);
  set.set(name, scheduleAlarm(seconds));
}

export function silence(name: string) {
  set.get(name)?.();
  set.delete(name);
}

/** Whether an alarm was set since the page was loaded: after a reload nothing is with the audio clock any more. */
export const isAlarmSet = (name: string): boolean => set.has(name);

/** Asks once whether the device may show a note; called when a timer is started, so that the question explains itself. */
export function askToNotify() {
  if (typeof Notification === 'undefined' || Notification.permission !== 'default') return;
  Promise.resolve(Notification.requestPermission()).catch(() => undefined);
}

/** Shows a note of the device while the tab is hidden, where that is allowed. */
export function notify(title: string, body: string) {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted' || !document.hidden)
    return;
  try {
    new Notification(title, { body, tag: title });
  } catch {
    // phones allow notes from a service worker only; the sound has to do there
  }
}

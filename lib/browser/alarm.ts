/** Number and timing of the alarm's two tones, in seconds from its start. */
const RINGS = 10;
const RING_EVERY = 2;
const TONES = [880, 1175];
const TONE_LENGTH = 0.35;

let context: AudioContext | undefined;

/**
 * Returns the single audio context. A browser lets it sound only after a tap or key press, so it is created when a
 * timer starts.
 */
function audio(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined') return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume().catch(() => undefined);
  return context;
}

/**
 * Schedules the alarm `seconds` from now and returns a function that silences it. All tones go to the audio clock at
 * once, since browsers slow down a hidden tab's timers but not the audio clock.
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

/** Sets a named alarm `seconds` from now, replacing the previous one. */
export function setAlarm(name: string, seconds: number) {
  silence(name);
  set.set(name, scheduleAlarm(seconds));
}

export function silence(name: string) {
  set.get(name)?.();
  set.delete(name);
}

/** Tells whether an alarm was set since the page loaded; a reload clears the audio clock. */
export const isAlarmSet = (name: string): boolean => set.has(name);

/** Asks once for permission to show notifications. Call it when a timer starts, so that the reason is clear. */
export function askToNotify() {
  if (typeof Notification === 'undefined' || Notification.permission !== 'default') return;
  Promise.resolve(Notification.requestPermission()).catch(() => undefined);
}

/** Shows a system notification while the tab is hidden, if permitted. */
export function notify(title: string, body: string) {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted' || !document.hidden)
    return;
  try {
    new Notification(title, { body, tag: title });
  } catch {
    // phones allow notifications from a service worker only; the sound must do there
  }
}

// Since when: as people say it.

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
/** Longer ago the date is told. */
const LONG = 14 * 86_400;

/** How long ago something was, in a language. */
export function since(when: string, language: string, now = Date.now()): string {
  const seconds = (now - new Date(when).getTime()) / 1000;
  if (seconds > LONG)
    return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(when));
  const [unit, size] = STEPS.find(([, size]) => seconds >= size) ?? ['minute', 60];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(seconds / size), unit);
}

/**
 * A time in the words of a language as clocks at its place show it, whatever its offset: `2026-11-30T18:00:00+00:00` is
 * 'Monday 30 November at 18:00'.
 */
export function clockText(time: string, language: string): string {
  const shown = new Date(`${time.slice(0, 16)}Z`)
  if (Number.isNaN(shown.getTime())) return time
  return new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(shown)
}

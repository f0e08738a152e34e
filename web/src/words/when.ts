/** Moments as people write them, in the language and the time zone of the reader. */
const TIME = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' })
const DAY = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' })
const YEAR = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' })

/** The day, with its year where it is not this one. */
export function dayOf(ms: number, now = Date.now()): string {
  const date = new Date(ms)
  return (date.getFullYear() === new Date(now).getFullYear() ? DAY : YEAR).format(date)
}

/** The time of today, or the day and the time. */
export function timeOf(ms: number, now = Date.now()): string {
  const date = new Date(ms)
  const time = TIME.format(date)
  return date.toDateString() === new Date(now).toDateString() ? time : `${dayOf(ms, now)}, ${time}`
}

/** Moments as people write them, in the language and the time zone of the reader. */
import { spoken } from './language.svelte'

const write = (date: Date, form: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(spoken.locale, form).format(date)

/** The day, with its year where it is not this one. */
export function dayOf(ms: number, now = Date.now()): string {
  const date = new Date(ms)
  const ours = date.getFullYear() === new Date(now).getFullYear()
  return write(date, { day: 'numeric', month: 'short', ...(ours ? {} : { year: 'numeric' }) })
}

/** The time of today, or the day and the time. */
export function timeOf(ms: number, now = Date.now()): string {
  const date = new Date(ms)
  const time = write(date, { hour: 'numeric', minute: '2-digit' })
  return date.toDateString() === new Date(now).toDateString() ? time : `${dayOf(ms, now)}, ${time}`
}

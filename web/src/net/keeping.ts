/** What those who look after the house ask of it. */
import type { Audit, KeepersReports, Judgement, Sentences } from '../wire'
import { ask } from './api'

const part = encodeURIComponent

export const keeping = {
  reports: () => ask<KeepersReports>('GET', '/keeper/reports'),
  settle: (report: string) => ask<void>('POST', `/keeper/reports/${part(report)}/settle`),
  sentences: () => ask<Sentences>('GET', '/keeper/sentences'),
  pass: (sentence: Judgement) => ask<void>('POST', '/keeper/sentences', sentence),
  pardon: (whom: string) => ask<void>('DELETE', `/keeper/sentences/${part(whom)}`),
  close: (table: string) => ask<void>('POST', `/keeper/tables/${part(table)}/close`),
  unsay: (table: string, number: number) => ask<void>('DELETE', `/keeper/tables/${part(table)}/chat/${number}`),
  audit: () => ask<Audit>('GET', '/keeper/audit'),
}

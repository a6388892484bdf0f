import type { ImportPlan, ImportReport, PlannedRow } from './import-plan.ts'

/** A collection that can be imported into. */
export interface ImportChoice {
  of: string
  label: string
}

interface ImportField {
  name: string
  label: string
}

/** Where an import is on its way from a file to its report. */
export type ImportState =
  | { step: 'start'; of: string; text: string; problem: string | null }
  | {
      step: 'map'
      of: string
      title: string
      text: string
      headers: string[]
      samples: string[][]
      fields: ImportField[]
      mapping: string[]
      count: number
      problem: string | null
    }
  | { step: 'review'; title: string; plan: ImportPlan; key: string }
  | { step: 'done'; title: string; report: ImportReport; key: string }

/** One value of a row as the review shows it. */
export interface ShownChange {
  name: string
  was: string
  now: string
}

/** The values that a row changes, by dotted name. */
export const changesIn = ({ body, was }: Pick<PlannedRow, 'body' | 'was'>): ShownChange[] => listChanges('', body, was)

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)

function listChanges(path: string, value: unknown, was: unknown): ShownChange[] {
  if (!isPlain(value)) return [{ name: path, was: textOf(was), now: textOf(value) }]
  return Object.entries(value).flatMap(([key, inner]) =>
    listChanges(path ? `${path}.${key}` : key, inner, isPlain(was) ? was[key] : null),
  )
}

import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { ProjectChange } from '@tessera/client/shop/types.gen'
import { withVersion } from './with-version.ts'

/** A concurrent change by a colleague, with the refused form, so that it can be sent again. */
export interface EditConflict {
  message: string
  changes: ProjectChange[]
  basketId: string
  typed: [string, string][]
}

interface StaleData {
  basketId: string
  version: number
  changes: ProjectChange[]
}

const isStale = (data: unknown): data is StaleData =>
  typeof data === 'object' && data !== null && 'basketId' in data && 'changes' in data && Array.isArray(data.changes)

export function findConflict(error: unknown, form: FormData): EditConflict | undefined {
  if (!(error instanceof ShopApiError) || error.code !== 'Project.Stale' || !isStale(error.data)) return undefined
  const typed = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && name !== 'basketId' ? [[name, value]] : [],
  )
  return { message: error.message, changes: error.data.changes, basketId: withVersion(error.data).basketId, typed }
}

/** Finds the conflict in the action data. */
export const conflictIn = (answer: unknown): EditConflict | undefined =>
  typeof answer === 'object' && answer !== null && 'conflict' in answer
    ? (answer.conflict as EditConflict | undefined)
    : undefined

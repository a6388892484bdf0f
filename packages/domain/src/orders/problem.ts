import type { ErrorCode } from '@tessera/contract/errors'

/** An expected refusal, as a value: several can happen at once, and whoever asked decides what to do about them. */
export interface Problem {
  code: ErrorCode
  data?: unknown
  /** Where the sentence of the error table can be more exact. */
  message?: string
}

export interface Refused {
  ok: false
  problems: readonly Problem[]
}

export type Decision<T> = ({ ok: true } & T) | Refused

export const problem = (code: ErrorCode, data?: unknown, message?: string): Problem => ({
  code,
  ...(data !== undefined && { data }),
  ...(message !== undefined && { message }),
})

export const refused = (...problems: readonly Problem[]): Refused => ({ ok: false, problems })

/** Clients build their sentence from these two, so they are always there. */
export const missing = (objectType: string, objectID: string): Problem =>
  problem('NotFound', { ObjectType: objectType, ObjectID: objectID })

export const invalidProperty = (property: string, message: string): Problem =>
  problem('ValidationFailure', { Property: property }, message)

/** The same thing said by several lines is said once. */
export function distinct(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((one) => [JSON.stringify([one.code, one.data]), one])).values()]
}

import type { ErrorCode } from '@tessera/contract/errors'

/** An expected refusal as a value: several can occur at once, and the caller decides how to handle them. */
export interface Problem {
  code: ErrorCode
  data?: unknown
  /** Replaces the message of the error table where it can be more exact. */
  message?: string
}

export interface Refusal {
  ok: false
  problems: readonly Problem[]
}

export type Decision<T> = ({ ok: true } & T) | Refusal

export const problem = (code: ErrorCode, data?: unknown, message?: string): Problem => ({
  code,
  ...(data !== undefined && { data }),
  ...(message !== undefined && { message }),
})

export const refuse = (...problems: readonly Problem[]): Refusal => ({ ok: false, problems })

/** Clients build their message from these two values, so both are always sent. */
export const notFoundProblem = (objectType: string, objectID: string): Problem =>
  problem('NotFound', { ObjectType: objectType, ObjectID: objectID })

export const invalidProperty = (property: string, message: string): Problem =>
  problem('ValidationFailure', { Property: property }, message)

/** Drops problems that several lines report alike. */
export function distinctProblems(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((one) => [JSON.stringify([one.code, one.data]), one])).values()]
}

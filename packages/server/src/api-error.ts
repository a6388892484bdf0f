import { type ErrorCode, errors, type WireError } from '@tessera/contract/errors'

/** An expected refusal: one or more entries of the error table, as sent to the client. */
export class ApiError extends Error {
  readonly status: number
  readonly errors: readonly WireError[]
  readonly headers: Record<string, string>

  constructor(problems: readonly Problem[], headers: Record<string, string> = {}) {
    const [first] = problems
    super(first?.code ?? 'ServerError')
    this.status = errors[first?.code ?? 'ServerError'].status
    this.errors = problems.map(wireError)
    this.headers = headers
  }
}

export interface Problem {
  code: ErrorCode
  data?: unknown
  /** Replaces the message of the table where it can be more exact. */
  message?: string
}

const wireError = ({ code, data, message }: Problem): WireError => ({
  ErrorCode: code,
  Message: message ?? errors[code].message,
  Data: data ?? null,
})

export const refusal = (code: ErrorCode, data?: unknown, message?: string): ApiError =>
  new ApiError([{ code, data, ...(message && { message }) }])

export function fail(code: ErrorCode, data?: unknown, message?: string): never {
  throw refusal(code, data, message)
}

/** The client builds its message from these two values, so both are always sent. */
export const notFound = (objectType: string, objectID: unknown): ApiError =>
  refusal('NotFound', { ObjectType: objectType, ObjectID: String(objectID ?? '') })

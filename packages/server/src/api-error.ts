import { type ErrorCode, errors, type WireError } from '@tessera/contract/errors'

/** An expected refusal: one or more entries of the error table, on their way to the client. */
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
  /** Where the table's sentence can be more exact. */
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

/** The client builds its sentence from these two, so they are always there. */
export const notFound = (objectType: string, objectID: unknown): ApiError =>
  refusal('NotFound', { ObjectType: objectType, ObjectID: String(objectID ?? '') })

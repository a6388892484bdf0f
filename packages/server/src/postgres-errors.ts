import { ApiError, refusal } from './api-error.ts'

interface PostgresError extends Error {
  code?: string
  constraint?: string
  detail?: string
  table?: string
  schema?: string
}

/**
 * A constraint violation. Only the application knows the right message, so this carries the facts and the error handler
 * makes the message.
 */
export class ConstraintViolation extends Error {
  readonly kind: 'unique' | 'foreign-key' | 'check'
  readonly constraint: string
  readonly table: string
  readonly detail: string

  constructor(kind: ConstraintViolation['kind'], error: PostgresError) {
    super(error.message, { cause: error })
    this.kind = kind
    this.constraint = error.constraint ?? ''
    this.table = error.table ?? ''
    this.detail = error.detail ?? ''
  }
}

const kinds: Record<string, ConstraintViolation['kind']> = {
  '23505': 'unique',
  '23503': 'foreign-key',
  '23001': 'foreign-key',
  '23514': 'check',
}

/** True if the database, or its socket, is unreachable or was lost. */
export const isConnectionLoss = ({ code = '', message }: Pick<PostgresError, 'code' | 'message'>): boolean =>
  /^(08|57P0|53|58)/.test(code) ||
  ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT'].includes(code) ||
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout/.test(
    message,
  )

/** 25006: the server is a standby or a former primary, so its connections must not be used again. */
export const isReadOnlyServer = (error: unknown): boolean => {
  const { code, cause } = error as PostgresError
  return code === '25006' || (cause !== undefined && isReadOnlyServer(cause))
}

/** The only place where PostgreSQL errors become ours. */
export function translatePostgresError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ApiError || error instanceof ConstraintViolation) return error
  const known = error as PostgresError
  const kind = kinds[known.code ?? '']
  if (kind) return new ConstraintViolation(kind, known)
  // 22xxx: a value PostgreSQL cannot store, such as a null character or a number out of range
  if (known.code?.startsWith('22'))
    return withCause(refusal('ValidationFailure', null, 'A value cannot be stored.'), error)
  // 55P03, 57014: a lock or statement timeout
  const isBusy = known.code === '55P03' || known.code === '57014'
  if (isBusy || isReadOnlyServer(known) || isConnectionLoss(known)) return offlineError(error)
  return error
}

function offlineError(cause: Error): ApiError {
  return withCause(new ApiError([{ code: 'Api.Offline' }], { 'retry-after': '1' }), cause)
}

function withCause(error: ApiError, cause: Error): ApiError {
  error.cause = cause
  return error
}

import { type ErrorCode, errors } from '@tessera/contract/errors'
import { StatusReply } from '@tessera/server/status-reply'

/** Why a token was refused. The response follows OAuth and the platform's own error format. */
export class SignInRefusal extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly data: unknown
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    options: { message?: string; status?: number; data?: unknown; retryAfter?: number } = {},
  ) {
    super(options.message ?? errors[code].message)
    this.code = code
    this.status = options.status ?? 400
    this.data = options.data ?? null
    this.retryAfter = options.retryAfter
  }
}

const oauthErrors: Partial<Record<ErrorCode, string>> = {
  'ApiClient.InvalidClientID': 'invalid_client',
  'Auth.InsufficientRoles': 'invalid_scope',
  'Auth.UsernameAndPasswordRequired': 'invalid_request',
  'Auth.OauthError': 'unauthorized_client',
  'RateLimit.Exceeded': 'temporarily_unavailable',
}

export function answerRefusal({ code, status, message, data, retryAfter }: SignInRefusal): StatusReply {
  const body = {
    error: oauthErrors[code] ?? 'invalid_grant',
    error_description: message,
    Errors: [{ ErrorCode: code, Message: message, Data: data }],
  }
  return new StatusReply(status, body, retryAfter ? { 'retry-after': String(retryAfter) } : {}, code)
}

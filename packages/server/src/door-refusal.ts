import { STATUS_CODES } from 'node:http'
import type { ErrorCode } from '@tessera/contract/errors'
import { refusal } from './api-error.ts'

/** The front door answers one line of JSON: no scripts, no framing, no caching. */
const securityHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

export const doorMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

const extraHeaders: Partial<Record<ErrorCode, Record<string, string>>> = {
  'Request.MethodNotAllowed': { allow: doorMethods.join(', ') },
  'RateLimit.Exceeded': { 'retry-after': '5' },
}

export interface DoorRefusal {
  status: number
  headers: Record<string, string>
  body: string
}

/** A refusal before any application has seen the request. It closes the connection. */
export function doorRefusal(code: ErrorCode): DoorRefusal {
  const { status, errors } = refusal(code)
  const body = JSON.stringify({ Errors: errors })
  const headers = {
    ...securityHeaders,
    ...extraHeaders[code],
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  return { status, headers, body }
}

/** The same for a connection without a readable request. */
export function doorRefusalText(code: ErrorCode): string {
  const { status, headers, body } = doorRefusal(code)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
}

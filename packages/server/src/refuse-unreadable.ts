import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ErrorCode } from '@tessera/contract/errors'
import { refusal } from './api-error.ts'

const known: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'Request.HeadersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'Request.Timeout',
}

/** What is no request, or too slow to become one, is told so in the same words as any other; then we hang up. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, errors } = refusal(known[error.code ?? ''] ?? 'Request.Unreadable')
  const body = JSON.stringify({ Errors: errors })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

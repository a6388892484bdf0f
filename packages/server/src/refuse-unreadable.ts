import type { ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ErrorCode } from '@tessera/contract/errors'
import { doorRefusalText } from './door-refusal.ts'

const codesByError: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'Request.HeadersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'Request.Timeout',
}

/** Long enough for the answer to arrive; a client that keeps sending would keep its half open for minutes. */
const closeMilliseconds = 1000

/**
 * Answers an unreadable or too slow request with the usual error body and closes the connection. Writes nothing if an
 * answer has already begun.
 */
export function refuseUnreadable(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  current: ServerResponse | undefined,
): ErrorCode | undefined {
  if (error.code === 'ECONNRESET' || !socket.writable || (current?.headersSent && !current.writableFinished)) {
    socket.destroy()
    return undefined
  }
  const code = codesByError[error.code ?? ''] ?? 'Request.Unreadable'
  refuseSocket(socket, code)
  return code
}

export function refuseSocket(socket: Duplex, code: ErrorCode): void {
  socket.on('error', () => {}) // it may be reset while we write
  socket.end(doorRefusalText(code))
  const timer = setTimeout(() => socket.destroy(), closeMilliseconds)
  socket.once('close', () => clearTimeout(timer))
}

import type { ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ErrorCode } from '@tessera/contract/errors'
import { doorRefusalText } from './door-refusal.ts'

const known: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'Request.HeadersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'Request.Timeout',
}

/** Long enough for the answer to arrive; a client that goes on sending would keep its half open for minutes. */
const lastWordMilliseconds = 1000

/**
 * Answers what is no request, or too slow to become one, in the same words as any other, and hangs up. Into an answer
 * that has begun nothing is written.
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
  const code = known[error.code ?? ''] ?? 'Request.Unreadable'
  refuseSocket(socket, code)
  return code
}

export function refuseSocket(socket: Duplex, code: ErrorCode): void {
  socket.on('error', () => {}) // it may be reset while we speak
  socket.end(doorRefusalText(code))
  const timer = setTimeout(() => socket.destroy(), lastWordMilliseconds)
  socket.once('close', () => clearTimeout(timer))
}

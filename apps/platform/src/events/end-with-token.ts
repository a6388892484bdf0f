import type { Writable } from 'node:stream'
import type { Actor } from '../actor.ts'

/** Shorter than the 120 s after which the front door closes a silent connection. */
const heartbeatMilliseconds = 15_000

/** Ends a stream when its token expires. A revoked token is noticed at the next heartbeat. Returns its timers. */
export function endWithToken(
  stream: Writable,
  { tokenEnds }: Pick<Actor, 'tokenEnds'>,
  check: () => Promise<unknown>,
  every = heartbeatMilliseconds,
): NodeJS.Timeout[] {
  const left = Math.max(0, Math.min(tokenEnds.getTime() - Date.now(), 2 ** 31 - 1))
  const heartbeat = setInterval(() => {
    if (!stream.writableEnded) stream.write(':\n\n')
    check().catch(() => stream.end())
  }, every)
  return [heartbeat, setTimeout(() => stream.end(), left)]
}

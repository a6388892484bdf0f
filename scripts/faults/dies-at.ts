import type { StatementBatch } from '@tessera/server/statement-batch'
import pg from 'pg'

/** Points in the shop's code where a crash does the most harm. */
export type CrashPoint = 'submit.afterCommitBeforeAnswer' | 'capture.afterProviderBeforeWrite'

/**
 * Loaded into the shop's process before the shop itself (`node --import`): when armed, it kills the process the next
 * time the point is passed. The shop does not know about it.
 */
let armed: CrashPoint | undefined
process.on('message', (message: { dieAt: CrashPoint }) => {
  armed = message.dieAt
})
process.channel?.unref()

function passPoint(point: CrashPoint): void {
  if (armed === point) process.kill(process.pid, 'SIGKILL')
}

type Query = (this: pg.Client, ...given: unknown[]) => unknown
const client = pg.Client.prototype as unknown as { query: Query } // a cast: the real type has many overloads
const query = client.query
const submitting = new WeakSet<pg.Client>()

client.query = function (...given) {
  const [config] = given
  // a built shop has a class of its own
  const { parts } = config as Partial<StatementBatch>
  if (parts) {
    for (const part of parts) {
      const point = passing(this, part.text)
      if (point) part.resolve = diesBefore(part.resolve, point) as typeof part.resolve
    }
    return query.apply(this, given)
  }
  const text = typeof config === 'string' ? config : String((config as { text?: string }).text ?? '')
  const point = passing(this, text)
  return query.apply(this, point ? given.map((one) => diesBefore(one, point)) : given)
}

function passing(by: pg.Client, text: string): CrashPoint | undefined {
  if (/\bupdate orders t set[\s\S]*"is_submitted" =/.test(text)) submitting.add(by)
  return pointOf(by, text)
}

function pointOf(by: pg.Client, text: string): CrashPoint | undefined {
  if (text === 'commit' && submitting.delete(by)) return 'submit.afterCommitBeforeAnswer'
  return /\bupdate mortarpay\.payments set status = 'captured'/.test(text)
    ? 'capture.afterProviderBeforeWrite'
    : undefined
}

/** The database has committed when the callback is called, and the shop knows nothing of it yet. */
function diesBefore(given: unknown, point: CrashPoint): unknown {
  if (typeof given !== 'function') return given
  return (...replies: unknown[]) => {
    passPoint(point)
    return given(...replies)
  }
}

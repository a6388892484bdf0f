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
  const text = typeof config === 'string' ? config : String((config as { text?: string }).text ?? '')
  if (/\bupdate orders t set[\s\S]*"is_submitted" =/.test(text)) submitting.add(this)
  const isCapture = /\bupdate mortarpay\.payments set status = 'captured'/.test(text)
  const result = query.apply(this, isCapture ? given.map(diesBefore) : given)
  if (text === 'commit' && submitting.delete(this) && result instanceof Promise)
    result.then(
      () => passPoint('submit.afterCommitBeforeAnswer'),
      () => {},
    )
  return result
}

/** The pool gives a callback: the provider has committed when it is called, and the shop knows nothing of it yet. */
function diesBefore(given: unknown): unknown {
  if (typeof given !== 'function') return given
  return (...replies: unknown[]) => {
    passPoint('capture.afterProviderBeforeWrite')
    return given(...replies)
  }
}

import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

export interface Listening {
  /** False while the connection is lost, when nothing is told. */
  isOpen(): boolean
  close(): Promise<void>
}

/** After the connection was lost; listeners also look at intervals, so nothing waits for this alone. */
const retryMilliseconds = 2000
const closeMilliseconds = 1000

/**
 * Calls back for every notification of the channel that another connection sent, with its text. After each connect it
 * calls back without one, because notifications before it are lost. The connection is its own: one of a pool would be
 * missing there. `onLost` is called when it is lost.
 */
export function listen(
  pool: pg.Pool,
  channel: string,
  onNotice: (text?: string) => void,
  onLost: () => void = () => {},
): Listening {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let isListening = false
  const retry = (): void => {
    client = undefined
    const wasListening = isListening
    isListening = false
    if (wasListening && !isClosed) onLost()
    if (!isClosed) timer ??= setTimeout(begin, retryMilliseconds).unref()
  }
  const begin = async (): Promise<void> => {
    timer = undefined
    const { connectionString, connectionTimeoutMillis, keepAlive } = pool.options
    const mine = new pg.Client({ connectionString, connectionTimeoutMillis, keepAlive })
    client = mine
    mine.on('notification', ({ payload }) => onNotice(payload ?? ''))
    mine.on('error', () => {}) // it ends, which is handled below
    mine.once('end', retry)
    try {
      await mine.connect()
      await mine.query(`listen ${mine.escapeIdentifier(channel)}`)
      isListening = client === mine
      if (!isClosed) onNotice()
    } catch {
      await mine.end().catch(retry)
      retry()
    }
  }
  const opening = begin()
  return {
    isOpen: () => isListening,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await opening
      // a server that hangs does not answer the goodbye either
      await Promise.race([client?.end().catch(() => {}), delay(closeMilliseconds, undefined, { ref: false })])
    },
  }
}

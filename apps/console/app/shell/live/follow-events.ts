import { type LiveEvent, readLiveEvent } from './live-event.ts'

const name = 'tessera-console-live'
const address = '/console/live'
/** After an answer that was no stream, for example while the sign-in is renewed. */
const retryMilliseconds = 20_000

/**
 * Tells every write on the platform that this person may read. One tab of the browser has the connection and tells the
 * others; when it is closed, the next one goes on after the last event.
 */
export function followEvents(tell: (event: LiveEvent) => void): () => void {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return () => {}
  let last = ''
  const channel = new BroadcastChannel(name)
  const hear = (event: LiveEvent) => {
    last = event.id
    tell(event)
  }
  channel.onmessage = ({ data }: MessageEvent<LiveEvent>) => hear(data)
  const leaving = new AbortController()
  const lead = async () => {
    const stop = openStream(
      () => last,
      (event) => {
        hear(event)
        channel.postMessage(event)
      },
    )
    await new Promise((leave) => leaving.signal.addEventListener('abort', leave))
    stop()
  }
  navigator.locks.request(name, { signal: leaving.signal }, lead).catch(() => {})
  return () => {
    leaving.abort()
    channel.close()
  }
}

/** A browser reconnects by itself after a lost network; after any other answer this asks again. */
function openStream(lastID: () => string, tell: (event: LiveEvent) => void): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const open = () => {
    const last = lastID()
    const opened = new EventSource(last ? `${address}?${new URLSearchParams({ after: last })}` : address)
    source = opened
    opened.onmessage = ({ lastEventId, data }) => tell(readLiveEvent(lastEventId, data))
    opened.onerror = () => {
      if (opened.readyState === EventSource.CLOSED) timer = setTimeout(open, retryMilliseconds)
    }
  }
  open()
  return () => {
    clearTimeout(timer)
    source?.close()
  }
}

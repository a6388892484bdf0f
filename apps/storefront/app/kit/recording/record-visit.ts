import { findConsent, onConsent } from '../tracking/consent.ts'
import { reportedPath } from '../tracking/send-telemetry.ts'
import { isPrivatePath } from './is-private-path.ts'
import { onAddressChange } from './on-address-change.ts'
import type { Recorder } from './recorder.ts'
import { RecordingBuffer } from './recording-buffer.ts'
import { rrwebRecorder } from './rrweb-recorder.ts'
import { sendPart } from './send-part.ts'
import { endVisit, findVisit, forgetVisit, nextPart } from './visit.ts'

const flushMilliseconds = 5000
const firstFlushMilliseconds = 500
const pollMilliseconds = 250
/** Below the server's limits: 4 MB uncompressed, 400 parts. */
const bounds = { mostCharacters: 2_000_000, mostParts: 400 }

let isRunning = false

/** Records until the visit ends, consent is withdrawn, or the server refuses more. */
export async function recordVisit(recorder: Recorder = rrwebRecorder): Promise<void> {
  if (isRunning) return
  isRunning = true
  const visit = await findVisit().catch(() => undefined)
  if (visit && findConsent() === 'granted') recordPages(recorder, visit)
  else isRunning = false
}

function recordPages(recorder: Recorder, visit: string): void {
  let path = reportedPath(location.pathname)
  const parts = new RecordingBuffer({
    ...bounds,
    nextNumber: nextPart,
    // a browser without `CompressionStream` is not recorded
    send: (number, events) => sendPart({ recording: visit, part: number, path }, events).catch(() => false),
    end: () => {
      endVisit()
      // the first event may already be too large, before setup is complete
      queueMicrotask(close)
    },
  })
  const flush = () => void parts.flush()
  const follow = followNavigation({
    start: () => {
      // the first part has the full page, so short visits are recorded too
      setTimeout(flush, firstFlushMilliseconds)
      return recorder.start((seen) => parts.add(seen))
    },
    // events belong to the page on which they were recorded
    moved: () => {
      const next = reportedPath(location.pathname)
      if (next !== path) flush()
      path = next
    },
  })
  const timer = setInterval(flush, flushMilliseconds)
  document.addEventListener('visibilitychange', flush)
  const unlisten = onConsent((consent) => {
    if (consent === 'granted') return
    parts.drop()
    close()
    forgetVisit()
  })
  const close = () => {
    follow.close()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', flush)
    unlisten()
    isRunning = false
  }
}

interface NavigationHandlers {
  start(): () => void
  moved(): void
}

/** Records allowed pages only. Recording stops before a private page is rendered and resumes once it is gone. */
function followNavigation({ start, moved }: NavigationHandlers): { close(): void } {
  let stop: (() => void) | undefined
  let looking: ReturnType<typeof setTimeout> | undefined
  let wasClosed = false
  const pause = () => {
    clearTimeout(looking)
    looking = undefined
    stop?.()
    stop = undefined
  }
  // the address changes before the page is rendered
  const startWithout = (page: readonly Element[]) => {
    looking = setTimeout(() => {
      if (page.some(({ isConnected }) => isConnected)) return startWithout(page)
      looking = undefined
      stop = start()
    }, pollMilliseconds)
  }
  const settle = () => {
    moved()
    const isLeaving = wasClosed
    wasClosed = isPrivatePath(location.pathname)
    if (wasClosed) pause()
    else if (isLeaving) startWithout(pageElements())
    else if (!looking) stop ??= start()
  }
  const leave = onAddressChange(settle)
  settle()
  return {
    close: () => {
      leave()
      pause()
    },
  }
}

const pageElements = (): Element[] => [...document.querySelectorAll('main h1, main form')]

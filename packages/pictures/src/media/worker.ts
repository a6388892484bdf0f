import { setPriority } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { type Job, makePicture } from './make-picture.ts'
import { warmUp } from './warm-up.ts'

/** A thread that makes one picture after the other. */
const port = parentPort
if (!port) throw new Error('This runs as a worker thread')

if (workerData === 'later') lowerPriority()

let isBusy = false

port.on('message', async (job: Job | 'warm') => {
  if (job === 'warm') return learn()
  isBusy = true
  try {
    const { picture, master } = await makePicture(job)
    port.postMessage({ picture, ...(master && { master }) })
  } catch (error) {
    port.postMessage({ problem: error instanceof Error ? error.message : String(error) })
  }
  isBusy = false
})

/** On Linux this is the priority of the calling thread alone. Elsewhere it would slow the whole shop. */
function lowerPriority(): void {
  if (process.platform === 'linux') setPriority(0, 15)
}

/** Between jobs the thread gets to know its rooms: a first picture would otherwise take three times as long. */
async function learn(): Promise<void> {
  for (const step of warmUp()) {
    do await setImmediate()
    while (isBusy)
    step()
  }
}

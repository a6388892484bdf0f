import { setPriority } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { type Job, makePicture } from './make-picture.ts'
import { warmUp } from './warm-up.ts'

/** A process that makes one picture after the other, and ends with whoever started it. */
if (!process.send) throw new Error('This runs as a child of the shop')
const reply = process.send.bind(process)

if (process.argv[2] === 'later') setPriority(15)
process.on('disconnect', () => process.exit())
// Ctrl-C reaches the whole group of processes; the shop finishes its requests first
process.on('SIGINT', () => {})

let isBusy = false

process.on('message', async (job: Job | 'warm') => {
  if (job === 'warm') return learn()
  isBusy = true
  try {
    const { picture, master } = await makePicture(job)
    reply({ picture, ...(master && { master }) })
  } catch (error) {
    reply({ problem: error instanceof Error ? error.message : String(error) })
  }
  isBusy = false
})

/** Between jobs it gets to know the rooms: a first picture would otherwise take three times as long. */
async function learn(): Promise<void> {
  for (const step of warmUp()) {
    do await setImmediate()
    while (isBusy)
    step()
  }
}

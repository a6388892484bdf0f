import { setPriority } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { makePicture, type PictureJob } from './make-picture.ts'
import { warmUp } from './warm-up.ts'

/** A process that makes pictures one by one and exits with its parent. */
if (!process.send) throw new Error('This runs as a child of the shop')
const reply = process.send.bind(process)

if (process.argv[2] === 'later') setPriority(15)
process.on('disconnect', () => process.exit())
// Ctrl-C reaches the whole process group; the shop finishes its requests first
process.on('SIGINT', () => {})

let isBusy = false

process.on('message', async (job: PictureJob | 'warm') => {
  if (job === 'warm') return warmUpRooms()
  isBusy = true
  try {
    reply(await makePicture(job))
  } catch (error) {
    reply({ problem: error instanceof Error ? error.message : String(error) })
  }
  isBusy = false
})

/** Loads the rooms between jobs: a first picture would otherwise take three times as long. */
async function warmUpRooms(): Promise<void> {
  for (const step of warmUp()) {
    do await setImmediate()
    while (isBusy)
    step()
  }
}

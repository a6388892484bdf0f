// A separate application: starts the database of a folder, reports it, and waits to be killed or stopped.
import { startEmbedded } from '../../src/postgres/start-embedded.ts'

const folder = process.argv[2] ?? ''
const log = (event: string): void => {
  process.stdout.write(`${JSON.stringify({ event })}\n`)
}
const embedded = await startEmbedded({ folder, log, testing: true, settings: { fsync: 'off' } })
process.stdout.write(`${JSON.stringify({ url: embedded.url, pid: embedded.pid() })}\n`)
process.stdin.once('data', async () => {
  await embedded.stop()
  process.exit(0)
})

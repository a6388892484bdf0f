import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { endDeadRun } from './test-run.ts'

/** A separate process. Its stdin names the run's folder and closes with the process that opened the run. */
const folder = await text(process.stdin)
while (!(await endDeadRun(folder))) await sleep(50)

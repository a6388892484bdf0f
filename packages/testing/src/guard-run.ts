import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { endDeadRun } from './test-run.ts'

/** A process of its own. Its input names the folder of the run and ends with the process that opened the run. */
const folder = await text(process.stdin)
while (!(await endDeadRun(folder))) await sleep(50)

import { setTimeout as sleep } from 'node:timers/promises'
import type { FaultRow } from '../../faults/fault-row.ts'
import type { ClusterRun } from '../cluster-run.ts'
import { waitForWrite } from '../fail-over.ts'
import { runStorm } from '../storm.ts'

const stopMilliseconds = 15_000

/** S1: the primary hangs: it accepts connections and answers nothing. */
export async function stopPrimary(run: ClusterRun): Promise<FaultRow> {
  const { primary, url } = run.cluster
  const { numbers, findings } = await runStorm(run, 'h', async () => {
    await sleep(3000)
    primary.signalAll('SIGSTOP')
    await sleep(stopMilliseconds)
    primary.signalAll('SIGCONT')
    await waitForWrite(url)
    await sleep(3000)
  })
  return { id: 'hang', numbers, findings }
}

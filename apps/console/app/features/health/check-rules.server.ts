import { setTimeout as wait } from 'node:timers/promises'
import type { HealthReport } from '@tessera/client/platform/types.gen'
import { checkHealthRules, getHealth } from '@tessera/contract/platform/additions/health'
import { callOperation } from '../../operations/call-operation.server.ts'
import { isAllowed, notHere } from '../../operations/read-operation.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import type { RetryOutcome } from './retry-job.server.ts'

const [lookMilliseconds, maxLooks] = [200, 25]

/** Has the data checked now. Few orders take a moment; for many the page says that the check goes on. */
export async function checkRules(staff: Staff): Promise<RetryOutcome> {
  if (!isAllowed(staff.caller, checkHealthRules, {})) throw notHere()
  const before = await readLastCheck(staff)
  const { isOk } = await callOperation(staff.token, checkHealthRules, { params: {} })
  if (!isOk) return { problem: 'The platform didn’t start the data check. Try again.' }
  for (let look = 0; look < maxLooks; look++) {
    await wait(lookMilliseconds)
    if ((await readLastCheck(staff)) !== before) return { done: 'The data was checked just now.' }
  }
  return { done: 'The data check is still running. Reload this page in a minute.' }
}

async function readLastCheck({ token }: Staff): Promise<string | null> {
  const { data } = await callOperation(token, getHealth, { params: {} })
  return (data as HealthReport | null)?.RulesChecked ?? null
}

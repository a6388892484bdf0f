import { healthCalls } from '@tessera/contract/middleware/operator/health-operations'
import { retryHealthJob } from '@tessera/contract/platform/additions/health'
import { getEnvironment } from '../../http/environment.server.ts'
import { callOperation } from '../../operations/call-operation.server.ts'
import { notHere } from '../../operations/read-operation.server.ts'
import { mayUse } from '../../session/read-staff-call.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { problemText } from '../../session/staff-work.server.ts'

export interface RetryOutcome {
  done?: string
  problem?: string
}

const done = { done: 'The job is running again.' }

/** Runs a job of either program again: `shop/12`. */
export async function retryJob(staff: Staff, job: string): Promise<RetryOutcome> {
  if (!mayUse(staff, healthCalls.retryJob)) throw notHere()
  const [program, jobID = ''] = job.split('/')
  if (program === 'platform') {
    const { isOk } = await callOperation(staff.token, retryHealthJob, { params: { jobID } })
    return isOk ? done : { problem: 'This job already finished or is running now.' }
  }
  try {
    await getEnvironment().shop.Operator.RetryJob({ jobId: jobID }, { accessToken: staff.token })
    return done
  } catch (error) {
    return { problem: problemText(error) }
  }
}

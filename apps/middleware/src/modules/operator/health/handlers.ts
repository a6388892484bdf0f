import { healthCalls } from '@tessera/contract/middleware/operator/health-operations'
import { retryJob } from '@tessera/server/job-report'
import { handle } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { recordOperatorAction } from '../store/operator.ts'
import { getHealth, type HealthNeeds } from './get-health.ts'

const gone = { message: 'This job already finished or is running now.' }

/** How the shop's program fares. */
export const healthHandlers = (needs: HealthNeeds) => ({
  ...handle(healthCalls.getHealth, ({ now }) => getHealth(needs, now)),
  ...handle(healthCalls.retryJob, (call) =>
    needs.database.transaction(async (db) => {
      const id = call.body.jobId ?? ''
      const task = await retryJob(db, id, needs.taskNames)
      if (!task) refuse('NotFound', gone)
      await recordOperatorAction(db, call, null, { action: 'job.retry', object: id, after: { task } })
      return undefined
    }),
  ),
})

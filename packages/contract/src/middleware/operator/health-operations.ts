import { JobRetry, ShopHealth } from './health-models.ts'
import { staffCall } from './staff-call.ts'

/** A custom role: no role of the platform means running the programs. */
const healthCall = staffCall(['HealthAdmin'])

/** How the programs fare. */
export const healthCalls = {
  getHealth: healthCall(
    'GetHealth',
    'GET',
    'Gets the queues of the shop, failed jobs, the size of its database and its copy of the products.',
    { reply: ShopHealth },
  ),
  retryJob: healthCall('RetryJob', 'POST', 'Runs a failed or waiting background job of the shop again.', {
    body: JobRetry,
  }),
}

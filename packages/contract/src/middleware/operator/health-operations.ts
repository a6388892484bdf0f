import type { CustomRole } from '../../platform/roles.ts'
import { defineCall } from '../kit.ts'
import { JobRetry, ShopHealth } from './health-models.ts'

/** A custom role: no role of the platform means running the programs. */
const roles = ['HealthAdmin'] as const satisfies readonly CustomRole[]

/** How the programs fare. */
export const healthCalls = {
  getHealth: defineCall({
    id: 'Operator.GetHealth',
    verb: 'GET',
    path: '/api/operator/GetHealth',
    summary: 'What waits in the shop, what was given up, the size of its database and its copy of the products.',
    isAddition: true,
    access: 'operator',
    roles,
    reply: ShopHealth,
  }),
  retryJob: defineCall({
    id: 'Operator.RetryJob',
    verb: 'POST',
    path: '/api/operator/RetryJob',
    summary: 'Runs a background job of the shop again that failed, waits or was given up.',
    isAddition: true,
    access: 'operator',
    roles,
    body: JobRetry,
  }),
}

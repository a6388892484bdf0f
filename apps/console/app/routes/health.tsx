import { data } from 'react-router'
import { checkRules } from '../features/health/check-rules.server.ts'
import { findFaults } from '../features/health/find-faults.ts'
import { findHints } from '../features/health/find-hints.ts'
import { HealthScreen } from '../features/health/health-screen.tsx'
import { loadHealth } from '../features/health/load-health.server.ts'
import { jobRows, queueRows } from '../features/health/queue-rows.ts'
import { retryJob } from '../features/health/retry-job.server.ts'
import { withOpenLinks } from '../features/health/with-open-links.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/health.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const answers = await loadHealth(staff)
  const { shop, platform } = answers
  return {
    shop,
    platform,
    faults: withOpenLinks(staff, findFaults(answers)),
    hints: withOpenLinks(staff, findHints({ shop, platform })),
    queues: queueRows({ shop, platform }),
    jobs: jobRows({ shop, platform }),
    checkedAt: new Date().toISOString(),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  const form = await request.formData()
  const isCheck = form.get('intent') === 'check'
  const outcome = await (isCheck ? checkRules(staff) : retryJob(staff, String(form.get('job') ?? '')))
  return data(outcome, { status: outcome.problem ? 409 : 200 })
}

export const meta: Route.MetaFunction = () => [{ title: 'Health · Tessera console' }]

export default function Health({ loaderData, actionData }: Route.ComponentProps) {
  return <HealthScreen {...loaderData} outcome={actionData} />
}

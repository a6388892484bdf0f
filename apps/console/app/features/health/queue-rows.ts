import type { HealthAnswers, JobRow, QueueRow } from './health-view.ts'

/** Words and order of the queues. Both programs may share the queue of jobs, which then counts once. */
const labels: readonly (readonly [name: string, label: string])[] = [
  ['payments', 'Unfinished payments'],
  ['emails', 'Emails to send'],
  ['emails-given-up', 'Failed emails'],
  ['order-changes', 'Order changes to sync from the platform'],
  ['quote-orders', 'Orders to sync to the platform'],
  ['Events', 'Changes to send'],
  ['Deliveries', 'Messages to other systems'],
  ['DeliveriesParked', 'Failed messages'],
  ['jobs', 'Background jobs'],
  ['jobs-given-up', 'Failed background jobs'],
]

/** The queue of jobs has one name in both programs. */
const sameNames: Readonly<Record<string, string>> = { Jobs: 'jobs', JobsGivenUp: 'jobs-given-up' }

export function countsOf({ shop, platform }: Pick<HealthAnswers, 'shop' | 'platform'>): Map<string, QueueRow> {
  const all = [
    ...(platform?.Queues ?? []).map(({ Name, Count, OldestSeconds }) => ({
      name: sameNames[Name] ?? Name,
      count: Count,
      oldestSeconds: OldestSeconds,
    })),
    ...(shop?.queues ?? []),
  ]
  const rows = new Map<string, QueueRow>()
  for (const row of all) if ((rows.get(row.name)?.count ?? -1) < row.count) rows.set(row.name, row)
  return rows
}

export function queueRows(answers: Pick<HealthAnswers, 'shop' | 'platform'>): QueueRow[] {
  const counts = countsOf(answers)
  return labels.flatMap(([name, label]) => {
    const row = counts.get(name)
    return row ? [{ ...row, name: label }] : []
  })
}

export const jobRows = ({ shop, platform }: Pick<HealthAnswers, 'shop' | 'platform'>): JobRow[] => [
  ...(shop?.jobs ?? []).map(({ id, ...job }) => ({ ...job, id: `shop/${id}` })),
  ...(platform?.Jobs ?? []).map(({ ID, Task, Status, AttemptCount, MaxAttempts, Problem, DateDue }) => ({
    id: `platform/${ID}`,
    task: Task,
    status: Status,
    attempts: AttemptCount,
    maxAttempts: MaxAttempts,
    problem: Problem,
    dueAt: DateDue,
  })),
]

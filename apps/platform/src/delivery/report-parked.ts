import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { configRoutes, type NewDelivery, queueDeliveries } from './queue-deliveries.ts'
import type { ParkedDelivery } from './record-attempts.ts'

export const errorKind = 'ErrorConfig'

interface ParkedReport {
  marketplace: string
  configID: string
  targets: Record<string, unknown>
  report: { DeliveryID: string } & Record<string, unknown>
}

/** Sends a report of each parked message to the error configuration. A parked report is not reported. */
export async function reportParked(db: Queryable, parked: readonly ParkedDelivery[]): Promise<void> {
  if (parked.length === 0) return
  const rows = await db.rows<ParkedReport>(sql`
    select d.marketplace_id as marketplace, c.id as "configID", c.delivery_targets as targets,
      json_build_object('DeliveryID', d.id, 'Kind', d.kind, 'SourceID', d.source_id, 'Subject', d.subject, 'Target', d.target,
        'ObjectID', d.object_id, 'Problem', d.problem, 'AttemptCount', d.attempt_count,
        'DateCreated', d.date_created, 'Message', d.message) as report
    from jsonb_to_recordset(${JSON.stringify(parked)}::jsonb) as p(marketplace text, id text)
    join deliveries d on d.marketplace_id = p.marketplace and d.id = p.id
    join error_configs e on e.marketplace_id = d.marketplace_id
    join delivery_configs c on c.marketplace_id = e.marketplace_id and c.id = e.delivery_config_id and c.enabled
    where d.kind <> ${errorKind}
    order by d.nth`)
  for (const [marketplace, reports] of Map.groupBy(rows, (row) => row.marketplace))
    await queueDeliveries(db, marketplace, reports.flatMap(reportsOf))
}

const reportsOf = ({ configID, targets, report }: ParkedReport): NewDelivery[] =>
  configRoutes(configID, targets).map((route) => ({
    ...route,
    kind: errorKind,
    sourceID: null,
    subject: 'DeliveryParked',
    objectID: report.DeliveryID,
    message: report,
  }))

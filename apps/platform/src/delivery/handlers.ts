import { Delivery } from '@tessera/contract/platform/additions/deliveries'
import { ErrorConfig } from '@tessera/contract/platform/integrations/error-configs'
import { fail, notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { listPage } from '../engine/list-page.ts'
import { scope } from '../engine/scope.ts'
import { selectList } from '../engine/select-list.ts'
import { tableOf } from '../engine/table.ts'
import { listReceivers } from './list-receivers.ts'
import { configRoutes, queueDeliveries } from './queue-deliveries.ts'
import { errorKind } from './report-parked.ts'
import { testDelivery } from './test-delivery.ts'

const table = tableOf(Delivery, '/deliveries')

/** IDN-3: a code or password in a message is for its recipient alone, also while the message waits. */
const shownMessage = sql`case when not t.has_secret then t.message end`

async function getDelivery(call: PlatformCall): Promise<JsonText> {
  const id = pathParameter(call, 'deliveryID')
  const row = await call.db.find<{ json: string }>(sql`
    select row_to_json(it)::text as json
    from (
      select ${selectList(table)}, ${shownMessage} as "Message", (
        select coalesce(json_agg(json_build_object('Date', a.at, 'Milliseconds', a.milliseconds, 'StatusCode', a.status_code,
          'Problem', a.problem, 'Answer', a.answer, 'ResentBy', a.resent_by) order by a.nth), '[]')
        from delivery_attempts a
        where a.marketplace_id = t.marketplace_id and a.delivery_id = t.id) as "Attempts"
      from deliveries t
      where ${scope(table, call)} and t.id = ${id}) it`)
  if (!row) throw notFound(Delivery.title, id)
  return new JsonText(row.json, id)
}

/** It gets a new day of attempts and is sent at once, even while its receiver is given a pause. */
async function resendDelivery(call: PlatformCall): Promise<JsonText> {
  const id = pathParameter(call, 'deliveryID')
  const found = await call.db.find<{ lane: string; hasMessage: boolean }>(sql`
    select t.lane, t.message is not null as "hasMessage" from deliveries t
    where ${scope(table, call)} and t.id = ${id} for update`)
  if (!found) throw notFound(Delivery.title, id)
  if (!found.hasMessage) fail('Delivery.CannotResend', { ID: id })
  await call.db.send(sql`
    update deliveries t set status = 'Waiting', date_due = ${call.now}, tried_since = ${call.now}, date_finished = null,
      resent_by = ${call.actor.username}
    where ${scope(table, call)} and t.id = ${id}`)
  await call.db.send(sql`
    insert into delivery_lanes as l (lane, marketplace_id) values (${found.lane}, ${call.actor.marketplace})
    on conflict (lane) do update set failures = 0, resume_at = '-infinity'`)
  return getDelivery(call)
}

/** Sends a test message by the error configuration. */
async function validateErrorConfig({ db, actor, now }: PlatformCall): Promise<undefined> {
  const { marketplace } = actor
  const config = await db.find<{ id: string; enabled: boolean; targets: Record<string, unknown> }>(sql`
    select c.id, c.enabled, c.delivery_targets as targets
    from error_configs e
    join delivery_configs c on c.marketplace_id = e.marketplace_id and c.id = e.delivery_config_id
    where e.marketplace_id = ${marketplace}`)
  if (!config) throw notFound(ErrorConfig.title, marketplace)
  if (!config.enabled) fail('ErrorConfig.DeliveryConfigDisabled', { DeliveryConfigID: config.id })
  const message = { Date: now, Problem: 'This is a test of the error configuration.' }
  const report = { kind: errorKind, sourceID: null, subject: 'Validate', objectID: null, message }
  await queueDeliveries(
    db,
    marketplace,
    configRoutes(config.id, config.targets).map((route) => ({ ...route, ...report })),
  )
}

export const deliveryHandlers: PlatformHandlers = {
  'Deliveries.List': (call) => listPage(call, { table, from: sql`deliveries t`, where: scope(table, call) }),
  'Deliveries.Get': getDelivery,
  'Deliveries.Resend': resendDelivery,
  'Deliveries.ListReceivers': listReceivers,
  'Deliveries.Test': testDelivery,
  'ErrorConfigs.Validate': validateErrorConfig,
}

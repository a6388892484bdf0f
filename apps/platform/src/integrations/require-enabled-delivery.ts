import type { ErrorCode } from '@tessera/contract/errors'
import { DeliveryConfig } from '@tessera/contract/platform/integrations/delivery-configurations'
import { fail, notFound, refusal } from '@tessera/server/api-error'
import type { RequestBody } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { findUnfitTarget } from '../delivery/delivery-targets.ts'
import type { WriteRule } from '../engine/with-rules.ts'

interface Refusals {
  disabled?: ErrorCode
  missing?: ErrorCode
  /** The kind of messages that are sent. */
  kind?: string
}

/**
 * A write may name a delivery configuration only while it is enabled; disabling it later does not break patches. The configuration is
 * locked, so that its targets stay fit until this write is committed.
 */
export async function requireEnabledDelivery(
  { db, actor, body }: PlatformCall,
  refusals: Refusals = {},
): Promise<void> {
  const id = body.DeliveryConfigID
  if (typeof id !== 'string') return
  const found = await db.find<{ enabled: boolean; targets: RequestBody }>(sql`
    select enabled, jsonb_strip_nulls(delivery_targets) as targets from delivery_configs
    where marketplace_id = ${actor.marketplace} and id = ${id}
    for share`)
  if (!found) throw refusals.missing ? refusal(refusals.missing, { ID: id }) : notFound(DeliveryConfig.title, id)
  if (!found.enabled) fail(refusals.disabled ?? 'DeliveryConfig.ConfigurationDisabled', { DeliveryConfigID: id })
  const unfit = findUnfitTarget(found.targets, refusals.kind)
  if (unfit) fail('DeliveryConfig.TargetNotSupported', { Property: 'DeliveryConfigID' }, unfitSentence(unfit))
}

export const unfitSentence = (target: string): string =>
  `The target ${target} takes the messages of message senders only.`

export const enabledDeliveryOnly: WriteRule = async (call) => {
  await requireEnabledDelivery(call)
  return undefined
}

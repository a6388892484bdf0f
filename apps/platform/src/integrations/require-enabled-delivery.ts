import type { ErrorCode } from '@tessera/contract/errors'
import { DeliveryConfig } from '@tessera/contract/platform/integrations/delivery-configurations'
import { fail, notFound, refusal } from '@tessera/server/api-error'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import type { WriteRule } from '../engine/with-rules.ts'

interface Refusals {
  disabled?: ErrorCode
  missing?: ErrorCode
}

/** A write may name a delivery configuration only while it is enabled; disabling it later does not break patches. */
export async function requireEnabledDelivery(
  { db, actor, body }: PlatformCall,
  refusals: Refusals = {},
): Promise<void> {
  const id = body.DeliveryConfigID
  if (typeof id !== 'string') return
  const found = await db.find<{ enabled: boolean }>(
    sql`select enabled from delivery_configs where marketplace_id = ${actor.marketplace} and id = ${id}`,
  )
  if (!found) throw refusals.missing ? refusal(refusals.missing, { ID: id }) : notFound(DeliveryConfig.title, id)
  if (!found.enabled) fail(refusals.disabled ?? 'DeliveryConfig.ConfigurationDisabled', { DeliveryConfigID: id })
}

export const enabledDeliveryOnly: WriteRule = async (call) => {
  await requireEnabledDelivery(call)
  return undefined
}

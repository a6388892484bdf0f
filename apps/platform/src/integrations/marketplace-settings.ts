import {
  adminUsersSync,
  buyersSync,
  buyerUserGroupsSync,
  buyerUsersSync,
  categoriesSync,
  inventoryRecordsSync,
  suppliersSync,
  supplierUsersSync,
} from '@tessera/contract/platform/integrations/entity-synchronization'
import { errorConfigs } from '@tessera/contract/platform/integrations/error-configs'
import { inventoryIntegrations } from '@tessera/contract/platform/integrations/inventory-integrations'
import { orderSynchronization } from '@tessera/contract/platform/integrations/order-synchronization'
import { productSynchronization } from '@tessera/contract/platform/integrations/product-synchronization'
import { promotionIntegrations } from '@tessera/contract/platform/integrations/promotion-integrations'
import { subscriptionIntegrations } from '@tessera/contract/platform/integrations/subscription-integrations'
import { fail } from '@tessera/server/api-error'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { singleton } from '../engine/singleton.ts'
import { singletonWithRules, type WriteRule, withCheck } from '../engine/with-rules.ts'
import { enabledDeliveryOnly, requireEnabledDelivery } from './require-enabled-delivery.ts'
import { withStoredHeader } from './with-stored-header.ts'

/** Singletons of a marketplace with a delivery target. */
const delivering = [
  adminUsersSync,
  buyersSync,
  buyerUserGroupsSync,
  buyerUsersSync,
  categoriesSync,
  inventoryRecordsSync,
  suppliersSync,
  supplierUsersSync,
  inventoryIntegrations,
  orderSynchronization,
  productSynchronization,
]

const enabledErrorChannel: WriteRule = async (call) => {
  await requireEnabledDelivery(call, { disabled: 'ErrorConfig.DeliveryConfigDisabled' })
  return undefined
}

const withHeader: WriteRule = async (call, written) => withStoredHeader(call, written)

/** Renewals act as the client's own user and run their own checkout. */
const usableClient: WriteRule = async (call, written) => {
  const { ApiClientID: id } = call.body
  if (id) await checkClient(call, id)
  const { Active, Url } = written.after
  if (Active && !Url) fail('ValidationFailure', { Property: 'Url' }, 'Url is required while the integration is active.')
  return withStoredHeader(call, written)
}

async function checkClient({ db, actor }: PlatformCall, id: unknown): Promise<void> {
  const client = await db.find<{ user: string | null; event: string | null }>(sql`
    select default_context_user_name as user, order_checkout_integration_event_id as event
    from api_clients
    where marketplace_id = ${actor.marketplace} and lower(id) = lower(${id}::text)`)
  if (client && !client.user) fail('SubscriptionIntegration.DefaultContextUser', { ApiClientID: id })
  if (client?.event) fail('SubscriptionIntegration.CannotUseApiClient', { ApiClientID: id })
}

async function refuseWhileUsed({ db, actor }: PlatformCall): Promise<void> {
  const used = await db.find(
    sql`select from promotions where marketplace_id = ${actor.marketplace} and use_integration limit 1`,
  )
  if (used) fail('PromotionIntegration.CannotDeletePromotionIntegration')
}

export const marketplaceSettingHandlers: PlatformHandlers = {
  ...Object.assign({}, ...delivering.map((one) => singletonWithRules(one, enabledDeliveryOnly))),
  ...singletonWithRules(errorConfigs, enabledErrorChannel),
  ...singletonWithRules(promotionIntegrations, withHeader),
  ...withCheck(singleton(promotionIntegrations), ['PromotionIntegrations.Delete'], refuseWhileUsed),
  ...singletonWithRules(subscriptionIntegrations, usableClient),
}

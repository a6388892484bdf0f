import type { Area } from '../../kit/area.ts'
import { deliveryConfigurations } from './delivery-configurations.ts'
import {
  adminUsersSync,
  buyersSync,
  buyerUserGroupsSync,
  buyerUsersSync,
  categoriesSync,
  entitySynchronizationActions,
  inventoryRecordsSync,
  suppliersSync,
  supplierUsersSync,
} from './entity-synchronization.ts'
import { errorConfigs, errorConfigsActions } from './error-configs.ts'
import { integrationEvents, integrationEventsActions } from './integration-events.ts'
import { inventoryIntegrations } from './inventory-integrations.ts'
import { messageSenderAssignments, messageSenders, messageSendersActions } from './message-senders.ts'
import { orderSynchronization } from './order-synchronization.ts'
import { productSynchronization, productSynchronizationActions } from './product-synchronization.ts'
import { promotionIntegrations } from './promotion-integrations.ts'
import { subscriptionIntegrations } from './subscription-integrations.ts'
import { trackingEvents } from './tracking-events.ts'
import { webhooks } from './webhooks.ts'

/** Calls between the platform and other systems. */
export const integrationsArea: Area = {
  resources: [webhooks, deliveryConfigurations, trackingEvents, integrationEvents, messageSenders],
  relations: [messageSenderAssignments],
  singletons: [
    adminUsersSync,
    buyersSync,
    buyerUserGroupsSync,
    buyerUsersSync,
    categoriesSync,
    inventoryRecordsSync,
    suppliersSync,
    supplierUsersSync,
    errorConfigs,
    orderSynchronization,
    productSynchronization,
    inventoryIntegrations,
    promotionIntegrations,
    subscriptionIntegrations,
  ],
  actions: [
    ...integrationEventsActions,
    ...messageSendersActions,
    ...entitySynchronizationActions,
    ...errorConfigsActions,
    ...productSynchronizationActions,
  ],
}

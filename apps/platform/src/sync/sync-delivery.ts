import { configRoutes, type NewDelivery } from '../delivery/queue-deliveries.ts'
import type { SyncKey } from './read-objects.ts'
import type { SyncConfig } from './sync-config.ts'
import { type SyncKindName, syncKinds } from './sync-kinds.ts'

interface SyncedObject {
  kind: SyncKindName
  key: SyncKey
  /** Null for a deleted object. */
  state: Record<string, unknown> | null
}

const deliveryKinds: Readonly<Record<string, string>> = { Products: 'ProductSync', Orders: 'OrderSync' }

/** The messages about one object: one for each target. */
export function syncDeliveries(config: SyncConfig, { kind, key, state }: SyncedObject): NewDelivery[] {
  const action = state ? 'Changed' : 'Deleted'
  const path = key.parent === null ? [key.id] : [key.parent, key.id]
  const names = syncKinds[kind].names
  const { PriceSchedules, ...withoutPrices } = state ?? {}
  const message = {
    Kind: kind,
    Action: action,
    ...Object.fromEntries(names.map((name, nth) => [name, path[nth]])),
    ...(config.excludesPrices ? withoutPrices : state),
    ...(config.configData !== null && { ConfigData: config.configData }),
  }
  return configRoutes(config.deliveryConfigID, config.targets).map((route) => ({
    ...route,
    kind: deliveryKinds[kind] ?? 'EntitySync',
    sourceID: null,
    subject: `${kind}.${action}`,
    objectID: [kind, ...path].join('/'),
    message,
  }))
}

import { type Area, areaOperations } from '../kit/area.ts'
import type { Operation } from '../kit/operation.ts'
import type { Relation } from '../kit/relation.ts'
import type { Resource } from '../kit/resource.ts'
import type { Singleton } from '../kit/singleton.ts'
import { catalogArea } from './catalog/area.ts'
import { companiesArea } from './companies/area.ts'
import { identityArea } from './identity/area.ts'
import { integrationsArea } from './integrations/area.ts'
import { meArea } from './me/area.ts'
import { ordersArea } from './orders/area.ts'
import { settingsArea } from './settings/area.ts'

const areas: readonly Area[] = [
  identityArea,
  companiesArea,
  catalogArea,
  ordersArea,
  meArea,
  integrationsArea,
  settingsArea,
]

export const resources: readonly Resource[] = areas.flatMap((area) => area.resources ?? [])
export const relations: readonly Relation[] = areas.flatMap((area) => area.relations ?? [])
export const singletons: readonly Singleton[] = areas.flatMap((area) => area.singletons ?? [])

/** The whole platform API. Every route comes from a row in this list. */
export const operations: readonly Operation[] = areas.flatMap(areaOperations)

import type { Operation } from './operation.ts'
import { type Relation, relationOperations } from './relation.ts'
import { type Resource, resourceOperations } from './resource.ts'
import { type Singleton, singletonOperations } from './singleton.ts'

/** A part of the API: everything one folder declares. */
export interface Area {
  resources?: readonly Resource[]
  /** The same records as seen by one buyer user. */
  views?: readonly Resource[]
  relations?: readonly Relation[]
  singletons?: readonly Singleton[]
  actions?: readonly Operation[]
}

export const areaOperations = ({ resources, views, relations, singletons, actions }: Area): Operation[] => [
  ...(resources ?? []).flatMap(resourceOperations),
  ...(views ?? []).flatMap(resourceOperations),
  ...(relations ?? []).flatMap(relationOperations),
  ...(singletons ?? []).flatMap(singletonOperations),
  ...(actions ?? []),
]

import type { Area } from '../../kit/area.ts'
import { incrementors } from './incrementors.ts'
import { xpIndexRecordsActions, xpIndicesActions } from './xp-indices.ts'

export const settingsArea: Area = {
  resources: [incrementors],
  actions: [...xpIndicesActions, ...xpIndexRecordsActions],
}

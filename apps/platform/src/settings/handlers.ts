import type { PlatformHandlers } from '../actor.ts'
import { createIndex, getIndex, patchIndex, removeIndex, saveIndex } from './xp-index-records.ts'
import { deleteIndex, listIndices, putIndex } from './xp-indices.ts'

export const settingHandlers: PlatformHandlers = {
  'XpIndices.List': listIndices,
  'XpIndices.Put': putIndex,
  'XpIndices.Delete': deleteIndex,
  'XpIndexRecords.Create': createIndex,
  'XpIndexRecords.Get': getIndex,
  'XpIndexRecords.Save': saveIndex,
  'XpIndexRecords.Patch': patchIndex,
  'XpIndexRecords.Delete': removeIndex,
}

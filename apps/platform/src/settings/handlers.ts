import type { PlatformHandlers } from '../actor.ts'
import { createIndex, getIndex, patchIndex, removeIndex, saveIndex } from './xp-index-records.ts'
import { deleteIndexByPath, listIndices, putIndexByPath } from './xp-indices.ts'

export const settingHandlers: PlatformHandlers = {
  'XpIndices.List': listIndices,
  'XpIndices.Put': putIndexByPath,
  'XpIndices.Delete': deleteIndexByPath,
  'XpIndexRecords.Create': createIndex,
  'XpIndexRecords.Get': getIndex,
  'XpIndexRecords.Save': saveIndex,
  'XpIndexRecords.Patch': patchIndex,
  'XpIndexRecords.Delete': removeIndex,
}

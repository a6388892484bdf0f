import type { ProjectItem, ProjectItemChangeInput } from '@tessera/client/shop/types.gen'

/** Materials that a layout put into the plan, with the quantities of before, for an undo. */
export interface TakenMaterials {
  layoutId: string
  edits: ProjectItemChangeInput[]
  /** Items that were not there before. */
  added: string[]
}

/** The quantity of an item as an edit that restores it. */
export const quantityOf = (item: ProjectItem): ProjectItemChangeInput => ({
  basketItemGuid: item.basketItemGuid,
  measuredBy: item.measuredBy,
  ...(item.measuredBy === 'area' ? { areaSqft: item.areaSqft } : { boxes: item.boxes }),
  pattern: item.pattern,
})

/** Reads the undo of a form; the shop's API checks its values like any others. */
export function readTaken(text: string): TakenMaterials {
  const { layoutId = '', edits = [], added = [] } = JSON.parse(text || '{}') as Partial<TakenMaterials>
  return {
    layoutId: String(layoutId),
    edits: Array.isArray(edits) ? edits : [],
    added: Array.isArray(added) ? added.map(String) : [],
  }
}

/** Finds the undo in the action data. */
export const takenIn = (answer: unknown): TakenMaterials | undefined =>
  typeof answer === 'object' && answer !== null && 'taken' in answer ? (answer.taken as TakenMaterials) : undefined

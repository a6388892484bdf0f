import type { LayoutDraft } from './layout-draft.ts'
import { parseSurface } from './layout-surfaces.ts'
import type { LayoutCalculation } from './plan-of-draft.ts'

/** A drawn layout as it is saved, without its project and room. */
export const layoutBody = (draft: LayoutDraft, { plan }: LayoutCalculation) => ({
  ...parseSurface(draft.surface),
  name: draft.name || null,
  sku: draft.tile,
  groutSku: draft.grout || null,
  sides: [...plan.shape.sides],
  cutOuts: [...plan.shape.cutOuts],
  doors: [...plan.shape.doors],
  pattern: plan.pattern,
  isTurned: plan.isTurned,
  jointIn: plan.jointIn,
  startXIn: plan.start[0],
  startYIn: plan.start[1],
  sparePercent: plan.sparePercent,
})

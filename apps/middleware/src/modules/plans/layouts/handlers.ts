import type { ProjectLayouts } from '@tessera/client/shop/types.gen'
import { layoutCalls } from '@tessera/contract/middleware/layouts/operations'
import { queryValue } from '@tessera/server/call'
import { handle } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { PlanCall, PlanNeeds } from '../plan-needs.ts'
import { changeProject } from '../projects/change-project.ts'
import { getProjectById, itemPricesOf } from '../projects/read-project.ts'
import { seenVersion } from '../projects/seen-version.ts'
import type { StoredProject } from '../projects/stored-project.ts'
import { isLaidOut, layoutTile } from './layout-tile.ts'
import { deleteLayout, saveLayout } from './save-layout.ts'
import { listLayouts } from './stored-layout.ts'

/** Room layouts, tile by tile. They belong to a project and follow its rights and versions. */
export const layoutHandlers = (needs: PlanNeeds) => ({
  ...handle(layoutCalls.getLayoutTile, async (call) => {
    const sku = queryValue(call, 'sku') ?? ''
    if (!isLaidOut(needs.catalog.find(sku))) refuse('NotFound')
    return layoutTile(itemPricesOf(needs, call), sku, [])
  }),
  ...handle(layoutCalls.getProjectLayouts, async (call) => {
    const id = queryValue(call, 'projectId') || refuse('NotFound')
    return layoutsOf(needs, call, await getProjectById(needs.database, call, id))
  }),
  ...handle(layoutCalls.saveLayout, async (call) => {
    let saved = ''
    const work = saveLayout(itemPricesOf(needs, call), call, call.body, (id) => {
      saved = id
    })
    const { projectId, basketId } = await changeProject(needs, call, call.body, work)
    const layouts = await listLayouts(needs.database, projectId)
    const layout = layouts.find(({ layoutId }) => layoutId === saved) ?? refuse('NotFound')
    return { projectId, basketId, layout }
  }),
  ...handle(layoutCalls.deleteLayout, async (call) => {
    const basketId = queryValue(call, 'basketId') || refuse('NotFound')
    const work = deleteLayout(queryValue(call, 'layoutId') ?? '')
    const { projectId } = await changeProject(needs, call, { basketId, version: seenVersion(call) }, work)
    return layoutsOf(needs, call, await getProjectById(needs.database, call, projectId))
  }),
})

async function layoutsOf(needs: PlanNeeds, call: PlanCall, project: StoredProject): Promise<ProjectLayouts> {
  const { id, basketId, version } = project
  const layouts = await listLayouts(needs.database, id)
  return {
    projectId: id,
    basketId,
    version,
    tiles: tilesOf(
      needs,
      call,
      project,
      layouts.map(({ sku }) => sku),
    ),
    layouts,
  }
}

/** Planned products that can be laid out, plus products of existing layouts that are no longer in the plan. */
function tilesOf(needs: PlanNeeds, call: PlanCall, { items }: StoredProject, drawn: readonly string[]) {
  const prices = itemPricesOf(needs, call)
  const planned = items.map(({ sku }) => sku).filter((sku) => isLaidOut(needs.catalog.find(sku)))
  return [...new Set([...planned, ...drawn])].map((sku) => layoutTile(prices, sku, items))
}

import { projectCalls } from '@tessera/contract/middleware/projects/operations'
import { queryValue } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import { handle } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { PlanCall, PlanNeeds } from '../plan-needs.ts'
import { changeProject, type SeenBasket } from './change-project.ts'
import { createProject, duplicateProject } from './create-project.ts'
import { itemNeed } from './item-need.ts'
import { listProjects } from './list-projects.ts'
import { listOverspentProjects } from './overspent-projects.ts'
import { unitPrice } from './product-summary.ts'
import { projectCart } from './project-cart.ts'
import { readProjectContext } from './project-context.ts'
import { addItems, deleteItems, editItems } from './project-items.ts'
import { addPhoto, projectPhoto, removePhoto } from './project-photos.ts'
import { allotItems } from './project-view.ts'
import { getProjectByBasket, getProjectById, itemPricesOf, readProject } from './read-project.ts'
import { seenVersion } from './seen-version.ts'
import { checkProjectName, updateProject } from './update-project.ts'

type QueryCall = Parameters<typeof queryValue>[0]
const requireQuery = (call: QueryCall, name: string): string => queryValue(call, name) || refuse('NotFound')

const seenBasket = (call: QueryCall): SeenBasket => ({
  basketId: requireQuery(call, 'basketId'),
  version: seenVersion(call),
})

const itemHandlers = (needs: PlanNeeds) => ({
  ...handle(projectCalls.addItemToProject, (call) =>
    changeProject(needs, call, call.body, addItems(itemPricesOf(needs, call), call.body.items)),
  ),
  ...handle(projectCalls.getProjectItemDetails, (call) => itemDetails(needs, call, requireQuery(call, 'basketId'))),
  ...handle(projectCalls.editProjectItems, (call) =>
    changeProject(
      needs,
      call,
      call.body,
      editItems(
        itemPricesOf(needs, call),
        call.body.items.map(({ sku, ...edit }) => ({ ...edit, ...(sku && { sku }) })),
      ),
    ),
  ),
  ...handle(projectCalls.deleteProjectItems, (call) =>
    changeProject(
      needs,
      call,
      seenBasket(call),
      deleteItems(itemPricesOf(needs, call), requireQuery(call, 'basketItemGuid')),
    ),
  ),
})

const photoHandlers = (needs: PlanNeeds) => ({
  ...handle(projectCalls.addPhoto, (call) => changeProject(needs, call, call.body, addPhoto(call, call.body))),
  ...handle(projectCalls.removePhoto, (call) => changeProject(needs, call, call.body, removePhoto(call.body.photoId))),
  ...handle(projectCalls.getPhoto, (call) =>
    projectPhoto(needs.database, call, requireQuery(call, 'projectId'), requireQuery(call, 'photoId')),
  ),
})

/** Projects and their working baskets: the calls of the specification and our additions. */
export const projectHandlers = (needs: PlanNeeds) => ({
  ...handle(projectCalls.getMyProjects, (call) => listProjects(needs, call)),
  ...handle(projectCalls.getProjectDetail, async (call) =>
    readProject(
      needs,
      needs.database,
      call,
      await getProjectById(needs.database, call, requireQuery(call, 'projectId')),
    ),
  ),
  ...handle(projectCalls.createNewProject, (call) => createProject(needs, call)),
  ...handle(projectCalls.addProjectName, (call) => {
    const name = checkProjectName(queryValue(call, 'projectName') ?? null)
    const projectId = requireQuery(call, 'projectId')
    return changeProject(needs, call, seenBasket(call), async (db, project) => {
      if (project.id !== projectId) refuse('NotFound')
      await db.rows(sql`update projects set name = ${name} where id = ${project.id}`)
      return { what: `Named it ${name}`, parts: name === project.name ? [] : ['name'] }
    })
  }),
  ...handle(projectCalls.updateProject, (call) =>
    changeProject(needs, call, call.body, updateProject(call, call.body), { evenArchived: true }),
  ),
  ...handle(projectCalls.saveProject, (call) => saveProject(needs, call, seenBasket(call))),
  ...handle(projectCalls.getProjectCart, (call) =>
    projectCart(needs, call, requireQuery(call, 'projectId'), queryValue(call, 'roomId')),
  ),
  ...handle(projectCalls.getOverspentProjects, (call) => listOverspentProjects(needs, call)),
  ...handle(projectCalls.duplicateProject, (call) => duplicateProject(needs, call, requireQuery(call, 'projectId'))),
  ...itemHandlers(needs),
  ...photoHandlers(needs),
})

async function itemDetails(needs: PlanNeeds, call: PlanCall, basketId: string) {
  const project = await getProjectByBasket(needs.database, call, basketId)
  const context = await readProjectContext(needs.database, project)
  return {
    projectId: project.id,
    basketId: project.basketId,
    version: project.version,
    items: allotItems(itemPricesOf(needs, call), project, context.bought).items,
  }
}

/** Changes save themselves; this accepts today's prices, so that only later price changes are shown. */
const saveProject = (needs: PlanNeeds, call: PlanCall, basket: SeenBasket) =>
  changeProject(needs, call, basket, async (db, project) => {
    const { catalog, group, now } = itemPricesOf(needs, call)
    const seen = project.items.map((item) => {
      const product = catalog.find(item.sku)
      return { id: item.id, cents: unitPrice(product, group, now, itemNeed(product, item).boxes) }
    })
    await db.rows(sql`
      update project_items i set seen_price_cents = s.cents
      from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as s(id uuid, cents bigint)
      where i.id = s.id and i.project_id = ${project.id}`)
    await db.rows(sql`update projects set saved_at = ${call.now} where id = ${project.id}`)
    return { what: 'Saved the project', parts: [] }
  })

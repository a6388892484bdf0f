import type { ProjectCart, ProjectItem } from '@tessera/client/shop/types.gen'
import { invalid } from '../../../kit/shop-error.ts'
import type { PlanCall, PlanNeeds } from '../plan-needs.ts'
import { readProjectContext } from './project-context.ts'
import { allotItems } from './project-view.ts'
import { getProjectById, itemPricesOf } from './read-project.ts'

/**
 * The boxes of a project that are not ordered yet, as cart items, with a message for each product that cannot be
 * bought.
 */
export async function projectCart(
  needs: PlanNeeds,
  call: PlanCall,
  projectId: string,
  roomId: string | undefined,
): Promise<ProjectCart> {
  const { database } = needs
  const project = await getProjectById(database, call, projectId)
  const rooms = new Map(project.rooms.map(({ id, name }) => [id, name]))
  if (roomId && !rooms.has(roomId)) invalid('roomId', 'This room is no longer in the project.')
  const { bought } = await readProjectContext(database, project)
  const { items } = allotItems(itemPricesOf(needs, call), project, bought)
  const planned = items.filter((item) => !item.alternateOf && (!roomId || item.roomId === roomId))
  const nameOf = (item: ProjectItem) => (item.roomId && rooms.get(item.roomId)) ?? null
  return {
    items: planned
      .filter(({ isGone, openBoxes }) => !isGone && openBoxes > 0)
      .map((item) => ({ sku: item.sku, quantity: item.openBoxes, room: nameOf(item), projectId })),
    left: planned.flatMap(({ isGone, openBoxes, name }) => {
      if (isGone) return [`${name} is no longer available.`]
      return openBoxes === 0 ? [`${name} is already ordered.`] : []
    }),
  }
}

import type { OrderDetail } from '@tessera/client/shop/types.gen'
import type { Visitor } from '../../http/session/visitor.server.ts'

/** Creates a project from an order, room by room, without samples and discontinued products. */
export async function orderToProject({ shop }: Visitor, order: OrderDetail): Promise<string> {
  const lines = order.lines.filter(({ isSold, isSample }) => isSold && !isSample)
  const created = await shop.Project.CreateNewProject()
  const name = order.jobName ?? `Order ${order.number}`
  const named = await shop.Project.AddProjectName({
    basketId: created.basketId,
    projectId: created.projectId,
    projectName: name,
  })
  const rooms = [...new Set(lines.flatMap(({ room }) => room ?? []))].map((room) => ({ name: room }))
  const roomed = rooms.length > 0 ? await shop.Project.UpdateProject({ basketId: named.basketId, rooms }) : named
  const roomIds = new Map(roomed.rooms.map((room) => [room.name, room.id]))
  const items = lines.map(({ sku, boxes, room }) => ({
    sku,
    boxes,
    measuredBy: 'box' as const,
    roomId: (room && roomIds.get(room)) || null,
  }))
  const filled = items.length > 0 ? await shop.Project.AddItemToProject({ basketId: roomed.basketId, items }) : roomed
  await shop.Project.SaveProject({ basketId: filled.basketId })
  return filled.projectId
}

import type { ProjectLayoutTile } from '@tessera/client/shop/types.gen'
import { redirect } from 'react-router'
import type { Visitor } from '../../../http/session/visitor.server.ts'
import { refuseFields } from '../../../kit/plans/refuse-fields.server.ts'
import { withRoom } from '../read-room-form.ts'
import { layoutsHref } from '../tabs.ts'
import { paramsOf } from './change-layout.server.ts'
import { layoutBody } from './layout-body.ts'
import { readDraft } from './layout-draft.ts'
import { parseSurface } from './layout-surfaces.ts'
import { calculateLayout } from './plan-of-draft.ts'
import { visitorRoom } from './visitor-room.ts'

/** Saves what a visitor drew: a new room with its tile in the chosen project, or in a new one. */
export async function saveDrawing({ shop }: Visitor, tile: ProjectLayoutTile, form: FormData) {
  const draft = readDraft(paramsOf(form))
  const worked = calculateLayout({ ...draft, tile: tile.sku }, tile)
  if (!worked.drawn) return refuseFields(form, worked.problems)
  const projectId = String(form.get('project') ?? '')
  const project = projectId
    ? await shop.MyAccount.GetProjectDetail({ projectId })
    : await shop.Project.CreateNewProject()
  const { basketId } = project
  const { figures } = worked.drawn
  const rooms = withRoom(project.rooms, { name: draft.name || visitorRoom.name, areaSqft: figures.roomSqft })
  const named = projectId ? {} : { name: `${tile.name} layout`.slice(0, 120) }
  const planned = await shop.Project.UpdateProject({ basketId, rooms, ...named })
  const roomId = planned.rooms.at(-1)?.id ?? ''
  const quantity = { measuredBy: 'box' as const, boxes: figures.boxes, pattern: draft.pattern }
  const item = { sku: tile.sku, roomId, surface: parseSurface(draft.surface).surface, ...quantity }
  await shop.Project.AddItemToProject({ basketId, items: [item] })
  const body = { ...layoutBody({ ...draft, tile: tile.sku }, worked), roomId, basketId, layoutId: null }
  const { layout } = await shop.Projects.SaveLayout(body)
  return redirect(layoutsHref(project.projectId, { layout: layout.layoutId, said: 'layout-saved' }))
}

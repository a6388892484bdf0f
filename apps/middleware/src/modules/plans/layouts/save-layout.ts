import type { LayoutToSaveInput, ProjectLayout } from '@tessera/client/shop/types.gen'
import { drawLayout } from '@tessera/domain/layout/layout'
import { isProblem } from '@tessera/domain/layout/room-shape'
import { sql } from '@tessera/server/sql'
import { customerOf } from '../../../kit/customer-of.ts'
import { isUuid } from '../../../kit/is-uuid.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { type PlanCall, trimToNull } from '../plan-needs.ts'
import type { ProjectWork } from '../projects/change-project.ts'
import type { ItemPrices } from '../projects/item-view.ts'
import { checkRange } from '../projects/resolve-item.ts'
import type { StoredProject } from '../projects/stored-project.ts'
import { layoutTile } from './layout-tile.ts'
import { listLayouts, type StoredLayoutPlan } from './stored-layout.ts'

const maxLayouts = 100
const layoutPart = (id = ''): string => `layout ${id}`
const maxStartIn = 2400
const maxWalls = 40

/** Saves a layout as typed, with figures computed here. Reports its ID. */
export const saveLayout =
  (prices: ItemPrices, call: PlanCall, body: LayoutToSaveInput, onSaved: (id: string) => void): ProjectWork =>
  async (db, project) => {
    const room = project.rooms.find(({ id }) => id === body.roomId)
    if (!room) return invalid('roomId', 'This room is no longer in the project.')
    const layouts = await listLayouts(db, project.id)
    const before = body.layoutId ? layouts.find(({ layoutId }) => layoutId === body.layoutId) : undefined
    if (body.layoutId && !before) return invalid('layoutId', 'This layout is no longer in the project.')
    if (!before && layouts.length >= maxLayouts)
      return invalid('layoutId', `A project can hold up to ${maxLayouts} layouts. Remove one first.`)
    const sku = plannedSku(project, body.sku ?? '', before)
    const plan = planOf(body)
    const figures = figuresOf(prices, project, sku, plan)
    const { personID } = customerOf(call)
    const [row] = await db.rows<{ id: string }>(sql`
      insert into project_layouts (id, project_id, room_id, name, sku, plan, figures, created_at, updated_at, updated_by)
      values (coalesce(${before?.layoutId ?? null}::uuid, gen_random_uuid()), ${project.id}, ${room.id},
        ${trimToNull(body.name)}, ${sku}, ${JSON.stringify(plan)}::jsonb, ${JSON.stringify(figures)}::jsonb, ${call.now},
        ${call.now}, ${personID})
      on conflict (id) do update set room_id = excluded.room_id, name = excluded.name, sku = excluded.sku,
        plan = excluded.plan, figures = excluded.figures, updated_at = excluded.updated_at,
        updated_by = excluded.updated_by
      returning id`)
    onSaved(row?.id ?? '')
    return {
      what: `${before ? 'Changed' : 'Added'} a layout of ${room.name}`,
      parts: before ? [layoutPart(row?.id)] : [],
    }
  }

/** A product of the project, or the one the layout had before. */
function plannedSku({ items }: StoredProject, sku: string, before: ProjectLayout | undefined): string {
  if (before?.sku === sku || items.some((item) => item.sku === sku)) return sku
  return invalid('sku', 'Choose a product from the project.')
}

const planOf = (body: LayoutToSaveInput): StoredLayoutPlan => ({
  surface: body.surface ?? 'floor',
  wall: checkRange(body.wall ?? null, 'wall', 1, maxWalls),
  sides: (body.sides ?? []).map(({ inches = 0, turn = 'right' }) => ({ inches, turn })),
  cutOuts: (body.cutOuts ?? []).map(({ kind = 'other', xIn = 0, yIn = 0, widthIn = 0, depthIn = 0 }) => ({
    kind,
    xIn,
    yIn,
    widthIn,
    depthIn,
  })),
  doors: (body.doors ?? []).map(({ side = 0, fromIn = 0, widthIn = 0 }) => ({ side, fromIn, widthIn })),
  pattern: body.pattern ?? 'grid',
  isTurned: body.isTurned ?? false,
  jointIn: body.jointIn ?? 0,
  groutSku: trimToNull(body.groutSku),
  startXIn: checkRange(body.startXIn ?? 0, 'startXIn', -maxStartIn, maxStartIn),
  startYIn: checkRange(body.startYIn ?? 0, 'startYIn', -maxStartIn, maxStartIn),
  sparePercent: checkRange(body.sparePercent ?? 0, 'sparePercent', 0, 50),
})

function figuresOf(prices: ItemPrices, { items }: StoredProject, sku: string, plan: StoredLayoutPlan) {
  const tile = layoutTile(prices, sku, items)
  if (tile.problem) return invalid('sku', tile.problem)
  const grout = tile.grouts.find((one) => one.sku === plan.groutSku)
  if (plan.groutSku && !grout) return invalid('groutSku', 'Choose a grout that works with the tile.')
  const { sides, cutOuts, doors, startXIn, startYIn } = plan
  const drawn = drawLayout(tile, {
    ...plan,
    shape: { sides, cutOuts, doors },
    start: [startXIn, startYIn],
    groutBagLbs: grout?.bagLbs ?? null,
  })
  if (isProblem(drawn)) return invalid(drawn.field, drawn.message)
  return drawn.figures
}

export const deleteLayout =
  (layoutId: string): ProjectWork =>
  async (db, project) => {
    if (!isUuid(layoutId)) return refuse('NotFound')
    const gone = await db.rows(sql`
      delete from project_layouts where project_id = ${project.id} and id = ${layoutId} returning id`)
    return gone.length === 0 ? refuse('NotFound') : { what: 'Removed a layout', parts: [layoutPart(layoutId)] }
  }

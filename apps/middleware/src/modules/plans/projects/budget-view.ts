import type { ProjectDetail, ProjectItem, ProjectRoom } from '@tessera/client/shop/types.gen'
import { budgetOf, type CostDocument, costsByRoom, noCosts, sumCosts } from '@tessera/domain/planning/project-costs'
import type { StoredProject, StoredRoom } from './stored-project.ts'

type CostedItem = Pick<ProjectItem, 'alternateOf' | 'roomId' | 'totalCents' | 'unitPriceCents' | 'openBoxes'>

/** Alternates do not count until they are chosen. */
const sumPlanned = (items: readonly CostedItem[], of: (item: CostedItem) => number): number =>
  items.reduce((sum, item) => sum + (item.alternateOf ? 0 : of(item)), 0)

const planOf = (items: readonly CostedItem[]) => ({
  plannedCents: sumPlanned(items, ({ totalCents }) => totalCents),
  toOrderCents: sumPlanned(items, ({ unitPriceCents, openBoxes }) => unitPriceCents * openBoxes),
})

/** Planned, quoted, ordered, invoiced, returned and left, for the project and for each of its rooms. */
export function budgetView(
  { id, budgetCents, rooms }: Pick<StoredProject, 'id' | 'budgetCents' | 'rooms'>,
  items: readonly CostedItem[],
  documents: readonly CostDocument[],
): { budget: ProjectDetail['budget']; rooms: ProjectRoom[] } {
  const byRoom = costsByRoom(id, documents, new Set(rooms.map(({ name }) => name)))
  const plan = planOf(items)
  const { isOver, ...budget } = budgetOf(budgetCents, plan.toOrderCents, sumCosts(byRoom.values()))
  const loose = planOf(items.filter(({ roomId }) => roomId === null))
  const { isOver: _, ...outside } = budgetOf(null, loose.toOrderCents, byRoom.get(null) ?? noCosts)
  return {
    budget: { budgetCents, ...plan, ...budget, isOver, outside: { ...loose, ...outside } },
    rooms: rooms.map((room, at) => {
      // orders know a room by its name: the first one of that name takes them
      const isFirst = rooms.findIndex(({ name }) => name === room.name) === at
      return roomView(room, items, (isFirst && byRoom.get(room.name)) || noCosts)
    }),
  }
}

function roomView(room: StoredRoom, items: readonly CostedItem[], costs: typeof noCosts): ProjectRoom {
  const { id, name, lengthFt, widthFt, areaSqft, budgetCents, notes } = room
  const plan = planOf(items.filter(({ roomId }) => roomId === id))
  const { isOver, ...budget } = budgetOf(budgetCents, plan.toOrderCents, costs)
  return { id, name, lengthFt, widthFt, areaSqft, budgetCents, notes, ...plan, ...budget, isOverBudget: isOver }
}

import type { CartLine, ProjectDetail } from '@tessera/client/shop/types.gen'

/** How much of a project's planned quantity of a product the cart covers. */
export interface CartCoverage {
  sku: string
  projectId: string
  /** The room name, or the project name if the product is for several rooms or none. */
  place: string
  shortSqft: number | null
  shortUnits: number
}

type Item = ProjectDetail['items'][number]

/** Boxes in the cart go to the last changed project first, then to the next, so that no box is counted twice. */
export function coverageOf(lines: readonly CartLine[], projects: readonly ProjectDetail[]): CartCoverage[] {
  const left = new Map<string, number>()
  for (const { sku, kind, quantity } of lines) if (kind === 'product') left.set(sku, (left.get(sku) ?? 0) + quantity)
  return projects.flatMap((project) => {
    const bySku = Map.groupBy(project.items.filter(isWanted), ({ sku }) => sku)
    return [...bySku].flatMap(([sku, items]) => {
      const units = left.get(sku)
      if (units === undefined) return []
      const wanted = items.reduce((sum, { openBoxes }) => sum + openBoxes, 0)
      left.set(sku, Math.max(0, units - wanted))
      return {
        sku,
        projectId: project.projectId,
        place: roomOrProjectName(project, items),
        ...shortageOf(items, units),
      }
    })
  })
}

const isWanted = ({ alternateOf, isGone, openBoxes }: Item): boolean => !alternateOf && !isGone && openBoxes > 0

function roomOrProjectName({ name, rooms }: ProjectDetail, items: readonly Item[]): string {
  const [only, ...others] = new Set(items.map(({ roomId }) => roomId))
  return (others.length === 0 && rooms.find(({ id }) => id === only)?.name) || name
}

function shortageOf(items: readonly Item[], units: number): Pick<CartCoverage, 'shortSqft' | 'shortUnits'> {
  const sum = (of: (item: Item) => number) => items.reduce((all, item) => all + of(item), 0)
  const shortUnits = Math.max(0, sum(({ openBoxes }) => openBoxes) - units)
  const perUnit =
    sum(({ coveredSqft }) => coveredSqft ?? 0) /
    Math.max(
      1,
      sum(({ boxes }) => boxes),
    )
  if (perUnit === 0) return { shortSqft: null, shortUnits }
  const has = (units + sum(({ orderedBoxes }) => orderedBoxes)) * perUnit
  const short = sum(({ needSqft }) => needSqft ?? 0) - has
  // spare boxes for repairs are not missing from the floor
  return short > 0 ? { shortSqft: Math.ceil(short * 10) / 10, shortUnits } : { shortSqft: null, shortUnits: 0 }
}

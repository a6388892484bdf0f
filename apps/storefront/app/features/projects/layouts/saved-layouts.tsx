import type { ProjectDetail, ProjectLayout, ProjectLayoutTile } from '@tessera/client/shop/types.gen'
import { wastePatterns } from '@tessera/domain/coverage/waste'
import { formatArea, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { layoutsHref } from '../tabs.ts'
import { surfaceLabel } from './layout-surfaces.ts'

interface Props {
  project: ProjectDetail
  layouts: readonly ProjectLayout[]
  tiles: readonly ProjectLayoutTile[]
  current: string | undefined
}

/** The saved layouts side by side, and a link to create another. */
export function SavedLayouts({ project, layouts, tiles, current }: Props) {
  if (layouts.length === 0) return null
  const rooms = new Map(project.rooms.map(({ id, name }) => [id, name]))
  const units = new Map(tiles.map(({ sku, purchaseUnit }) => [sku, purchaseUnit]))
  return (
    <ul aria-label="Saved layouts" className="no-print grid gap-2 tablet:grid-cols-2 wide:grid-cols-3">
      {layouts.map((layout) => (
        <li key={layout.layoutId} className="border border-grout bg-surface">
          <Link
            href={layoutsHref(project.projectId, { layout: layout.layoutId })}
            aria-current={layout.layoutId === current ? 'page' : undefined}
            className="grid h-full gap-0.5 border-s-4 border-transparent px-4 py-3 no-underline hover:bg-paper aria-[current]:border-ink"
          >
            <span className="font-bold wrap-anywhere">{layout.name ?? rooms.get(layout.roomId)}</span>
            <span className="text-sm text-stone">
              {[layout.name && rooms.get(layout.roomId), surfaceLabel(layout), wastePatterns[layout.pattern].name]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className="tabular text-sm">
              {formatUnits(layout.figures.boxes, units.get(layout.sku) ?? 'box')} ·{' '}
              {formatArea(layout.figures.roomSqft)}
            </span>
          </Link>
        </li>
      ))}
      {current !== undefined && (
        <li className="border border-grout bg-surface">
          <Link
            href={layoutsHref(project.projectId)}
            className="flex h-full min-h-16 items-center px-5 py-3 no-underline hover:bg-paper"
          >
            New layout
          </Link>
        </li>
      )}
    </ul>
  )
}

import { useId } from 'react'
import { classNames } from './class-names.tsx'

interface Pattern {
  width: number
  height: number
  path: string
  turn?: number
}

const brick = 12

/**
 * Bricks of two cells, alternately horizontal and vertical. A row has two horizontal cells, then two vertical; each row
 * shifts them by one. A line separates neighboring cells that are not one brick.
 */
function herringbonePath(): string {
  const cells = [0, 1, 2, 3].flatMap((x) => [0, 1, 2, 3].map((y) => ({ x, y, part: (x - y + 4) % 4 })))
  return cells
    .map(({ x, y, part }) => {
      const right = part === 0 ? '' : `M${(x + 1) * brick} ${y * brick}v${brick}`
      const below = part === 3 ? '' : `M${x * brick} ${(y + 1) * brick}h${brick}`
      return right + below
    })
    .join('')
}

/** Fine line patterns: hexagons, herringbone, and a plain running bond for edges. */
const patterns = {
  hex: { width: 24, height: 41.57, path: 'M12 0v6.93L24 13.86v13.85L12 34.64v6.93M12 6.93 0 13.86v13.85l12 6.93' },
  herringbone: { width: 4 * brick, height: 4 * brick, path: herringbonePath(), turn: 45 },
  bond: { width: 48, height: 24, path: 'M0 .5h48M0 12.5h48M12 .5v12M36 12.5v12' },
} as const satisfies Record<string, Pattern>

export type MosaicKind = keyof typeof patterns

/** Fills its container with a line mosaic in the text color. */
export function Mosaic({ kind = 'hex', className }: { kind?: MosaicKind | undefined; className?: string | undefined }) {
  const id = useId()
  const { width, height, path, turn }: Pattern = patterns[kind]
  return (
    <svg aria-hidden="true" className={classNames('block w-full', className)}>
      <defs>
        <pattern
          id={id}
          width={width}
          height={height}
          patternUnits="userSpaceOnUse"
          patternTransform={turn && `rotate(${turn})`}
        >
          <path d={path} fill="none" stroke="currentColor" strokeWidth="1" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

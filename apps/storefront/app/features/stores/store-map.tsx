import type { MapPoint } from './albers-usa.ts'
import { mapSize } from './albers-usa.ts'

interface MapDot extends MapPoint {
  id: string
  name: string
  isPicked?: boolean
}

interface StoreMapProps {
  dots: readonly MapDot[]
  label: string
  /** Shows only the area around this point. */
  around?: MapPoint
}

const closeUp = { width: 240, height: 150 } as const

/** A static drawing: no map tiles, no tracking, no JavaScript. The list beside it has the same content. */
export function StoreMap({ dots, label, around }: StoreMapProps) {
  const size = around ? closeUp : mapSize
  const left = around ? around.x - size.width / 2 : 0
  const top = around ? around.y - size.height / 2 : 0
  const radius = around ? 2 : 4
  return (
    <svg
      viewBox={`${left} ${top} ${size.width} ${size.height}`}
      role="img"
      aria-label={label}
      className="h-auto w-full bg-surface"
    >
      <use href="/us-map.svg#map" className="text-line" />
      {dots.map(({ id, name, x, y, isPicked }) => {
        const half = isPicked ? radius * 1.6 : radius
        return (
          <rect
            key={id}
            x={x - half}
            y={y - half}
            width={half * 2}
            height={half * 2}
            className={isPicked ? 'fill-clay' : 'fill-ink'}
          >
            <title>{name}</title>
          </rect>
        )
      })}
    </svg>
  )
}

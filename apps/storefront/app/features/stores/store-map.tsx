import type { MapPoint } from './albers-usa.ts'
import { mapSize } from './albers-usa.ts'

interface MapDot extends MapPoint {
  id: string
  name: string
}

interface StoreMapProps {
  dots: readonly MapDot[]
  label: string
}

const half = 4

/** The whole country, drawn: no map tiles, no tracking, no JavaScript. The list beside it has the same content. */
export function StoreMap({ dots, label }: StoreMapProps) {
  return (
    <svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      role="img"
      aria-label={label}
      className="h-auto w-full bg-surface"
    >
      <use href="/us-map.svg#map" className="text-line" />
      {dots.map(({ id, name, x, y }) => (
        <rect key={id} x={x - half} y={y - half} width={half * 2} height={half * 2} className="fill-ink">
          <title>{name}</title>
        </rect>
      ))}
    </svg>
  )
}

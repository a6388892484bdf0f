import type { LaidPieces } from '@tessera/domain/layout/lay-tiles'
import { pathOf } from '@tessera/domain/layout/path-of'
import type { Ring } from '@tessera/domain/layout/polygon'
import type { LayoutRoom } from '@tessera/domain/layout/room-shape'
import type { FaceCrop } from '@tessera/pictures/views/face-crops'
import { hashIndex } from './drawing-paths.ts'

/** More pieces are too small to show a face, and their elements make the page heavy. */
const maxFaces = 600

interface Props {
  id: string
  room: LayoutRoom
  laid: LaidPieces
  /** The face picture of the product. */
  picture: string
  crops: readonly FaceCrop[]
  isHexagon: boolean
}

/** The pieces with the face of the product, cut off at the walls. Nothing where there are too many. */
export function TileFaces({ id, room, laid, picture, crops, isHexagon }: Props) {
  const rings = [...laid.full, ...laid.cuts.map(({ tile }) => tile)]
  if (rings.length > maxFaces || crops.length === 0) return null
  return (
    <g clipPath={`url(#${id}room)`}>
      <clipPath id={`${id}room`}>
        <path d={pathOf(room.rings)} clipRule="evenodd" />
      </clipPath>
      {isHexagon && (
        <clipPath id={`${id}hexagon`}>
          <path d="M.5 0L1 .25V.75L.5 1L0 .75V.25Z" />
        </clipPath>
      )}
      {crops.map((crop, at) => (
        <symbol key={crop.y} id={`${id}face${at}`} viewBox="0 0 1 1" preserveAspectRatio="none">
          <image href={picture} {...placed(crop)} preserveAspectRatio="none" />
        </symbol>
      ))}
      {rings.map((ring, at) => (
        <use
          key={`${ring[0]}`}
          href={`#${id}face${hashIndex(at) % crops.length}`}
          width="1"
          height="1"
          transform={faceMatrix(ring, isHexagon)}
          clipPath={isHexagon ? `url(#${id}hexagon)` : undefined}
        />
      ))}
    </g>
  )
}

/** The picture so large that the crop fills the unit square. */
const placed = ({ x, y, width, height }: FaceCrop) => ({
  x: -x / width,
  y: -y / height,
  width: 1 / width,
  height: 1 / height,
})

/** Maps the unit square to a tile: the picture's width to its longer side. */
export function faceMatrix(ring: Ring, isHexagon: boolean): string {
  const [origin, across, down] = isHexagon ? hexagonAxes(ring) : rectangleAxes(ring)
  return `matrix(${[...across, ...down, ...origin].map((one) => Math.round(one * 1000) / 1000).join(' ')})`
}

type Axes = [origin: [number, number], across: [number, number], down: [number, number]]

function rectangleAxes(ring: Ring): Axes {
  const [[x, y] = [0, 0], [ax, ay] = [0, 0], , [bx, by] = [0, 0]] = ring
  const [one, other]: [[number, number], [number, number]] = [
    [ax - x, ay - y],
    [bx - x, by - y],
  ]
  return Math.hypot(...one) >= Math.hypot(...other) ? [[x, y], one, other] : [[x, y], other, one]
}

/** Corners 0 and 3 are its points, 1 to 2 and 4 to 5 its sides. */
function hexagonAxes(ring: Ring): Axes {
  const [[tx, ty] = [0, 0], [rx, ry] = [0, 0], , [bx, by] = [0, 0], , [lx, ly] = [0, 0]] = ring
  const across: [number, number] = [rx - lx, ry - ly]
  return [[tx - across[0] / 2, ty - across[1] / 2], across, [bx - tx, by - ty]]
}

/**
 * Albers equal-area projection with Alaska and Hawaii below California, at the size of public/us-map.svg. The constants
 * are those of the atlas behind that map, so that stores appear at the right spot.
 */
interface MapPart {
  /** The central meridian, and the point that becomes the center. */
  turn: number
  middle: readonly [longitude: number, latitude: number]
  parallels: readonly [number, number]
  scale: number
  at: readonly [x: number, y: number]
}

const scale = 1300
export const mapSize = { width: 975, height: 610 } as const
const [centerX, centerY] = [mapSize.width / 2, mapSize.height / 2]

const parts = {
  mainland: { turn: 96, middle: [-0.6, 38.7], parallels: [29.5, 45.5], scale, at: [centerX, centerY] },
  alaska: {
    turn: 154,
    middle: [-2, 58.5],
    parallels: [55, 65],
    scale: scale * 0.35,
    at: [centerX - 0.307 * scale, centerY + 0.201 * scale],
  },
  hawaii: {
    turn: 157,
    middle: [-3, 19.9],
    parallels: [8, 18],
    scale,
    at: [centerX - 0.205 * scale, centerY + 0.212 * scale],
  },
} as const satisfies Record<string, MapPart>

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

function conicProjection([south, north]: readonly [number, number]) {
  const sine = Math.sin(toRadians(south))
  const n = (sine + Math.sin(toRadians(north))) / 2
  const c = 1 + sine * (2 * n - sine)
  const r0 = Math.sqrt(c) / n
  return (longitude: number, latitude: number): [number, number] => {
    const r = Math.sqrt(c - 2 * n * Math.sin(toRadians(latitude))) / n
    const angle = toRadians(longitude) * n
    return [r * Math.sin(angle), r0 - r * Math.cos(angle)]
  }
}

function projectPoint({ turn, middle, parallels, scale, at }: MapPart, longitude: number, latitude: number) {
  const raw = conicProjection(parallels)
  const [x, y] = raw(longitude + turn, latitude)
  const [middleX, middleY] = raw(...middle)
  return { x: at[0] + scale * (x - middleX), y: at[1] - scale * (y - middleY) }
}

const partOf = (longitude: number, latitude: number): MapPart => {
  if (latitude > 50) return parts.alaska
  return longitude < -140 ? parts.hawaii : parts.mainland
}

export interface MapPoint {
  x: number
  y: number
}

export function mapPointOf(place: { longitude: number; latitude: number }): MapPoint {
  const { x, y } = projectPoint(partOf(place.longitude, place.latitude), place.longitude, place.latitude)
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
}

import type { PlaneArea } from './product-field.ts'
import type { RoomSight } from './sight.ts'
import type { Stage } from './stage.ts'
import { createSurfacePoint, measureSteps, meetAt } from './surface-point.ts'

/** The visible area of the product and its finest resolution. */
export interface ProductSurvey {
  /** The whole visible area. */
  all: PlaneArea
  /** The part seen from near. */
  near: PlaneArea
  /** Size of a pixel on the product in meters, at the nearest point. */
  finest: number
}

const stride = 6
const point = createSurfacePoint()

/** Samples every sixth pixel of the product. */
export function surveyProduct(sight: RoomSight, seen: Int32Array): ProductSurvey | undefined {
  const { stage, lens } = sight
  const marks: [x: number, y: number, size: number][] = []
  for (let row = 0; row < lens.height; row += stride) {
    for (let column = 0; column < lens.width; column += stride) {
      const triangle = seen[row * lens.width + column] ?? -1
      if (triangle < 0 || stage.parts[stage.partOf[triangle] ?? 0]?.slot !== 'product') continue
      meetAt(sight, triangle, column + 0.5, row + 0.5, point)
      measureSteps(sight, column + 0.5, row + 0.5, point)
      const size = Math.min(Math.hypot(point.ux, point.vx), Math.hypot(point.uy, point.vy))
      marks.push([-point.u, -point.v, size])
    }
  }
  if (marks.length === 0) return undefined
  const sizes = marks.map(([, , size]) => size).sort((a, b) => a - b)
  const finest = sizes[Math.floor(sizes.length * 0.04)] ?? 0.001
  const margin = 0.12
  const close = marks.filter(([, , size]) => size < finest * 1.9)
  return { all: boundsAround(marks, margin), near: boundsAround(close, margin), finest }
}

/** The product's whole plane, visible or not: the pattern's origin must not depend on the picture's size. */
export function planeOf({ parts, uvs }: Stage): PlaneArea {
  const marks = parts
    .filter(({ slot, columns }) => slot === 'product' && columns > 0)
    .flatMap(({ firstVertex }) =>
      [0, 1, 2, 3].map((corner): [number, number, number] => {
        const at = (firstVertex + corner) * 2
        return [-(uvs[at] ?? 0), -(uvs[at + 1] ?? 0), 0]
      }),
    )
  return boundsAround(marks, 0)
}

function boundsAround(marks: readonly (readonly [number, number, number])[], margin: number): PlaneArea {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of marks) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin }
}

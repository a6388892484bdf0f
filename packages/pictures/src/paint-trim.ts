import { fromHex, mixColors, type Rgb } from './color.ts'
import { type CanvasPoint, createCanvas, fillRings, finishCanvas } from './draw/canvas.ts'
import type { Raster, Relief } from './raster.ts'
import type { TrimRecipe } from './recipe.ts'
import { paintFace } from './surface/paint-face.ts'
import { type ProfilePoint, profileOf } from './trim-profile.ts'

/** Projection of an inch along the trim, out of the wall and up the wall. Down is positive. */
const along: CanvasPoint = [0.95, -0.3]
const out: CanvasPoint = [-0.42, 0.26]
const up: CanvasPoint = [0, -1]

interface Sight {
  /** Pixels to the inch, and the canvas place of the near lower corner. */
  scale: number
  x: number
  y: number
  length: number
}

/** A length of trim seen from its end: the section in front, then the profile receding. */
export function paintTrim(recipe: TrimRecipe, size: number, face: number): Raster {
  const profile = profileOf(recipe.profile, recipe.height)
  // A long thin piece is shown cut short, so that its profile can be read.
  const length = Math.min(recipe.length, recipe.height * 4.6)
  const sight = sightOf(profile, length)
  const canvas = createCanvas(size)
  const pixelsPerInch = sight.scale * canvas.scale
  const texture = paintFace(recipe.surface, face, length, profile.at(-1)?.run ?? 1, pixelsPerInch)
  const place = (q: ProfilePoint, far: number): CanvasPoint => [
    sight.x + (q.out * out[0] + q.up * up[0] + far * along[0]) * sight.scale,
    sight.y + (q.out * out[1] + q.up * up[1] + far * along[1]) * sight.scale,
  ]
  const near = profile.map((q) => place(q, 0))
  const far = profile.map((q) => place(q, length))
  const paint = lengthPaint(profile, sight, texture, pixelsPerInch, recipe.surface.sheen)
  // One fill for all strips: edges that two of them share cancel, so that no paper shows between.
  fillRings(canvas, stripsOf(near, far), paint)
  const foot: ProfilePoint = { out: 0, up: 0, normalOut: 0, normalUp: 0, run: 0 }
  fillRings(canvas, [[...near, place(foot, 0)]], sectionColor(recipe))
  return finishCanvas(canvas)
}

/** The strips that face you. */
function stripsOf(near: readonly CanvasPoint[], far: readonly CanvasPoint[]): CanvasPoint[][] {
  return near.flatMap((a, i) => {
    const [b, c, d] = [near[i + 1], far[i + 1], far[i]]
    if (!b || !c || !d) return []
    const isSeen = (b[0] - a[0]) * (d[1] - a[1]) - (b[1] - a[1]) * (d[0] - a[0]) < 0
    return isSeen ? [[a, b, c, d]] : []
  })
}

/** Clay shows in the cut end of a glazed piece; stone and metal are the same all through. */
function sectionColor({ surface }: TrimRecipe): Rgb {
  const ground = fromHex(surface.palette[0] ?? '#cccccc')
  const isGlazed = ['solid', 'zellige', 'encaustic', 'glass'].includes(surface.look)
  const body = isGlazed ? fromHex('#d9c9b2') : ground
  return mixColors(body, [0, 0, 0], 0.12)
}

function sightOf(profile: readonly ProfilePoint[], length: number): Sight {
  const corners = profile.flatMap((q) =>
    [0, length].map(
      (far): CanvasPoint => [
        q.out * out[0] + q.up * up[0] + far * along[0],
        q.out * out[1] + q.up * up[1] + far * along[1],
      ],
    ),
  )
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const wide = Math.max(...xs) - Math.min(...xs)
  const high = Math.max(...ys) - Math.min(...ys)
  const scale = Math.min(880 / wide, 720 / high)
  return {
    scale,
    x: 500 - ((Math.max(...xs) + Math.min(...xs)) / 2) * scale,
    y: 500 - ((Math.max(...ys) + Math.min(...ys)) / 2) * scale,
    length,
  }
}

const shine = { matte: 0.03, satin: 0.14, gloss: 0.34 } as const

/** Finds the profile point at a picture point, then lights and colors it. */
function lengthPaint(
  profile: readonly ProfilePoint[],
  sight: Sight,
  texture: Relief,
  pixelsPerInch: number,
  sheen: keyof typeof shine,
): (x: number, y: number) => Rgb {
  const heights = profile.map((q) => depthBelowLine(q.out * out[0], q.out * out[1] - q.up))
  return (x, y) => {
    const dx = (x - sight.x) / sight.scale
    const dy = (y - sight.y) / sight.scale
    const height = depthBelowLine(dx, dy)
    let i = 0
    while (i + 2 < heights.length && (heights[i + 1] ?? 0) < height) i++
    const low = heights[i] ?? 0
    const t = Math.min(1, Math.max(0, (height - low) / ((heights[i + 1] ?? low) - low || 1)))
    const q = blendPoint(profile[i], profile[i + 1], t)
    const far = (dx - q.out * out[0]) / along[0]
    return lightPoint(texture, far * pixelsPerInch, q.run * pixelsPerInch, q, shine[sheen])
  }
}

/** Distance of a point below the line along which the trim runs. */
const depthBelowLine = (x: number, y: number): number => along[0] * y - along[1] * x

function blendPoint(a: ProfilePoint | undefined, b: ProfilePoint | undefined, t: number): ProfilePoint {
  const from = a ?? { out: 0, up: 0, normalOut: 0, normalUp: 1, run: 0 }
  const to = b ?? from
  const at = (key: keyof ProfilePoint): number => from[key] + (to[key] - from[key]) * t
  return { out: at('out'), up: at('up'), normalOut: at('normalOut'), normalUp: at('normalUp'), run: at('run') }
}

function lightPoint({ width, height, data }: Relief, x: number, y: number, q: ProfilePoint, gloss: number): Rgb {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x)))
  const row = Math.min(height - 1, Math.max(0, Math.floor(y)))
  const i = (row * width + column) * 3
  const facing = Math.max(0, q.normalOut * 0.5 + q.normalUp * 0.72)
  const diffuse = 0.5 + 0.62 * facing
  const mirror = Math.max(0, q.normalOut * 0.62 + q.normalUp * 0.785)
  const glint = mirror ** 40 * gloss
  return [(data[i] ?? 0) * diffuse + glint, (data[i + 1] ?? 0) * diffuse + glint, (data[i + 2] ?? 0) * diffuse + glint]
}

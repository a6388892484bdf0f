import { band, diamond, disc, fold, foldEight, leaf, octagram, square, toLine } from './motif-shapes.ts'

/** Distances to the first, second and third ink, applied in that order. The tile ranges from −1 to 1 in x and y. */
export type Motif = (x: number, y: number) => readonly [number, number, number]

const none = 9

/** From the corner of the tile, where four tiles make one figure. */
const fromCorner = (x: number): number => 1 - Math.abs(x)

const star: Motif = (x, y) => {
  const cx = fromCorner(x)
  const cy = fromCorner(y)
  return [
    Math.min(octagram(x, y, 0.6), band(octagram(cx, cy, 0.33), 0.035)),
    Math.min(octagram(x, y, 0.4), octagram(cx, cy, 0.2)),
    Math.min(octagram(x, y, 0.17), band(octagram(x, y, 0.5), 0.022)),
  ]
}

const foil = (x: number, y: number, reach: number, radius: number): number =>
  Math.min(disc(Math.abs(x) - reach, y, radius), disc(x, Math.abs(y) - reach, radius))

const quatrefoil: Motif = (x, y) => {
  const cx = fromCorner(x)
  const cy = fromCorner(y)
  const whole = foil(x, y, 0.4, 0.4)
  return [
    Math.min(whole, foil(cx, cy, 0.14, 0.15)),
    Math.max(whole + 0.1, -foil(x, y, 0.26, 0.27)),
    Math.min(disc(x, y, 0.12), band(foil(x, y, 0.2, 0.17), 0.025), disc(cx, cy, 0.07)),
  ]
}

const ogee: Motif = (x, y) => {
  const wide = 0.5 + 0.5 * Math.cos(Math.PI * y)
  const steep = 0.5 * Math.PI * Math.sin(Math.PI * Math.abs(y))
  const off = (Math.abs(x) - wide) / Math.sqrt(1 + steep * steep)
  const bloom = Math.min(
    leaf(y, x, -0.62, 0.62, 0.16),
    leaf(Math.abs(x) * 0.8 + y * 0.6, y * 0.8 - Math.abs(x) * 0.6, 0.02, 0.5, 0.1),
  )
  const far = leaf(fromCorner(y), fromCorner(x), -0.5, 0.5, 0.13)
  return [band(off, 0.085), Math.min(bloom, far), band(off, 0.02)]
}

const checker: Motif = (x, y) => {
  const lines = Math.sin(Math.PI * x * 2) * Math.sin(Math.PI * y * 2)
  const knot = diamond(toLine(x, 0.5), toLine(y, 0.5), 0.15)
  return [-lines * 0.16, knot, none]
}

const lattice: Motif = (x, y) => {
  const u = toLine((x + y) / 2, 0.5) * Math.SQRT2
  const v = toLine((x - y) / 2, 0.5) * Math.SQRT2
  const cross = square(u, v, 0.15)
  const inner = diamond(toLine(x + 0.5, 1), toLine(y, 1), 0.26)
  const other = diamond(toLine(x, 1), toLine(y + 0.5, 1), 0.26)
  return [Math.min(u, v) - 0.085, cross, Math.min(inner, other)]
}

const diamonds: Motif = (x, y) => {
  const ring = diamond(x, y, 0.96)
  const corner = diamond(fromCorner(x), fromCorner(y), 0.52)
  return [Math.max(ring, -diamond(x, y, 0.66)), Math.min(diamond(x, y, 0.5), corner), diamond(x, y, 0.2)]
}

const floral: Motif = (x, y) => {
  const [px, py] = foldEight(x, y)
  const [qx, qy] = foldEight(x * 0.9239 - y * 0.3827, x * 0.3827 + y * 0.9239)
  const [cx, cy] = foldEight(fromCorner(x), fromCorner(y))
  return [
    Math.min(leaf(px, py, 0.16, 0.82, 0.14), leaf(cx, cy, 0.06, 0.4, 0.075)),
    Math.min(leaf(qx, qy, 0.4, 0.98, 0.06), disc(x, y, 0.13)),
    Math.min(leaf(px, py, 0.26, 0.66, 0.055), disc(fromCorner(x), fromCorner(y), 0.06), disc(x, y, 0.055)),
  ]
}

const moorish: Motif = (x, y) => {
  const whole = octagram(x, y, 0.68)
  return [
    whole,
    Math.min(-whole + 0.1, octagram(x, y, 0.44)),
    Math.min(band(octagram(x, y, 0.56), 0.028), octagram(x, y, 0.24), diamond(fromCorner(x), fromCorner(y), 0.2)),
  ]
}

const fan: Motif = (x, y) => {
  const px = x + 1
  const py = 1 - y
  const far = Math.sqrt(px * px + py * py)
  const angle = Math.atan2(py, px)
  const slice = Math.PI / 16
  const ray = (toLine(angle, slice * 2) - slice * 0.5) * far
  const rays = Math.max(ray, far - 1.36, 0.5 - far)
  return [
    Math.min(band(far - 1.83, 0.15), rays),
    Math.min(band(far - 1.53, 0.06), far - 0.3),
    Math.min(band(far - 1.83, 0.04), band(far - 0.42, 0.035)),
  ]
}

/** Stars on the corners leave a cross with pointed arms between them. */
const cross: Motif = (x, y) => {
  const cx = fromCorner(x)
  const cy = fromCorner(y)
  const corner = octagram(cx, cy, 0.58)
  const petals = Math.min(leaf(Math.abs(x), y, 0.16, 0.6, 0.1), leaf(Math.abs(y), x, 0.16, 0.6, 0.1))
  return [
    -corner + 0.06,
    Math.min(octagram(cx, cy, 0.46), octagram(x, y, 0.13)),
    Math.min(petals, octagram(cx, cy, 0.2), band(octagram(cx, cy, 0.34), 0.02)),
  ]
}

const compass: Motif = (x, y) => {
  const [px, py] = fold(x, y, 4)
  const [qx, qy] = fold((x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2, 4)
  const point = Math.abs(py) * 0.97 - (0.96 - px) * 0.26
  const lesser = Math.abs(qy) * 0.97 - (0.72 - qx) * 0.3
  const isLit = py > 0
  return [
    Math.min(point, Math.max(lesser, -point + 0.03)),
    isLit ? Math.max(point + 0.02, -py) : Math.max(lesser + 0.02, -point + 0.05, -qy),
    Math.min(band(disc(x, y, 0.78), 0.02), disc(fromCorner(x), fromCorner(y), 0.16)),
  ]
}

const medallion: Motif = (x, y) => {
  const [px, py] = fold(x, y, 12)
  const cx = fromCorner(x)
  const cy = fromCorner(y)
  return [
    Math.min(band(disc(x, y, 0.84), 0.07), leaf(px, py, 0.2, 0.68, 0.075)),
    Math.min(disc(px - 0.69, py, 0.05), disc(x, y, 0.15), disc(cx, cy, 0.3)),
    Math.min(disc(x, y, 0.07), band(disc(x, y, 0.84), 0.018), band(disc(cx, cy, 0.21), 0.025)),
  ]
}

const clover: Motif = (x, y) => {
  const ax = Math.abs(x)
  const ay = Math.abs(y)
  const u = (ax + ay) * Math.SQRT1_2
  const v = Math.abs(ax - ay) * Math.SQRT1_2
  const leaves = Math.min(disc(u - 0.72, v - 0.16, 0.2), Math.max(v * 0.88 + (0.2 - u) * 0.47 - 0.02, u - 0.78))
  return [leaves, Math.min(disc(x, y, 0.17), diamond(1 - ax, y, 0.22), diamond(x, 1 - ay, 0.22)), disc(x, y, 0.07)]
}

const zigzag: Motif = (x, y) => {
  const up = (y - Math.abs(x)) * Math.SQRT1_2
  const step = Math.SQRT1_2
  return [toLine(up, step) - 0.12, toLine(up + step / 2, step) - 0.05, none]
}

const petals: Motif = (x, y) => {
  const arcs = Math.min(
    leaf(x * Math.SQRT1_2 + y * Math.SQRT1_2, y * Math.SQRT1_2 - x * Math.SQRT1_2, -Math.SQRT2, Math.SQRT2, 0.42),
    leaf(x * Math.SQRT1_2 - y * Math.SQRT1_2, y * Math.SQRT1_2 + x * Math.SQRT1_2, -Math.SQRT2, Math.SQRT2, 0.42),
  )
  return [Math.max(arcs, -disc(x, y, 0.24)), disc(x, y, 0.14), Math.max(arcs + 0.2, -disc(x, y, 0.34))]
}

const stripe: Motif = (x) => [toLine(x, 1) - 0.22, toLine(x + 0.5, 1) - 0.06, toLine(x, 1) - 0.04]

export const motifs: Readonly<Record<string, Motif>> = {
  star,
  quatrefoil,
  ogee,
  checker,
  lattice,
  diamond: diamonds,
  floral,
  moorish,
  fan,
  cross,
  compass,
  medallion,
  clover,
  zigzag,
  petals,
  stripe,
}

export const motifNames: readonly string[] = Object.keys(motifs)

import { randomAt } from '../noise.ts'

const knee = 0.56

/** Film curve as a table: linear up to the knee, then a long shoulder, so that windows do not clip. */
const steps = 2048
const brightest = 6
const shoulder = Float32Array.from({ length: steps + 1 }, (_, index) => {
  const over = (index / steps) * (brightest - knee)
  return knee + (1 - knee) * (1 - Math.exp(-over / (1 - knee)))
})

export function filmTone(x: number): number {
  if (x < knee) return x
  const place = Math.min(steps - 1, ((x - knee) * steps) / (brightest - knee))
  const step = Math.floor(place)
  const from = shoulder[step] ?? 1
  return from + ((shoulder[step + 1] ?? 1) - from) * (place - step)
}

/** Corners of a lens are a little darker. */
export function vignetteFactor(x: number, y: number, width: number, height: number): number {
  const dx = (x / width - 0.5) * 2
  const dy = (y / height - 0.5) * 2
  return 1 - 0.045 * (dx * dx + dy * dy)
}

const noiseSide = 128
/** Dither of half an eight-bit step, against banding on smooth walls. */
const noise = Float32Array.from(
  { length: noiseSide * noiseSide },
  (_, index) => (randomAt(index, 3, 99) - 0.5) * 0.0035,
)

export const ditherNoise = (x: number, y: number): number => noise[(y % noiseSide) * noiseSide + (x % noiseSide)] ?? 0

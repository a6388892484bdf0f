/** A pale sky, brightest above the horizon, with a garden below it. Writes linear RGB. */
export function skyLight(dx: number, dy: number, dz: number, into: Float32Array): void {
  const up = dy / Math.sqrt(dx * dx + dy * dy + dz * dz)
  if (up < 0) {
    const deep = Math.min(1, -up * 5)
    into[0] = 0.62 - 0.34 * deep
    into[1] = 0.66 - 0.36 * deep
    into[2] = 0.58 - 0.36 * deep
    return
  }
  const high = Math.min(1, up * 1.5)
  into[0] = 1.0 - 0.42 * high
  into[1] = 1.02 - 0.22 * high
  into[2] = 1.04 - 0.02 * high
}

export const sunColor = [1, 0.9, 0.74] as const
/** Daylight through a window, averaged: slightly cool against the sun. */
export const skyColor = [0.95, 0.985, 1.02] as const

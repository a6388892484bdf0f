/** A precomputed function of one number: strata, growth rings, strokes. */
export interface Line {
  from: number
  step: number
  values: Float32Array
}

export function createLine(from: number, to: number, step: number, draw: (at: number) => number): Line {
  const count = Math.max(2, Math.ceil((to - from) / step) + 2)
  return { from, step, values: Float32Array.from({ length: count }, (_, i) => draw(from + i * step)) }
}

export function lineAt({ from, step, values }: Line, at: number): number {
  const s = Math.max(0, Math.min(values.length - 1.001, (at - from) / step))
  const i = Math.floor(s)
  const a = values[i] ?? 0
  return a + ((values[i + 1] ?? 0) - a) * (s - i)
}

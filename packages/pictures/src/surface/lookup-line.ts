/** A precomputed function of one number: strata, growth rings, strokes. */
export interface LookupLine {
  from: number
  step: number
  values: Float32Array
}

export function createLookupLine(from: number, to: number, step: number, draw: (at: number) => number): LookupLine {
  const count = Math.max(2, Math.ceil((to - from) / step) + 2)
  return { from, step, values: Float32Array.from({ length: count }, (_, i) => draw(from + i * step)) }
}

export function lookupLineAt({ from, step, values }: LookupLine, at: number): number {
  const s = Math.max(0, Math.min(values.length - 1.001, (at - from) / step))
  const i = Math.floor(s)
  const a = values[i] ?? 0
  return a + ((values[i + 1] ?? 0) - a) * (s - i)
}

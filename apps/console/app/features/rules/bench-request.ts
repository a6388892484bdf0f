/** A test of 500 orders on a busy machine. */
export const testMilliseconds = 15_000

export const benchSizes = ['50', '200', '500'] as const
export const usualSize = '200'

/** How many orders the form asks to be tested on. */
export function benchSize(form: FormData): number {
  const asked = form.get('bench')
  return Number(benchSizes.find((size) => size === asked) ?? usualSize)
}

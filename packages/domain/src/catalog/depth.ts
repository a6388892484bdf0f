/** `depth` of a list of categories: how many levels below where it starts; one unless told, `all` has no end. */
export function findDepth(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return 1
  if (text.toLowerCase() === 'all') return Number.POSITIVE_INFINITY
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}

/** `depth` of a category list: the number of levels below its start, one by default; `all` means no limit. */
export function findDepth(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return 1
  if (text.toLowerCase() === 'all') return Number.POSITIVE_INFINITY
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}

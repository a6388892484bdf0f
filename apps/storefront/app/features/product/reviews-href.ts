export const sorts = [
  { value: 'helpful', label: 'Most helpful' },
  { value: 'newest', label: 'Newest' },
  { value: 'highest', label: 'Highest rated' },
  { value: 'lowest', label: 'Lowest rated' },
] as const

export const reviewSort = (search: string): string => new URLSearchParams(search).get('reviewsBy') ?? 'helpful'

/** The rest of the address, such as what was worked out, stays; what is empty goes. */
export function reviewsHref(path: string, search: string, changes: Record<string, string>): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  return `${path}${query.size > 0 ? `?${query}` : ''}#reviews`
}

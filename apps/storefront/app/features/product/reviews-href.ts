export const reviewSorts = [
  { value: 'helpful', label: 'Most helpful' },
  { value: 'newest', label: 'Newest' },
  { value: 'highest', label: 'Highest rated' },
  { value: 'lowest', label: 'Lowest rated' },
] as const

export const reviewSort = (search: string): string => new URLSearchParams(search).get('reviewsBy') ?? 'helpful'

/** Keeps the other parameters, such as the calculator's, and drops empty ones. */
export function reviewsHref(path: string, search: string, changes: Record<string, string>): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  return `${path}${query.size > 0 ? `?${query}` : ''}#reviews`
}

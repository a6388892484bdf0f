export const projectTabs = [
  'rooms',
  'materials',
  'layouts',
  'budget',
  'documents',
  'people',
  'activity',
  'details',
] as const
export type ProjectTab = (typeof projectTabs)[number]
/** The tabs of the project page; layouts have their own page. */
export type PlainTab = Exclude<ProjectTab, 'layouts'>

export const tabLabels: Record<ProjectTab, string> = {
  rooms: 'Rooms',
  materials: 'Materials',
  layouts: 'Layouts',
  budget: 'Budget',
  documents: 'Documents',
  people: 'People',
  activity: 'Activity',
  details: 'Details',
}

export const projectTabOf = (query: URLSearchParams): PlainTab =>
  (projectTabs.find((tab) => tab !== 'layouts' && tab === query.get('tab')) as PlainTab | undefined) ?? 'rooms'

const pathOf = (id: string): string => `/account/projects/${encodeURIComponent(id)}`

const withQuery = (path: string, params: Record<string, string>): string => {
  const query = new URLSearchParams(params).toString()
  return query ? `${path}?${query}` : path
}

export function projectHref(id: string, tab: ProjectTab = 'rooms', message?: string, room?: string): string {
  if (tab === 'layouts') return layoutsHref(id)
  const params = { ...(tab !== 'rooms' && { tab }), ...(room && { room }), ...(message && { said: message }) }
  return withQuery(pathOf(id), params)
}

export const layoutsHref = (id: string, params: Record<string, string> = {}): string =>
  withQuery(`${pathOf(id)}/layouts`, params)

export const projectTabs = ['rooms', 'materials', 'budget', 'documents', 'people', 'activity', 'details'] as const
export type ProjectTab = (typeof projectTabs)[number]

export const tabLabels: Record<ProjectTab, string> = {
  rooms: 'Rooms',
  materials: 'Materials',
  budget: 'Budget',
  documents: 'Documents',
  people: 'People',
  activity: 'Activity',
  details: 'Details',
}

export const projectTabOf = (query: URLSearchParams): ProjectTab =>
  projectTabs.find((tab) => tab === query.get('tab')) ?? 'rooms'

export function projectHref(id: string, tab: ProjectTab = 'rooms', said?: string): string {
  const params = new URLSearchParams()
  if (tab !== 'rooms') params.set('tab', tab)
  if (said) params.set('said', said)
  const query = params.toString()
  return `/account/projects/${encodeURIComponent(id)}${query ? `?${query}` : ''}`
}

import type { ProjectRow } from '@tessera/client/shop/types.gen'

export interface ProjectFilter {
  text: string
  show: 'active' | 'archived' | 'all'
  isOwnOnly: boolean
  page: number
}

export const projectsAtOnce = 24

export function projectFilterOf(query: URLSearchParams): ProjectFilter {
  const show = query.get('show')
  const page = Number(query.get('page') ?? 1)
  return {
    text: (query.get('q') ?? '').trim().slice(0, 100),
    show: show === 'archived' || show === 'all' ? show : 'active',
    isOwnOnly: query.get('own') === '1',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

const matchesStage = ({ stage }: ProjectRow, show: ProjectFilter['show']): boolean =>
  show === 'all' || (stage === 'archived') === (show === 'archived')

const searchTextOf = ({ name, clientName, placeText, projectId, owner }: ProjectRow): string =>
  [name, clientName, placeText, projectId, owner].join(' ').toLowerCase()

/** Projects that contain every typed word. The order stays as the middleware returns it: last changed first. */
export function findProjects(projects: readonly ProjectRow[], { text, show, isOwnOnly }: ProjectFilter): ProjectRow[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean)
  return projects.filter((project) => {
    if (!matchesStage(project, show) || (isOwnOnly && !project.isOwn)) return false
    const searchText = searchTextOf(project)
    return wanted.every((word) => searchText.includes(word))
  })
}

export function projectsHref({ text, show, isOwnOnly }: ProjectFilter, page: number): string {
  const params = new URLSearchParams()
  if (text) params.set('q', text)
  if (show !== 'active') params.set('show', show)
  if (isOwnOnly) params.set('own', '1')
  if (page > 1) params.set('page', String(page))
  const query = params.toString()
  return query ? `/account/projects?${query}` : '/account/projects'
}

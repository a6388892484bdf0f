import { optionGroup } from '@tessera/ui/option-group'
import type { OptionGroup } from '@tessera/ui/option-list'
import type { PageLink } from './found-groups.ts'

const key = 'tessera-console-recent'
const maxPages = 6

/** Pages that were found and opened lately in this tab, newest first. */
export function recentGroup(): OptionGroup[] {
  const options = readPages().map(({ href, label }) => ({ url: href, label, more: '' }))
  return optionGroup('Recent', options)
}

/** Only this tab remembers it, so that nothing stays on a shared computer. */
export function rememberPage(page: PageLink): void {
  const pages = [page, ...readPages().filter(({ href }) => href !== page.href)].slice(0, maxPages)
  try {
    sessionStorage.setItem(key, JSON.stringify(pages))
  } catch {
    // a browser without storage remembers nothing
  }
}

function readPages(): PageLink[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPage) : []
  } catch {
    return []
  }
}

const isPage = (value: unknown): value is PageLink =>
  typeof value === 'object' &&
  value !== null &&
  'href' in value &&
  'label' in value &&
  typeof value.href === 'string' &&
  typeof value.label === 'string'

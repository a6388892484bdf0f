export const sheetTabs = ['selection', 'share', 'comments', 'details'] as const
export type SheetTab = (typeof sheetTabs)[number]

export const sheetTabLabels: Record<SheetTab, string> = {
  selection: 'Selection',
  share: 'Share and sign',
  comments: 'Comments',
  details: 'Details and prices',
}

export const sheetTabOf = (query: URLSearchParams): SheetTab =>
  sheetTabs.find((tab) => tab === query.get('tab')) ?? 'selection'

export function sheetHref(id: string, tab: SheetTab = 'selection', message?: string): string {
  const params = new URLSearchParams()
  if (tab !== 'selection') params.set('tab', tab)
  if (message) params.set('said', message)
  const query = params.toString()
  return `/account/selection-sheets/${encodeURIComponent(id)}${query ? `?${query}` : ''}`
}

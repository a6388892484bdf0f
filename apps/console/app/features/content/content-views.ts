import type { StaffContentPage, StaffRedirectPage, StaffSynonyms } from '@tessera/client/shop/types.gen'
import type { staffContentViews } from '@tessera/contract/middleware/operator/content-models'
import type { altTextViews as altTextViewNames } from '@tessera/contract/middleware/operator/setting-models'
import type { StaffListAddress, StaffListQuery } from '../../generic/staff-list-query.ts'

type View = (typeof staffContentViews)[number]

export type ContentRow = StaffContentPage['items'][number]
export type ContentListQuery = StaffListQuery<View>

export type RedirectRow = StaffRedirectPage['items'][number]
export type SynonymRow = StaffSynonyms['items'][number]

export const contentPath = '/content'
export const redirectsPath = '/content/redirects'
export const synonymsPath = '/content/synonyms'
export const searchesPath = '/content/searches'
export const altTextsPath = '/content/alt-texts'

/** The tabs of everything that the shop says. */
export const contentTabs = [
  [contentPath, 'Pages'],
  [redirectsPath, 'Redirects'],
  [synonymsPath, 'Synonyms'],
  [searchesPath, 'Searches without result'],
  ['/content/settings', 'Settings'],
  [altTextsPath, 'Alternative texts'],
] as const

export const redirectLabels: Readonly<Record<number, string>> = {
  301: 'Moved for good',
  302: 'Moved for now',
  410: 'Gone',
}

export const contentList: StaffListAddress<View> = {
  path: contentPath,
  views: [
    ['articles', 'Blog', 'The first article will be listed here.'],
    ['guides', 'Guides', 'No guide is written yet.'],
    ['pages', 'Policies and pages', 'No page is written yet.'],
    ['categories', 'Categories', 'No category has a text.'],
    ['home', 'Home', 'Home has no texts.'],
    ['drafts', 'Not published', 'Customers see the newest version of every page.'],
    ['all', 'All', 'The first page will be listed here.'],
  ],
}

export const kindLabels: Readonly<Record<ContentRow['kind'], string>> = {
  article: 'Blog article',
  'installation-guide': 'Installation guide',
  'care-guide': 'Care guide',
  category: 'Category text',
  policy: 'Policy',
  page: 'Page',
  slot: 'Part of home',
}

/** The editor of a page. */
export const contentHref = (path: string): string => `/content/pages${path}`

type AltTextView = (typeof altTextViewNames)[number]

export type AltTextListQuery = StaffListQuery<AltTextView>

export const altTextList: StaffListAddress<AltTextView> = {
  path: altTextsPath,
  views: [
    ['missing', 'Missing', 'Every picture of a page has its words.'],
    ['all', 'All', 'Pages have no pictures yet.'],
  ],
}

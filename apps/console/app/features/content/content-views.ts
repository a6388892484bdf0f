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
  [searchesPath, 'Searches with no results'],
  ['/content/settings', 'Settings'],
  [altTextsPath, 'Alt text'],
] as const

export const redirectLabels: Readonly<Record<number, string>> = {
  301: 'Permanent (301)',
  302: 'Temporary (302)',
  410: 'Gone (410)',
}

export const contentList: StaffListAddress<View> = {
  path: contentPath,
  views: [
    ['articles', 'Blog', 'The first article will be listed here.'],
    ['guides', 'Guides', 'No guides yet.'],
    ['pages', 'Policies and pages', 'No pages yet.'],
    ['categories', 'Categories', 'No category has text.'],
    ['home', 'Home page', 'The home page has no text.'],
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
  slot: 'Home page section',
}

/** The editor of a page. */
export const contentHref = (path: string): string => `/content/pages${path}`

type AltTextView = (typeof altTextViewNames)[number]

export type AltTextListQuery = StaffListQuery<AltTextView>

export const altTextList: StaffListAddress<AltTextView> = {
  path: altTextsPath,
  views: [
    ['missing', 'Missing', 'Every picture has alt text.'],
    ['all', 'All', 'Pages have no pictures yet.'],
  ],
}

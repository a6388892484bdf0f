import { brand } from '@tessera/contract/brand'
import { pictureVersion } from '@tessera/pictures/media/media-url'
import type { MetaDescriptor } from 'react-router'

export interface PageMeta {
  title: string
  description?: string | null | undefined
  /** Canonical path of the page. Undefined for pages that search engines should not index. */
  canonical?: string | undefined
  /** Path of the preview image. */
  picture?: string | undefined
  kind?: 'website' | 'article' | 'product' | undefined
  isHidden?: boolean | undefined
  /** Another name than ours, on pages for clients of a contractor. */
  siteName?: string | undefined
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** Title, description, canonical URL and social preview tags. */
export function metaOf(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const base = publicUrlOf(matches)
  const {
    title,
    description,
    canonical,
    picture,
    kind = 'website',
    isHidden = canonical === undefined,
    siteName = brand.name,
  } = page
  const fullTitle = title === siteName ? title : `${title} – ${siteName}`
  return [
    { title: fullTitle },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(canonical ? [{ tagName: 'link' as const, rel: 'canonical', href: base + canonical }] : []),
    { property: 'og:title', content: title },
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: kind },
    { property: 'og:locale', content: 'en_US' },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    ...(canonical ? [{ property: 'og:url', content: base + canonical }] : []),
    ...(picture ? [{ property: 'og:image', content: base + picture }] : []),
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
  ]
}

export function publicUrlOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { publicUrl?: string } | undefined
  return root?.publicUrl ?? ''
}

export const contentPictureUrl = (name: string, width = 1280): string =>
  `/media/content/${name}/${width}.jpg?v=${pictureVersion}`

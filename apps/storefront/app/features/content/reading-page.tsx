import type { ContentItem } from '@tessera/client/shop/types.gen'
import { Breadcrumb, type Crumb } from '@tessera/ui/breadcrumb'
import { formatLongDay } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { ContentPicture } from '@tessera/ui/picture'
import type { ReactNode } from 'react'
import { HtmlContent } from './html-content.tsx'
import type { PageHeading } from './page-data.ts'
import { TableOfContents } from './table-of-contents.tsx'

interface ReadingPageProps {
  page: ContentItem
  crumbs: readonly Crumb[]
  headings: readonly PageHeading[]
  /** Shows author, date and reading time; policies have none. */
  hasByline?: boolean
  /** Shown beside the text, such as the tools of a guide. */
  aside?: ReactNode
  children?: ReactNode
}

/** Title, picture and text. Lines are at most 68 characters wide on every screen. */
export function ReadingPage({ page, crumbs, headings, hasByline = false, aside, children }: ReadingPageProps) {
  return (
    <article>
      <div className="page pt-6">
        <Breadcrumb crumbs={crumbs} />
        {page.isPreview && (
          <Notice kind="warning" title="Draft" className="mt-4">
            Only you can see this page. It isn’t published.
          </Notice>
        )}
        <header className="pt-10 pb-10 desktop:pt-16">
          <h1 className="max-w-4xl text-5xl">{page.title}</h1>
          {page.summary && <p className="mt-5 max-w-text text-xl text-stone">{page.summary}</p>}
          {hasByline && <Byline page={page} />}
        </header>
      </div>
      {page.picture && (
        <div className="page">
          <ContentPicture
            name={page.picture}
            alt={page.pictureAlt ?? ''}
            sizes="(min-width: 1376px) 1280px, 100vw"
            isFirst
            className="max-h-[75dvh]"
            imageClassName="max-h-[75dvh] object-cover"
          />
        </div>
      )}
      <div className="page grid gap-x-12 gap-y-8 pt-10 desktop:grid-cols-12 desktop:pt-14">
        <div className="no-print grid content-start gap-8 desktop:col-span-3">
          <TableOfContents headings={headings} />
          {aside}
        </div>
        <div className="min-w-0 desktop:col-span-8 desktop:col-start-5">
          <HtmlContent html={page.html} />
          {children}
        </div>
      </div>
    </article>
  )
}

function Byline({ page: { author, publishedOn, minutes } }: { page: ContentItem }) {
  return (
    <p className="mt-5 text-sm text-stone">
      {author && `${author} · `}
      {publishedOn && <time dateTime={publishedOn}>{formatLongDay(publishedOn)}</time>}
      {` · ${minutes} min read`}
    </p>
  )
}

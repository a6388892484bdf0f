import { articleJsonLd } from '../features/content/article-json-ld.ts'
import { articleMeta } from '../features/content/content-meta.ts'
import { GuideAside } from '../features/content/guide-aside.tsx'
import { loadPage } from '../features/content/load-page.server.ts'
import { MoreStories } from '../features/content/more-stories.tsx'
import { ProductGroups } from '../features/content/product-groups.tsx'
import { ReadingPage } from '../features/content/reading-page.tsx'
import { visitorContext } from '../http/session/context.server.ts'
import { breadcrumbFacts, JsonLd } from '../kit/seo/json-ld.tsx'
import { publicUrlOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/guide.ts'

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadPage(context.get(visitorContext).shop, `/guides/${params['*']}`, url)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => articleMeta(matches, loaderData?.page)

export default function Guide({ loaderData, matches }: Route.ComponentProps) {
  const { page, headings, groups, tools, skill, days } = loaderData
  const url = publicUrlOf(matches)
  const crumbs = [
    { title: 'Home', url: '/' },
    { title: 'Installation and care', url: '/guides' },
    { title: page.title, url: page.path },
  ]
  return (
    <>
      <ReadingPage
        page={page}
        crumbs={crumbs}
        headings={headings}
        hasByline
        aside={<GuideAside tools={tools} skill={skill} days={days} />}
      />
      <ProductGroups groups={groups} />
      <MoreStories title="More guides" stories={page.items} />
      <JsonLd facts={import.meta.env.SSR && (() => articleJsonLd(page, url))} />
      <JsonLd facts={import.meta.env.SSR && (() => breadcrumbFacts(url, crumbs))} />
    </>
  )
}

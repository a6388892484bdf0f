import { contentMeta } from '../features/content/content-meta.ts'
import { questionGroups } from '../features/content/html-parts.ts'
import { loadPage } from '../features/content/load-page.server.ts'
import { QuestionList, questionsJsonLd } from '../features/content/question-list.tsx'
import { ReadingPage } from '../features/content/reading-page.tsx'
import { visitorContext } from '../http/session/context.server.ts'
import { breadcrumbFacts, JsonLd } from '../kit/seo/json-ld.tsx'
import { publicUrlOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/page.ts'

/** Policies, About and FAQ pages are content items stored under their URL path. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const loaded = await loadPage(context.get(visitorContext).shop, url.pathname.replace(/\/$/, ''), url)
  const questions = url.pathname.startsWith('/faq') ? questionGroups(loaded.page.html) : []
  return { ...loaded, questions, page: questions.length > 0 ? { ...loaded.page, html: '' } : loaded.page }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => contentMeta(matches, loaderData?.page)

export default function Page({ loaderData: { page, headings, questions }, matches }: Route.ComponentProps) {
  const url = publicUrlOf(matches)
  const crumbs = [
    { title: 'Home', url: '/' },
    { title: page.title, url: page.path },
  ]
  return (
    <>
      <ReadingPage page={page} crumbs={crumbs} headings={headings}>
        <QuestionList groups={questions} />
      </ReadingPage>
      {questions.length > 0 && <JsonLd facts={import.meta.env.SSR && (() => questionsJsonLd(questions))} />}
      <JsonLd facts={import.meta.env.SSR && (() => breadcrumbFacts(url, crumbs))} />
    </>
  )
}

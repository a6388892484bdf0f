import type { ContentTeaser } from '@tessera/client/shop/types.gen'
import { visitorContext } from '../http/session/context.server.ts'
import { metaOf } from '../kit/seo/seo.ts'
import { StoryCard } from '../kit/story-card.tsx'
import type { Route } from './+types/guides.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { Product } = context.get(visitorContext).shop
  const [install, care] = await Promise.all([
    Product.GetContentItem({ itemPath: 'list/installation-guide' }),
    Product.GetContentItem({ itemPath: 'list/care-guide' }),
  ])
  return { install: install.items, care: care.items }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  metaOf(matches, {
    title: 'Installation and care',
    description: 'Step by step: setting floors and walls, grouting, and care.',
    canonical: '/guides',
  })

export default function Guides({ loaderData: { install, care } }: Route.ComponentProps) {
  return (
    <div className="page pt-12">
      <h1 className="mb-4 text-5xl">Installation and care</h1>
      <GuideList title="Installing" guides={install} />
      <GuideList title="Care" guides={care} />
    </div>
  )
}

function GuideList({ title, guides }: { title: string; guides: readonly ContentTeaser[] }) {
  return (
    <section className="pt-8">
      <h2 className="mb-6 border-t border-grout pt-6 text-2xl">{title}</h2>
      <ul className="grid gap-x-8 gap-y-12 tablet:grid-cols-2 desktop:grid-cols-3">
        {guides.map((guide) => (
          <li key={guide.path}>
            <StoryCard story={guide} sizes="(min-width: 1024px) 400px, (min-width: 768px) 50vw, 100vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}

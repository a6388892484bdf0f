import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Form } from 'react-router'
import { asCustomer } from '../features/account/as-customer.server.ts'
import { orNotFound } from '../http/or-not-found.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/product-to-project.ts'

/**
 * The add page asks for room and quantity. It searches by name, because a search by SKU redirects to the product page.
 */
const addHref = (projectId: string, name: string): string =>
  `/account/projects/${encodeURIComponent(projectId)}/add?q=${encodeURIComponent(name)}`

export function loader({ params, url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { MyAccount, Product } = visitor.shop
  return asCustomer(visitor, url, async () => {
    const [{ projects }, product] = await Promise.all([
      MyAccount.GetMyProjects(),
      orNotFound(Product.GetProductItemDetails({ productName: params.slug })),
    ])
    const { name, product_url } = product.record
    const open = projects.filter(({ stage }) => stage !== 'archived')
    return { name, back: product_url, projects: open }
  })
}

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Add to a project', isHidden: true })

/** Chooses the project that a product goes into; guests sign in first. */
export default function ProductToProject({ loaderData: { name, back, projects } }: Route.ComponentProps) {
  if (projects.length === 0)
    return (
      <div className="page pt-12">
        <EmptyState level={1} title="No project yet" action={<NewProject />}>
          A project keeps rooms, quantities and the budget together. Create one, then add {name}.
        </EmptyState>
      </div>
    )
  return (
    <div className="page grid max-w-3xl gap-6 pt-12">
      <h1 className="text-4xl">Add to a project</h1>
      <p>
        <Link href={back}>{name}</Link> goes to:
      </p>
      <ul className="border-t border-grout">
        {projects.map((project) => (
          <li key={project.projectId} className="border-b border-grout">
            <Link
              href={addHref(project.projectId, name)}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 no-underline hover:underline"
            >
              <span className="font-bold">{project.name}</span>
              <span className="text-sm text-stone">{formatUnits(project.items, 'item')}</span>
            </Link>
          </li>
        ))}
      </ul>
      <NewProject />
    </div>
  )
}

const NewProject = () => (
  <Form method="post" action="/account/projects">
    <Button type="submit">New project</Button>
  </Form>
)

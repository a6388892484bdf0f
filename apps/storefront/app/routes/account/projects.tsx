import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatUnits } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { Pagination } from '@tessera/ui/pagination'
import { Form, redirect, useNavigation } from 'react-router'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { findProjects, projectFilterOf, projectsAtOnce, projectsHref } from '../../features/projects/find-projects.ts'
import { ProjectCard } from '../../features/projects/project-card.tsx'
import { ProjectFilters } from '../../features/projects/project-filters.tsx'
import { projectHref } from '../../features/projects/tabs.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { PageHead } from '../../kit/account/page-head.tsx'
import { type FormArgs, formAction } from '../../kit/forms/form-action.server.ts'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/projects.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, async () => {
    const { projects, totalCount, isCapped } = await visitor.shop.MyAccount.GetMyProjects()
    const filter = projectFilterOf(url.searchParams)
    const found = findProjects(projects, filter)
    const first = (filter.page - 1) * projectsAtOnce
    return { filter, isCapped, totalCount, foundCount: found.length, shown: found.slice(first, first + projectsAtOnce) }
  })
}

/** Creates a project, or reopens one that was left empty. */
export const action = formAction(({ visitor, url }: FormArgs<Route.ActionArgs>) =>
  asCustomer(visitor, url, async () => {
    const { projectId } = await visitor.shop.Project.CreateNewProject()
    return redirect(projectHref(projectId, 'details'))
  }),
)

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Projects' })

export default function Projects({ loaderData }: Route.ComponentProps) {
  const { filter, isCapped, totalCount, foundCount, shown } = loaderData
  if (totalCount === 0) return <FirstProject />
  return (
    <div className="grid gap-6">
      <PageHead title="Projects" actions={<NewProject />} />
      <ProjectFilters key={`${filter.text} ${filter.show} ${filter.isOwnOnly}`} filter={filter} />
      <p role="status" className="text-stone">
        {formatUnits(foundCount, 'project')}
      </p>
      {isCapped && <Notice>Only your most recent projects are searched. Your store can find older ones.</Notice>}
      {shown.length > 0 ? (
        <ul className="grid border-s border-t border-grout tablet:grid-cols-2 wide:grid-cols-3">
          {shown.map((project) => (
            <ProjectCard key={project.projectId} project={project} />
          ))}
        </ul>
      ) : (
        <EmptyState title="No project matches">Try fewer words, or check the archive.</EmptyState>
      )}
      <Pagination
        page={filter.page}
        pages={Math.ceil(foundCount / projectsAtOnce)}
        hrefOf={(page) => projectsHref(filter, page)}
      />
    </div>
  )
}

function NewProject() {
  const { state, formAction } = useNavigation()
  return (
    <Form method="post" action="/account/projects">
      <Button type="submit" kind="primary" isBusy={state !== 'idle' && formAction === '/account/projects'}>
        New project
      </Button>
    </Form>
  )
}

const FirstProject = () => (
  <div className="grid gap-6">
    <PageHead title="Projects" />
    <EmptyState title="Plan a room: enter its size" action={<NewProject />} pattern="herringbone">
      <p>A project keeps a job’s rooms, products, budget and documents in one place. For example:</p>
      <p className="mt-3 text-start text-ink">
        Primary bath, 12 × 9 ft, herringbone floor: 108 sq ft plus 20% waste is 17 boxes. We flag that grout is missing
        and compare the cost with your budget.
      </p>
    </EmptyState>
  </div>
)

import { ownValue } from '@tessera/contract/kit/own-value'
import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { useNavigation } from 'react-router'
import { answerAsCustomer } from '../../features/account/answer-as-customer.server.ts'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { conflictIn } from '../../features/projects/edit-conflict.ts'
import { changeLayout, layoutActions } from '../../features/projects/layouts/change-layout.server.ts'
import { LayoutActions } from '../../features/projects/layouts/layout-actions.tsx'
import { LayoutStudio } from '../../features/projects/layouts/layout-studio.tsx'
import { draftFor } from '../../features/projects/layouts/new-draft.ts'
import { SavedLayouts } from '../../features/projects/layouts/saved-layouts.tsx'
import { takenIn } from '../../features/projects/layouts/taken-materials.ts'
import { TakenNotice } from '../../features/projects/layouts/taken-notice.tsx'
import { ProjectFrame } from '../../features/projects/project-frame.tsx'
import { projectMessages as words } from '../../features/projects/project-messages.ts'
import { projectHref } from '../../features/projects/tabs.ts'
import { withVersion } from '../../features/projects/with-version.ts'
import { findRefusal } from '../../http/form-refusal.ts'
import { orNotFound } from '../../http/or-not-found.server.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { type FormArgs, formActions } from '../../kit/forms/form-action.server.ts'
import { revalidateWhenStale } from '../../kit/plans/revalidate-when-stale.ts'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/project-layouts.ts'

export function loader({ url, params: { projectId }, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, async () => {
    const [project, found] = await Promise.all([
      orNotFound(visitor.shop.MyAccount.GetProjectDetail({ projectId })),
      orNotFound(visitor.shop.Projects.GetProjectLayouts({ projectId })),
    ])
    const query = url.searchParams
    const layout = found.layouts.find(({ layoutId }) => layoutId === query.get('layout'))
    return {
      project: withVersion(project),
      found: withVersion(found),
      layout,
      query: query.toString(),
      messageName: query.get('said') ?? '',
    }
  })
}

export const action = formActions(layoutActions, (args: FormArgs<Route.ActionArgs>, change) =>
  answerAsCustomer(args, () => changeLayout(change, args)),
)

export const shouldRevalidate = revalidateWhenStale

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  metaOf(matches, { title: loaderData ? `Layouts for ${loaderData.project.name}` : 'Layouts' })

export default function ProjectLayoutsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { project, found, query, messageName } = loaderData
  const taken = takenIn(actionData)
  const layout = found.layouts.find(({ layoutId }) => layoutId === taken?.layoutId) ?? loaderData.layout
  const refusal = findRefusal(actionData)
  const conflict = conflictIn(actionData)
  const isBusy = useNavigation().formMethod === 'POST'
  const typed = refusal?.typed ?? (conflict && Object.fromEntries(conflict.typed))
  const around = { rooms: project.rooms, items: project.items, tiles: found.tiles }
  const draft = draftFor(around, layout, new URLSearchParams(typed ?? query))
  const hasTiles = found.tiles.some(({ problem }) => problem === null)
  return (
    <ProjectFrame
      project={project}
      tab="layouts"
      conflict={conflict}
      notice={actionData ? undefined : ownValue(words, messageName)}
      trouble={refusal?.typed.form ? undefined : refusal?.message}
      ways={taken && <TakenNotice taken={taken} basketId={project.basketId} />}
    >
      <SavedLayouts project={project} layouts={found.layouts} tiles={found.tiles} current={layout?.layoutId} />
      {project.rooms.length === 0 || !hasTiles ? (
        <NoLayouts projectId={project.projectId} hasRooms={project.rooms.length > 0} />
      ) : (
        <LayoutStudio
          key={`${layout?.layoutId} ${layout?.updatedAt} ${query}`}
          {...{ around, draft, refusal }}
          hasProject
          hidden={{ basketId: found.basketId, layout: layout?.layoutId ?? '' }}
          renderActions={() => (
            <LayoutActions canEdit={project.canEdit} isSaved={layout !== undefined} isBusy={isBusy} />
          )}
        />
      )}
    </ProjectFrame>
  )
}

/** A layout needs a room and a tile; this names the missing one and links to it. */
const NoLayouts = ({ projectId, hasRooms }: { projectId: string; hasRooms: boolean }) => (
  <EmptyState
    title={hasRooms ? 'Choose a tile for the room first' : 'Start with a room'}
    pattern="bond"
    action={
      <LinkButton href={hasRooms ? `${projectHref(projectId)}/add` : projectHref(projectId)} kind="primary">
        {hasRooms ? 'Choose a tile' : 'Add a room'}
      </LinkButton>
    }
  >
    {hasRooms
      ? 'Then see every tile and cut to scale, and how many boxes you need.'
      : 'Enter a name and dimensions. Then choose a tile and see every cut to scale.'}
  </EmptyState>
)

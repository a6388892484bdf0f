import { Notice } from '@tessera/ui/notice'
import { answerAsCustomer } from '../../features/account/answer-as-customer.server.ts'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { AddItemForm } from '../../features/projects/add-item-form.tsx'
import { changeProject, projectActions } from '../../features/projects/change-project.server.ts'
import { ConflictNotice } from '../../features/projects/conflict-notice.tsx'
import { conflictIn } from '../../features/projects/edit-conflict.ts'
import { projectHref } from '../../features/projects/tabs.ts'
import { findRefusal } from '../../http/form-refusal.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { type FormArgs, formActions } from '../../kit/forms/form-action.server.ts'
import { AddFinder, AddPage } from '../../kit/plans/add-page.tsx'
import { loadForAdding } from '../../kit/plans/load-for-adding.server.ts'
import { revalidateWhenStale } from '../../kit/plans/revalidate-when-stale.ts'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/project-add.ts'

export function loader({ url, params, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { shop } = visitor
  const { projectId } = params
  return asCustomer(visitor, url, () => loadForAdding(shop, url, shop.MyAccount.GetProjectDetail({ projectId })))
}

export const action = formActions(projectActions, (args: FormArgs<Route.ActionArgs>, change) =>
  answerAsCustomer(args, () => changeProject(change, args)),
)

export const shouldRevalidate = revalidateWhenStale

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Add products' })

export default function AddProducts({ loaderData, actionData }: Route.ComponentProps) {
  const { plan: project, roomId, inPlaceOf } = loaderData
  const room = project.rooms.find(({ id }) => id === roomId)
  const main = project.items.find(({ basketItemGuid }) => basketItemGuid === inPlaceOf)
  const planned = project.items.filter((item) => item.roomId === (room?.id ?? null))
  const refusal = findRefusal(actionData)
  const conflict = conflictIn(actionData)
  return (
    <AddPage
      to={{ name: project.name, href: projectHref(project.projectId), what: 'project' }}
      isAlternate={main !== undefined}
      about={main ? `Alternate for ${main.name}` : `For ${room?.name ?? 'the project (no room)'}`}
    >
      {conflict && <ConflictNotice conflict={conflict} />}
      {planned.length > 0 && (
        <Notice>
          Chosen so far{room && ` for ${room.name}`}: {planned.map(({ name }) => name).join('; ')}
        </Notice>
      )}
      <AddFinder
        found={loaderData}
        hiddenFields={{ ...(room && { room: room.id }), ...(main && { item: inPlaceOf }) }}
        form={(record, back) => (
          <AddItemForm
            key={`${record.sku} ${project.version}`}
            {...{ record, project, back, refusal }}
            roomId={room?.id ?? ''}
            alternateOf={main ? inPlaceOf : ''}
          />
        )}
      />
    </AddPage>
  )
}

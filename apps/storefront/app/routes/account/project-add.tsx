import { LinkButton } from '@tessera/ui/button'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { PageHead } from '../../account/page-head.tsx'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { AddItemForm } from '../../features/projects/add-item-form.tsx'
import { changeProject } from '../../features/projects/change-project.server.ts'
import { conflictIn } from '../../features/projects/conflict.ts'
import { ConflictNotice } from '../../features/projects/conflict-notice.tsx'
import { projectHref } from '../../features/projects/tabs.ts'
import { findRefusal } from '../../forms/form-refusal.ts'
import { metaOf } from '../../lib/seo.ts'
import { orNotFound } from '../../lib/shop-answers.server.ts'
import { findForPlan } from '../../planning/find-for-plan.server.ts'
import { ProductFinder } from '../../planning/product-finder.tsx'
import { revalidateWhenStale } from '../../planning/revalidate-when-stale.ts'
import { visitorContext } from '../../session/context.server.ts'
import type { Route } from './+types/project-add.ts'

export function loader({ url, params, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const query = (name: string) => url.searchParams.get(name)?.slice(0, 100) ?? ''
  return asCustomer(visitor, url, async () => {
    const [project, found] = await Promise.all([
      orNotFound(visitor.shop.MyAccount.GetProjectDetail({ projectId: params.projectId })),
      findForPlan(visitor.shop, query('q')),
    ])
    return { project, ...found, text: query('q'), roomId: query('room'), alternateOf: query('alternateOf') }
  })
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const visitor = context.get(visitorContext)
  const form = await request.formData()
  return asCustomer(visitor, url, () => changeProject(visitor, url, params.projectId, form))
}

export const shouldRevalidate = revalidateWhenStale

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Add products' })

export default function AddProducts({ loaderData, actionData }: Route.ComponentProps) {
  const { project, records, total, text, roomId, alternateOf } = loaderData
  const room = project.rooms.find(({ id }) => id === roomId)
  const main = project.items.find(({ basketItemGuid }) => basketItemGuid === alternateOf)
  const planned = project.items.filter((item) => item.roomId === (room?.id ?? null))
  const refusal = findRefusal(actionData)
  const conflict = conflictIn(actionData)
  const kept = { ...(room && { room: room.id }), ...(main && { alternateOf }) }
  const back = new URLSearchParams({ ...(text && { q: text }), ...kept }).toString() || 'q='
  return (
    <div className="grid gap-6">
      <p className="text-sm">
        <Link href={projectHref(project.projectId)}>{project.name}</Link>
      </p>
      <PageHead
        title={main ? 'Choose an alternate' : 'Add products'}
        actions={<LinkButton href={projectHref(project.projectId)}>Back to the project</LinkButton>}
      >
        {main ? `In place of ${main.name}` : `For ${room?.name ?? 'the project, in no room'}`}
      </PageHead>
      {conflict && <ConflictNotice conflict={conflict} />}
      {planned.length > 0 && (
        <Notice>
          Chosen so far{room && ` for ${room.name}`}: {planned.map(({ name }) => name).join('; ')}
        </Notice>
      )}
      <ProductFinder
        text={text}
        kept={kept}
        records={records}
        total={total}
        form={(record) => (
          <AddItemForm
            key={`${record.sku} ${project.version}`}
            record={record}
            project={project}
            roomId={room?.id ?? ''}
            alternateOf={main ? alternateOf : ''}
            back={back}
            refusal={refusal}
          />
        )}
      />
    </div>
  )
}

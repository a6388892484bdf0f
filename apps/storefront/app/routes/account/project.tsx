import { ownValue } from '@tessera/contract/kit/own-value'
import type { ReactNode } from 'react'
import { answerAsCustomer } from '../../features/account/answer-as-customer.server.ts'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { uploadPhoto } from '../../features/forms/upload-photo.server.ts'
import { ActivityView } from '../../features/projects/activity-view.tsx'
import { BudgetView } from '../../features/projects/budget-view.tsx'
import { changeProject, projectActions } from '../../features/projects/change-project.server.ts'
import { DetailsView } from '../../features/projects/details-view.tsx'
import { DocumentsView } from '../../features/projects/documents-view.tsx'
import { conflictIn } from '../../features/projects/edit-conflict.ts'
import { MaterialsView } from '../../features/projects/materials-view.tsx'
import { openPartsOf } from '../../features/projects/open-parts.ts'
import { PeopleView } from '../../features/projects/people-view.tsx'
import { ProjectActions } from '../../features/projects/project-actions.tsx'
import { ProjectFrame } from '../../features/projects/project-frame.tsx'
import { projectMessages as words } from '../../features/projects/project-messages.ts'
import { RemovedItem, removedIn } from '../../features/projects/removed-item.tsx'
import { RoomsView } from '../../features/projects/rooms-view.tsx'
import { type PlainTab, projectTabOf } from '../../features/projects/tabs.ts'
import { withVersion } from '../../features/projects/with-version.ts'
import { findRefusal } from '../../http/form-refusal.ts'
import { orNotFound } from '../../http/or-not-found.server.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { type FormArgs, formActions } from '../../kit/forms/form-action.server.ts'
import { revalidateWhenStale } from '../../kit/plans/revalidate-when-stale.ts'
import { scopeField } from '../../kit/plans/scoped-form.tsx'
import { maxPhotoBytes, uploadFormPhoto } from '../../kit/plans/upload-form-photo.server.ts'
import { useRevalidateInterval } from '../../kit/plans/use-revalidate-interval.ts'
import { metaOf } from '../../kit/seo/seo.ts'
import { unpack } from '../../render-cache/packed.ts'
import { pack } from '../../render-cache/page-data.server.ts'
import type { Route } from './+types/project.ts'

export function loader({ url, params, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, async () =>
    pack(context, {
      project: withVersion(await orNotFound(visitor.shop.MyAccount.GetProjectDetail({ projectId: params.projectId }))),
      tab: projectTabOf(url.searchParams),
      open: openPartsOf(url.searchParams),
      messageName: url.searchParams.get('said') ?? '',
      year: visitor.year,
    }),
  )
}

export const action = formActions(
  projectActions,
  (args: FormArgs<Route.ActionArgs>, change) =>
    answerAsCustomer(args, async () => {
      await uploadFormPhoto(args.request, args.form, uploadPhoto)
      return changeProject(change, args)
    }),
  { maxBytes: maxPhotoBytes },
)

export const shouldRevalidate = revalidateWhenStale

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  metaOf(matches, { title: loaderData ? unpack(loaderData).project.name : 'Project' })

/** Refreshes to show changes by colleagues, but not on tabs with forms. */
const refreshMilliseconds = 20_000

export default function Project({ loaderData, actionData }: Route.ComponentProps) {
  const { project, tab, open, messageName, year } = unpack(loaderData)
  const refusal = findRefusal(actionData)
  const conflict = conflictIn(actionData)
  const removed = removedIn(actionData)
  const message = actionData ? undefined : ownValue(words, messageName)
  useRevalidateInterval(refreshMilliseconds, tab !== 'details' && tab !== 'people')
  const views: Record<PlainTab, () => ReactNode> = {
    rooms: () => <RoomsView project={project} open={open} refusal={refusal} />,
    materials: () => <MaterialsView project={project} />,
    budget: () => <BudgetView project={project} />,
    documents: () => <DocumentsView project={project} year={year} />,
    people: () => <PeopleView project={project} refusal={refusal} />,
    activity: () => <ActivityView project={project} />,
    details: () => <DetailsView key={project.projectId} project={project} refusal={refusal} />,
  }
  const isHomeless = refusal && !refusal.typed[scopeField] && tab !== 'details'
  return (
    <ProjectFrame
      project={project}
      tab={tab}
      conflict={conflict}
      notice={message}
      trouble={isHomeless ? refusal.message : undefined}
      ways={
        <>
          {removed && <RemovedItem item={removed} basketId={project.basketId} />}
          <ProjectActions project={project} refusal={refusal} />
        </>
      }
    >
      {views[tab]()}
    </ProjectFrame>
  )
}

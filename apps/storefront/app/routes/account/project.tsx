import { own } from '@tessera/contract/kit/own'
import type { ReactNode } from 'react'
import { answerAsCustomer } from '../../features/account/answer-as-customer.server.ts'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { uploadPhoto } from '../../features/forms/upload-photo.server.ts'
import { ActivityView } from '../../features/projects/activity-view.tsx'
import { BudgetView } from '../../features/projects/budget-view.tsx'
import { changeProject, projectActions } from '../../features/projects/change-project.server.ts'
import { conflictIn } from '../../features/projects/conflict.ts'
import { DetailsView } from '../../features/projects/details-view.tsx'
import { DocumentsView } from '../../features/projects/documents-view.tsx'
import { MaterialsView } from '../../features/projects/materials-view.tsx'
import { PeopleView } from '../../features/projects/people-view.tsx'
import { ProjectFrame } from '../../features/projects/project-frame.tsx'
import { ProjectWays } from '../../features/projects/project-ways.tsx'
import { RemovedItem, removedIn } from '../../features/projects/removed-item.tsx'
import { RoomsView } from '../../features/projects/rooms-view.tsx'
import { said as words } from '../../features/projects/said.ts'
import { type PlainTab, projectTabOf } from '../../features/projects/tabs.ts'
import { findRefusal } from '../../http/form-refusal.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { orNotFound } from '../../http/shop-answers.server.ts'
import { type FormArgs, formActions } from '../../kit/forms/form-action.server.ts'
import { passPhoto, photoBytes } from '../../kit/plans/pass-photo.server.ts'
import { revalidateWhenStale } from '../../kit/plans/revalidate-when-stale.ts'
import { scopeField } from '../../kit/plans/scoped-form.tsx'
import { useLookingAgain } from '../../kit/plans/use-looking-again.ts'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/project.ts'

export function loader({ url, params, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, async () => ({
    project: await orNotFound(visitor.shop.MyAccount.GetProjectDetail({ projectId: params.projectId })),
    tab: projectTabOf(url.searchParams),
    said: url.searchParams.get('said') ?? '',
    year: new Date().getUTCFullYear(),
  }))
}

export const action = formActions(
  projectActions,
  (asked: FormArgs<Route.ActionArgs>, change) =>
    answerAsCustomer(asked, async () => {
      await passPhoto(asked.request, asked.form, uploadPhoto)
      return changeProject(change, asked)
    }),
  { mostBytes: photoBytes },
)

export const shouldRevalidate = revalidateWhenStale

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  metaOf(matches, { title: loaderData?.project.name ?? 'Project' })

/** Refreshes to show changes by colleagues, but not on tabs with forms. */
const lookAgainMilliseconds = 20_000

export default function Project({ loaderData, actionData }: Route.ComponentProps) {
  const { project, tab, said, year } = loaderData
  const refusal = findRefusal(actionData)
  const conflict = conflictIn(actionData)
  const removed = removedIn(actionData)
  const told = actionData ? undefined : own(words, said)
  useLookingAgain(lookAgainMilliseconds, tab !== 'details' && tab !== 'people')
  const views: Record<PlainTab, () => ReactNode> = {
    rooms: () => <RoomsView project={project} refusal={refusal} />,
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
      told={told}
      trouble={isHomeless ? refusal.message : undefined}
      ways={
        <>
          {removed && <RemovedItem item={removed} basketId={project.basketId} />}
          <ProjectWays project={project} refusal={refusal} />
        </>
      }
    >
      {views[tab]()}
    </ProjectFrame>
  )
}

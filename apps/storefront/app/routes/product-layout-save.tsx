import { Button } from '@tessera/ui/button'
import { RadioGroup } from '@tessera/ui/choice-field'
import { Link } from '@tessera/ui/link'
import { Form, useNavigation } from 'react-router'
import { answerAsCustomer } from '../features/account/answer-as-customer.server.ts'
import { asCustomer } from '../features/account/as-customer.server.ts'
import { loadLayoutTile } from '../features/projects/layouts/load-layout-tile.server.ts'
import { saveDrawing } from '../features/projects/layouts/save-drawing.server.ts'
import { findRefusal } from '../http/form-refusal.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { type FormArgs, formAction } from '../kit/forms/form-action.server.ts'
import { RefusalSummary } from '../kit/forms/refusal-summary.tsx'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/product-layout-save.ts'

export function loader({ params, url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, async () => {
    const [{ projects }, { tile }] = await Promise.all([
      visitor.shop.MyAccount.GetMyProjects(),
      loadLayoutTile(visitor.shop, params.slug),
    ])
    const open = projects.filter(({ stage }) => stage !== 'archived')
    return {
      tile,
      projects: open.map(({ projectId, name }) => ({ projectId, name })),
      drawn: [...url.searchParams],
    }
  })
}

export const action = formAction((args: FormArgs<Route.ActionArgs>) =>
  answerAsCustomer(args, async () => {
    const { tile } = await loadLayoutTile(args.visitor.shop, args.params.slug)
    return saveDrawing(args.visitor, tile, args.form)
  }),
)

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Save your layout', isHidden: true })

/** Chooses the project of a drawing; guests sign in first and come back with it. */
export default function ProductLayoutSave({ loaderData: { tile, projects, drawn }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle'
  const choices = [
    { value: '', label: 'A new project' },
    ...projects.map(({ projectId, name }) => ({ value: projectId, label: name })),
  ]
  const back = `${tile.product_url}/layout?${new URLSearchParams(drawn)}`
  return (
    <div className="page grid max-w-3xl gap-6 pt-12">
      <h1 className="text-4xl">Save your layout</h1>
      <p>
        A project keeps rooms, quantities and the budget together. Your drawing with {tile.name} becomes a room of it.
      </p>
      <RefusalSummary refusal={findRefusal(actionData)} />
      <Form method="post" className="grid gap-6">
        {drawn.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <RadioGroup legend="Save to" name="project" defaultValue="" options={choices} />
        <div className="flex flex-wrap items-center gap-6">
          <Button type="submit" kind="primary" isBusy={isBusy}>
            Save layout
          </Button>
          <Link href={back}>Back to the drawing</Link>
        </div>
      </Form>
    </div>
  )
}

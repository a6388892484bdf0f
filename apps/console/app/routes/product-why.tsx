import { randomUUID } from 'node:crypto'
import { explainProduct } from '@tessera/contract/platform/additions/explain-product'
import { Notice } from '@tessera/ui/notice'
import { data } from 'react-router'
import { explainFor, openProduct } from '../features/product/why/explain.server.ts'
import { ExplanationScreen } from '../features/product/why/explanation-screen.tsx'
import { readQuestion, whyHref } from '../features/product/why/question.ts'
import { questionFields, withBuyer } from '../features/product/why/question-fields.server.ts'
import { QuestionForm } from '../features/product/why/question-form.tsx'
import { requireRight } from '../operations/read-operation.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/product-why.ts'

/** Why somebody sees a product or not, and why it costs them what it costs. */
export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  requireRight(staff.caller, explainProduct, { productID: id })
  const question = await withBuyer(staff, id, readQuestion(url.searchParams))
  const [fields, outcome] = await Promise.all([questionFields(staff, id, question), explainFor(staff, id, question)])
  return { id, question, fields, outcome, key: randomUUID() }
}

export async function action({ params: { id }, url, request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  const form = await request.formData()
  const [opening, key] = [String(form.get('opening') ?? ''), String(form.get('key') ?? '')]
  const outcome = await openProduct(staff, id, await withBuyer(staff, id, readQuestion(url.searchParams)), {
    opening,
    key,
  })
  return data(outcome, { status: 'problem' in outcome ? 400 : 200 })
}

export default function ProductWhy({ loaderData, actionData }: Route.ComponentProps) {
  const { id, question, fields, outcome, key } = loaderData
  return (
    <div className="grid gap-5">
      <QuestionForm question={question} fields={fields} problem={'problem' in outcome ? outcome.problem : null} />
      {actionData && (
        <Notice kind={'problem' in actionData ? 'error' : 'success'} isLive>
          {'problem' in actionData ? actionData.problem : actionData.done}
        </Notice>
      )}
      {'view' in outcome && (
        <ExplanationScreen view={outcome.view} action={whyHref(id, question)} idempotencyKey={key} />
      )}
    </div>
  )
}

import type { StaffAccount } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { SelectField, TextField } from '@tessera/ui/field'
import { Suspense } from 'react'
import { Form } from 'react-router'
import { onDemand } from '../../generic/on-demand.tsx'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { ExplainOutcome } from '../product/why/explain.server.ts'
import { type ProductQuestion, whyHref } from '../product/why/question.ts'

export interface CustomerWhyView {
  product: string
  question: ProductQuestion
  /** Null until a product is named. */
  outcome: ExplainOutcome | null
  key: string
}

interface Props {
  account: StaffAccount
  why: CustomerWhyView
}

const ExplanationScreen = onDemand(
  async () => (await import('../product/why/explanation-screen.tsx')).ExplanationScreen,
)

/** Why this customer sees a product or not, and why it costs them what it costs. */
export function CustomerWhy({ account: { people, buyerID }, why: { product, question, outcome, key } }: Props) {
  const options = people.map(({ userID, name, email }) => ({ value: userID, label: `${name} (${email})` }))
  return (
    <ScreenPart title="Why can’t they see it? Why this price?">
      <Form
        role="search"
        aria-label="Explain a product"
        preventScrollReset
        className="flex flex-wrap items-end gap-3"
        key={`${product} ${JSON.stringify(question)}`}
      >
        <TextField
          label="SKU"
          name="product"
          required
          autoComplete="off"
          spellCheck={false}
          defaultValue={product}
          data-key="w"
          error={outcome && 'problem' in outcome ? outcome.problem : undefined}
        />
        {options.length > 0 && (
          <SelectField label="Person" name="userID" options={options} defaultValue={question.userID} />
        )}
        <TextField
          label="Quantity"
          name="quantity"
          type="number"
          min={1}
          isOptional
          inputMode="numeric"
          defaultValue={question.quantity}
        />
        <Button type="submit">Explain</Button>
      </Form>
      {outcome && 'view' in outcome && (
        <Suspense fallback={<div className="console-progress" />}>
          <ExplanationScreen
            view={outcome.view}
            action={whyHref(outcome.view.productID, { ...question, buyerID })}
            idempotencyKey={key}
          />
        </Suspense>
      )}
    </ScreenPart>
  )
}

import type { Proposal } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/choice-field'
import { TextAreaField, TextField } from '@tessera/ui/field'
import { formatMoney, formatUnits } from '@tessera/ui/format'
import { Form } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { type ScopedField, ScopeFields, scopedFields } from '../../kit/plans/scoped-form.tsx'
import { LaborRows } from './labor-rows.tsx'

interface Props {
  proposal: Proposal
  refusal: FormRefusal | undefined
  isBusy: boolean
}

/** The whole proposal in one form with one save button. */
export function ProposalForm({ proposal, refusal, isBusy }: Props) {
  const field = scopedFields(refusal, 'proposal', knownOf(proposal))
  return (
    <Form method="post" encType="multipart/form-data" className="grid gap-10">
      <input type="hidden" name="intent" value="save" />
      <ScopeFields scope="proposal" refusal={refusal} />
      <div className="grid gap-5">
        <div className="grid gap-4 tablet:grid-cols-2">
          <TextField label="Proposal name" {...field('title')} maxLength={120} required />
          <TextField label="Client" {...field('clientName')} maxLength={120} autoComplete="off" isOptional />
        </div>
        <TextAreaField label="Note to client" {...field('intro')} rows={3} maxLength={1000} isOptional />
        <TextField
          label={proposal.hasLogo ? 'Replace logo' : 'Logo'}
          name="photoFile"
          id="photo-proposal"
          type="file"
          accept="image/jpeg,image/png,image/webp"
          hint="JPEG, PNG or WebP, up to 8 MB. Shown at the top of the page and PDF."
          error={refusal?.fields.photo}
          isOptional
        />
        {proposal.hasLogo && <Checkbox label="Remove logo" name="removesLogo" />}
      </div>
      <Materials proposal={proposal} field={field} />
      <LaborRows proposal={proposal} refusal={refusal} field={field} />
      <Terms field={field} />
      <div>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          Save proposal
        </Button>
      </div>
    </Form>
  )
}

function knownOf(proposal: Proposal): Record<string, string | null> {
  const { title, clientName, intro, scope, exclusions, depositPercent, markupPercent, lines, labor } = proposal
  const markups = lines.map(({ lineNo, markupPercent: own }) => [`markup-${lineNo}`, own === null ? null : String(own)])
  const work = labor.flatMap(({ name, totalCents }, at) => [
    [`labor-name-${at}`, name],
    [`labor-amount-${at}`, (totalCents / 100).toFixed(2)],
  ])
  return {
    title,
    clientName,
    intro,
    scope,
    exclusions,
    depositPercent: depositPercent === null ? null : String(depositPercent),
    markupPercent: String(markupPercent),
    ...Object.fromEntries([...markups, ...work]),
  }
}

const Terms = ({ field }: { field: ScopedField }) => (
  <fieldset className="grid gap-5">
    <legend className="mb-4 font-display text-2xl">Terms</legend>
    <TextAreaField
      label="Scope of work"
      {...field('scope')}
      rows={4}
      maxLength={2000}
      hint="Describe the work that is included."
      isOptional
    />
    <TextAreaField
      label="Not included"
      {...field('exclusions')}
      rows={3}
      maxLength={2000}
      hint="For example plumbing, permits or repairs to the subfloor."
      isOptional
    />
    <TextField
      label="Deposit at signing"
      {...field('depositPercent')}
      inputMode="decimal"
      maxLength={6}
      after="%"
      className="max-w-xs"
      isOptional
    />
  </fieldset>
)

function Materials({ proposal, field }: { proposal: Proposal; field: ScopedField }) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 font-display text-2xl">Materials</legend>
      <TextField
        label="Markup"
        {...field('markupPercent')}
        inputMode="decimal"
        maxLength={6}
        after="%"
        hint="Applied to every line and to delivery. Sales tax passes through without markup."
        className="max-w-xs"
        required
      />
      <ul className="border-t border-grout">
        {proposal.lines.map(({ lineNo, name, room, boxes, unit, costCents, clientCents }) => (
          <li
            key={lineNo}
            className="grid gap-x-6 gap-y-2 border-b border-grout py-4 tablet:grid-cols-[1fr_10rem_9rem] tablet:items-center"
          >
            <p className="grid">
              {name}
              <span className="text-sm text-stone">
                {[room, formatUnits(boxes, unit), `your cost ${formatMoney(costCents)}`].filter(Boolean).join(' · ')}
              </span>
            </p>
            <TextField
              label={
                <>
                  Line markup<span className="sr-only"> {lineNo}</span>
                </>
              }
              {...field(`markup-${lineNo}`)}
              inputMode="decimal"
              maxLength={6}
              after="%"
              isOptional
            />
            <p className="tabular tablet:text-end">
              {formatMoney(clientCents)}
              <span className="block text-sm text-stone">for the client</span>
            </p>
          </li>
        ))}
      </ul>
      <Checkbox
        label="Show a price for every line"
        hint="Otherwise only the materials total is shown."
        name="showsLines"
        defaultChecked={proposal.showsLines}
      />
    </fieldset>
  )
}
